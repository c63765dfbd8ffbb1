import { studio } from "#app/studio/company.ts";
import { priceRow } from "#app/studio/prices.ts";
import type { Cue } from "#locales/language.ts";
import { findCues } from "../../text/cues.ts";
import { findNeeds } from "../../text/needs.ts";
import { type Found, phraseFinder } from "../../text/phrases.ts";
import type { Product } from "../../text/products.ts";
import type { Quantity } from "../../text/quantities.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { Counts } from "../asks/ask.ts";
import { rowOfRange } from "../asks/row-picks.ts";
import type { MaskedWord } from "./masked-words.ts";
import { memoized } from "./memoized.ts";
import { countsIn, fillers, isAlone } from "./numbers-in.ts";
import { isPast, withPeriod } from "./periods.ts";
import { tokensIn, type Words } from "./segments.ts";

/** What a part of a message says, whatever was spoken of before. */
export type Reading = {
  readonly named: readonly Product[];
  /** … and what is said not to be meant: "not the panel", "the panel, no" */
  readonly denied: readonly Product[];
  readonly counts: Counts;
  /** the rows that come closest to what it needs, where it names none */
  readonly needed: readonly Product[];
  readonly cues: ReadonlySet<Cue>;
  readonly quantities: readonly Quantity[];
  readonly monthly: boolean;
  readonly once: boolean;
  /** a number alone: "for two of them" */
  readonly number: number | null;
  /** it says nothing beside: "and for an MVP?" */
  readonly isFragment: boolean;
  /** so many words say something beside */
  readonly rest: number;
  /** it says "it" or "that" */
  readonly refers: boolean;
  /** of them there are so many: "two of them" */
  readonly isOfThem: boolean;
  readonly length: number;
};

export const read = memoized(readAnew);

function readAnew(part: Words): Reading {
  const words = part.filter(({ word }) => word !== "?");
  const tokens = tokensIn(words);
  // "Without buying it": by the month.
  const once = findOnce(tokens).filter(({ start }) => !withouts.has(words[start - 1]?.word ?? ""));
  // "No, the page" takes back what was said, "that does not matter" does not.
  const said = findCues(tokens).filter(
    ({ start, end, values }) =>
      !isOfAmount(words, start, end) &&
      (!values.includes("instead") || values.includes("swap") || end - start > 1 || start <= 1) &&
      !(values.includes("dearer") && isNegated(words, start)) &&
      // "In one payment" is no one piece.
      !(values.includes("single") && once.some((other) => other.start < end && start < other.end)),
  );
  // "With a checkout for subscriptions" says how others will pay.
  const isSold = (at: number) => words.slice(Math.max(0, at - 2), at).some(({ word }) => selling.has(word));
  const monthly = findMonthly(tokens).filter(({ start }) => !isNegated(words, start) && !isSold(start));
  // "How much is it" says more than what it is about.
  const telling = said.filter(({ values }) => !values.some((cue) => asking.has(cue)));
  const covered = new Set([...telling, ...monthly, ...once].flatMap(placesOf));
  // "Instead" at the end takes back what was said; what goes for what stands beside "instead of".
  const cues = new Set(
    said.flatMap(({ values }) =>
      values.includes("instead") ? values.filter((cue) => cue !== "swap") : values,
    ),
  );
  const isNot = (index: number) => isNegated(words, index) || isDeniedAfter(words, index);
  const meant = words.filter((word, index) => word.products.length > 0 && !isNot(index));
  const needed = needsIn(tokens);
  // "If members pay a yearly fee": that is of them, and no period to pay for.
  const named = narrowed(
    [...new Set((meant.length > 0 ? meant : words).flatMap(({ products }) => products))],
    cues.has("year") ? needed.filter(({ id }) => id !== "saasPrototype") : needed,
  );
  // "It is 600, and not 6,000"
  const isDenied = (quantity: Quantity | null, at: number) =>
    quantity?.kind === "money" && isNegated(words, at);
  const kept = words.filter(({ quantity }, at) => !isDenied(quantity, at));
  const isLeft = kept.some(({ quantity }) => quantity?.kind === "money");
  // "Why 850, and not 300?" names both ends of a price.
  const isMeant = isLeft && rowOfRange(moneyIn(words)) === null;
  const quantities = (isMeant ? kept : words).flatMap(({ quantity }) => quantity ?? []);
  const isBeside = ({ word, products, quantity, number }: MaskedWord) =>
    products.length === 0 && !quantity && number === null && !fillers.has(word);
  const cued = new Set(said.flatMap(placesOf));
  const rest = words.filter(
    (word, index) => isBeside(word) && !covered.has(index) && !cued.has(index),
  ).length;
  return {
    named,
    denied: words.flatMap(({ products }, index) => (isNot(index) ? products : [])),
    counts: countsIn(words),
    needed: needed.filter(({ id }) => !named.some((product) => product.id === id)),
    cues,
    quantities: isPast(words) ? quantities : withPeriod(cues, quantities),
    monthly: monthly.length > 0,
    once: once.length > 0,
    number: words.find((_, index) => isAlone(words, index))?.number ?? null,
    isFragment: words.every((word, index) => !isBeside(word) || covered.has(index)),
    rest,
    refers: words.some(({ word }) => pronouns.has(word)),
    isOfThem: words.some(
      ({ number }, at) =>
        number !== null && [1, 2].some((next) => pronouns.has(words[at + next]?.word ?? "")),
    ),
    length: words.length,
  };
}

const asking: ReadonlySet<Cue> = new Set<Cue>(["cost", "long", "stop"]);

/** "And with 1,500?" is that amount, and "with 500 more" so much on top. */
function isOfAmount(words: Words, start: number, end: number) {
  const isAlone = end === start + 1 && having.has(words[start]?.word ?? "");
  const isMore = words.slice(end + 1, end + 1 + NEAR).some(({ word }) => onTop.has(word));
  return isAlone && words[end]?.quantity?.kind === "money" && !isMore;
}

const NEAR = 3;

/** "not the site": said just before, without a comma between. */
function isNegated(words: Words, index: number) {
  for (let at = index - 1; at >= 0 && at >= index - 3; at--) {
    if (words[at + 1]?.cut) return false;
    if (nots.has(words[at]?.word ?? "")) return true;
  }
  return false;
}

/** "The panel no: the MVP": said just after, before what is meant instead. */
function isDeniedAfter(words: Words, index: number) {
  const [next, then] = [words[index + 1], words[index + 2]];
  return (
    next !== undefined &&
    denials.has(next.word) &&
    next.cut === null &&
    then !== undefined &&
    then.cut !== null
  );
}

/**
 * "Authentication by roles" is the row of that service which has them; "register, pay us each month, see a dashboard" is
 * the product that has one.
 */
function narrowed(named: readonly Product[], needed: readonly Product[]): readonly Product[] {
  const paid = needed.find(({ id }) => id === "saasPrototype");
  if (paid && named.length === 1 && named[0]?.id === "adminPanels") return [paid];
  return named.flatMap((product) => {
    const rows = needed.filter(
      ({ kind, id }) => kind === "row" && product.kind === "service" && priceRow(id).service === product.id,
    );
    return rows.length > 0 ? rows : [product];
  });
}

function needsIn(tokens: Parameters<typeof findNeeds>[0]): Product[] {
  const rows = new Set(findNeeds(tokens).flatMap(({ values }) => values));
  // Who wants lists, forms and permissions for the staff wants a panel: roles are in its row.
  if (rows.has("adminPanels")) rows.delete("rbacOauthLogging");
  return [...rows].slice(0, MOST_NEEDED).map((id) => ({ kind: "row", id }));
}

/** The amounts that are said, whatever their currency. */
export function moneyIn(words: Words): number[] {
  return words.flatMap(({ quantity }) => (quantity?.kind === "money" ? [quantity.value] : []));
}

/** The last amount of the studio's currency that quantities hold. */
export function amountIn(quantities: readonly Quantity[]): Quantity | undefined {
  return amountsIn(quantities).at(-1);
}

export function amountsIn(quantities: readonly Quantity[]): Quantity[] {
  return quantities.filter((quantity) => quantity.kind === "money" && quantity.currency === studio.currency);
}

/** Nobody needs more in a sentence. */
const MOST_NEEDED = 2;

function placesOf({ start, end }: Pick<Found<unknown>, "start" | "end">) {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

const pronouns = wordsInAllLanguages(({ pronouns }) => pronouns);
const denials = new Set(["no", "non", "not"]);
const withouts = wordsInAllLanguages(({ cues }) => cues.without);
const selling = wordsInAllLanguages(({ pricing }) => pricing.selling);
const having = wordsInAllLanguages((vocabulary) => vocabulary.having);
const onTop = wordsInAllLanguages(({ pricing }) => pricing.onTop);
const nots = wordsInAllLanguages(({ not }) => not);
const findMonthly = phraseFinder([[inAllLanguages(({ monthly }) => monthly), true]]);
const findOnce = phraseFinder([[inAllLanguages(({ once }) => once), true]]);
