import { languages } from "#locales/languages.server.ts";
import { monthsOf } from "../../text/durations.ts";
import { phraseFinder } from "../../text/phrases.ts";
import type { Product } from "../../text/products.ts";
import type { Quantity } from "../../text/quantities.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import { isRow } from "../asks/row-picks.ts";
import { ofMoney } from "../asks/topic-families.ts";
import type { Topic } from "../asks/topics.ts";
import { endings } from "../follow-ups/what-follows.ts";
import { PLAIN, SURE } from "../thread/heard.ts";
import type { Thread } from "../thread/thread.ts";
import { read } from "../words/reading.ts";
import { tokensIn, type Words } from "../words/segments.ts";

/** "And if I stop in the fourth month, what will I have paid?": what it has come to by then, too. */
export function withSumUntil(found: Ask[], words: Words, before: Thread): Ask[] {
  const period = found.flatMap(({ quantities }) => quantities).find(isPeriod) ?? monthReached(words);
  const { cues } = read(words);
  const end = found.find(({ topic }) => endings.has(topic));
  const isPaid = findPaid(tokensIn(words)).length > 0;
  const row = rowIn(found, words, before);
  // "Am I bound for a year?" asks for no sum.
  const isSum =
    isPaid || ((end || cues.has("stop")) && (cues.has("stop") || cues.has("cost") || cues.has("sum")));
  if (!period || !row || !isSum) return found;
  const [spoken] = found;
  const rest = found.filter(
    ({ topic, probability }) => endings.has(topic) || !isMisheard(topic, probability, isPaid),
  );
  const sum: Ask = { ...(end ?? spoken ?? plain), topic: "compare", products: [row], quantities: [period] };
  const ofSum: Ask = { ...sum, described: false, aspect: undefined, counts: before.counts, firm: true };
  return [...rest, ofSum];
}

/** What was paid by then is often heard as something else. */
function isMisheard(topic: Topic, probability: number, isPaid: boolean) {
  return ofMoney.has(topic) || (isPaid && probability < PLAIN);
}

/** What was spoken of, unless another row is named: "the site" is what is paid for, whatever it is. */
function rowIn(found: readonly Ask[], words: Words, { products }: Thread): Product | undefined {
  const [focus, more] = products.filter(isRow);
  const named = read(words).named.filter(isRow);
  const others = focus && !more ? named.filter(({ id }) => id !== "marketingWebsite") : named;
  return [
    ...others,
    ...(focus && !more ? [focus] : []),
    ...found.flatMap((ask) => ask.products),
    ...products,
  ].find(isRow);
}

/** "In the 4th month", "au sixième mois", "after month four" */
function monthReached(words: Words): Quantity | null {
  const at = words.findIndex(({ word }) => months.has(word));
  if (at < 0) return null;
  const value =
    words[at - 1]?.number ??
    (ordinalEnds.has(words[at - 1]?.word ?? "") ? words[at - 2]?.number : undefined) ??
    places.get(words[at - 1]?.word ?? "") ??
    words[at + 1]?.number ??
    0;
  return value > 1 ? { kind: "duration", unit: "month", value, start: 0, end: 0 } : null;
}

function isPeriod(quantity: Quantity) {
  return quantity.kind === "duration" && monthsOf(quantity) !== null;
}

const plain = { quantities: [], hints: [], monthly: true, described: false, probability: SURE } as const;
const months = wordsInAllLanguages(({ units }) => units.month);
/** 4th, 4e, 4ème, 6.º */
const ordinalEnds = new Set(["st", "nd", "rd", "th", "e", "er", "eme", "ieme", "o", "a"]);
const places = new Map(
  Object.values(languages).flatMap(({ vocabulary }) =>
    vocabulary.pricing.monthPlaces.split(", ").map((word, at) => [word, at + 1] as const),
  ),
);
const findPaid = phraseFinder([[inAllLanguages(({ pricing }) => pricing.paidUntil), true]]);
