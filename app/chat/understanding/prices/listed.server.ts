import type { PriceId } from "#app/studio/prices.ts";
import { phraseFinder } from "../../text/phrases.ts";
import { inAllLanguages } from "../../text/vocabulary.ts";
import { type Ask, rowTopics, SURE } from "../asks/ask.ts";
import { isGrown, isRow, sites } from "../asks/row-picks.ts";
import { needing, ofNeeds } from "../asks/topic-families.ts";
import type { Topic } from "../asks/topics.ts";
import { describedBy } from "../needs/need.server.ts";
import { asProducts } from "../thread/shown-by.ts";
import type { Thread } from "../thread/thread.ts";
import { read } from "../words/reading.ts";
import { isMonthly, sentencesOf, tokensIn, type Words } from "../words/segments.ts";
import { either } from "../words/telling-words.ts";
import { isUndecided } from "./each-price.server.ts";
import { rowsListed, rowsSetAgainst } from "./rows-listed.server.ts";

/**
 * The asks with what a message lists and wants added up, in one sum, named or described: "the site with its pages, and
 * screens for the staff: both together?"; or with what it sets against each other.
 */
export function withListed(asks: readonly Ask[], words: Words, { topic: before }: Thread): Ask[] {
  const { cues, quantities, named, counts, monthly, once } = read(words);
  const [first] = asks;
  if (!first || before !== null || first.aspect === "choice" || isUndecided(words)) return [...asks];
  const against = cues.has("cost") ? rowsSetAgainst(words) : [];
  if (against.length === 2) return asOne(asks, "difference", against);
  // "Roles on one side, tenants on the other: what is the difference in price?"
  const isOfTwo =
    cues.has("compare") &&
    cues.has("cost") &&
    !(monthly && once) &&
    asks.length === 1 &&
    first.products.filter(isRow).length < 2;
  const weighed = isOfTwo && weighable.has(first.topic) ? rowsListed(words) : [];
  if (weighed.length === 2) return asOne(asks, "compare", weighed);
  const isSum = cues.has("sum") || findAll(tokensIn(words)).some(({ values }) => values.includes("all"));
  // "A panel, plus somebody who keeps it up to date: the price?" asks for both, without a word of a sum.
  const added = asks.some(({ topic }) => addable.has(topic)) ? sentencesOf(words).filter(addsUp).flat() : [];
  // "Both together, the lowest and the highest" weighs nothing.
  const isRange = cues.has("lowest") && cues.has("dearer");
  const isWeighed =
    words.some(({ word }) => either.has(word)) ||
    weighing.some((cue) => cues.has(cue) && !(isRange && ends.has(cue)));
  const isElse = asks.every(
    ({ topic, probability }) =>
      !needing.has(topic) && !ofNeeds.has(topic) && !addable.has(topic) && probability >= SURE,
  );
  if (!(isSum || added.length > 0) || isWeighed || isElse || Object.keys(counts).length > 0) return [...asks];
  const rows = isSum ? rowsListed(words) : rowsListed(added, PLAINLY);
  const isNamed = rows.every((row) => named.some(({ id }) => id === row));
  // Who names them all describes none beside, but for what a name is a part of: "accounts and a dashboard".
  const ownRows = named.filter(isRow);
  const isMore = ownRows.length > 1 && ownRows.every(({ id }) => rows.some((row) => row === id));
  // What is described is a first version or what it grows into, and never both.
  const isOneProduct =
    !isNamed && rows.some((row) => isGrown(row, asProducts(rows.filter((id) => id === "mvp"))));
  const isOneSite = !isSum && !isNamed && rows.every((row) => sites.has(row));
  // "They must not see each other's data, and besides we are audited": one thing, said at length.
  const isOneThing = !isSum && named.filter(isRow).length === 0 && describedBy(words) !== null;
  if (
    rows.length < 2 ||
    isOneProduct ||
    isOneSite ||
    isOneThing ||
    ((isNamed || isMore) && asks.some(({ topic }) => summed.has(topic)))
  )
    return [...asks];
  return asOne(asks, "estimate", rows).map((ask, at) =>
    at > 0 ? ask : { ...ask, quantities, monthly: isMonthly(words), described: !isNamed },
  );
}

function addsUp(sentence: Words) {
  return findAsWell(tokensIn(sentence)).length > 0;
}

/** What is asked of these rows, and what else is asked that is no matter of prices. */
function asOne(asks: readonly Ask[], topic: Topic, rows: readonly PriceId[]): Ask[] {
  const spoken = asks.find((ask) => rowTopics.has(ask.topic)) ?? asks[0];
  if (!spoken) return [];
  const products = rows.map((id) => ({ kind: "row", id }) as const);
  const others = asks.filter(
    (ask) =>
      ask !== spoken && !rowTopics.has(ask.topic) && !ofNeeds.has(ask.topic) && ask.probability >= SURE,
  );
  return [{ ...spoken, topic, products, described: false, aspect: undefined }, ...others];
}

const weighable: ReadonlySet<Topic> = new Set<Topic>(["compare", "difference", "price"]);
const addable: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "subscription-price",
  "compare",
  "estimate",
  "budget",
]);
const ends: ReadonlySet<string> = new Set(["lowest", "dearer"]);
/** So likely are rows that are only put beside each other. */
const PLAINLY = 0.4;
const weighing = ["compare", "cheaper", "dearer", "lowest"] as const;
const summed: ReadonlySet<Topic> = new Set<Topic>(["estimate", "subscription-price"]);

const findAsWell = phraseFinder([[inAllLanguages(({ pricing }) => pricing.asWell), true]]);
// "Both ways of paying" are of one thing.
const findAll = phraseFinder([
  [inAllLanguages(({ all }) => all), "all"],
  [inAllLanguages(({ pricing }) => pricing.bothWays), "ways"],
]);
