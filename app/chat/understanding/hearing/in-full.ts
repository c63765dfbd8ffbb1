import { phraseFinder } from "../../text/phrases.ts";
import type { Product } from "../../text/products.ts";
import { inAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import { isRow, isUpkeep, rowsAmong, rowsPricedAt, sites } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { amountIn, read } from "../words/reading.ts";
import { tokensIn, type Words } from "../words/segments.ts";
import { findContents, namedEither, sitesIn } from "./either-of.ts";

/**
 * The asks of who wants to know what is in a thing as well as what it costs, or which of two they need: both are said,
 * and each of them once.
 */
export function inFull(asks: readonly Ask[], words: Words): Ask[] {
  const tokens = tokensIn(words);
  const pair = sitesIn(words);
  const isOfContents = findContents(tokens).length > 0;
  const { cues, named, needed } = read(words);
  const isWeighed = cues.has("dearer") || cues.has("cheaper") || cues.has("lowest") || cues.has("compare");
  const isSuiting = findSuiting(tokens).length > 0 || isTornBetween(words);
  // "The dearer of the two, what is in it?", of what was spoken of, is of that one.
  const isOfNamed = !cues.has("sum") && (named.length > 0 || pair !== null);
  const two = isSuiting && isOfNamed ? namedEither(words) : null;
  const whole = two ? ofBoth(asks, two) : asks;
  const full = whole
    .map((ask) => (pair && weighed.has(ask.topic) && isOfSites(ask) ? asPair(ask, pair) : ask))
    .map((ask) =>
      isOfNamed && (isOfContents || isSuiting) ? asDifference(ask, isOfContents, isWeighed) : ask,
    )
    .map((ask) => (isOfContents ? withContents(ask) : ask));
  const joined = withTheOther(withTime(full, findReady(tokens).length > 0), needed);
  return joined.filter(
    (ask, at) => !joined.some((other, place) => place !== at && saysMore(other, ask, place < at)),
  );
}

/** "Upkeep or on-call? Somebody is to change my prices now and then": who tells so much wants to know what each does. */
function isTornBetween(words: Words) {
  const two = namedEither(words);
  if (!two) return false;
  return read(words).rest >= (two.every(isUpkeep) ? TELLING : TELLING_MORE);
}

/** "Upkeep or on-call, which do I need? The shop is down some nights": of both, whatever each half of it is heard as. */
function ofBoth(asks: readonly Ask[], two: readonly Product[]): readonly Ask[] {
  const at = asks.findIndex(({ topic }) => weighed.has(topic) || ofUpkeep.has(topic));
  const [ask] = asks.slice(at);
  if (at < 0 || !ask || asks.some((other) => rowsOf(other).length === 2)) return asks;
  const others = asks.filter(({ topic }) => !weighed.has(topic) && !ofUpkeep.has(topic));
  return [{ ...ask, topic: "difference", aspect: undefined, described: false, products: two }, ...others];
}

/** "Your three levels of security, and what sets them apart", "maintenance or on-call, which do I need?" */
function asDifference(ask: Ask, isOfContents: boolean, isWeighed: boolean): Ask {
  const { topic, aspect, counts = {}, firm } = ask;
  if (aspect === "levels" && isOfContents)
    return { ...ask, topic: "difference", aspect: undefined, products: asRows(ask) };
  const isOpen = aspect === undefined || aspect === "choice" || aspect === "mention";
  const isOfTwo = rowsOf(ask).length === 2 && Object.keys(counts).length === 0 && isOpen;
  // "Which is the dearer, and what is in it beside?" asks for both.
  const isMore = isOfContents && (ranking.has(topic) || aspect === "choice");
  const isRanked = isOfContents && topic === "includes" && isWeighed;
  const isSum = topic === "estimate" && firm;
  return isOfTwo && (isMore || isRanked || ofUpkeep.has(topic) || (priced.has(topic) && !isSum))
    ? { ...ask, topic: "difference", aspect: isOfContents ? undefined : aspect }
    : ask;
}

/** "The price and what it covers", "what do I get for the 400 a month?" */
function withContents(ask: Ask): Ask {
  const [row, more] = rowsOf(ask);
  if (!row || more || ask.products.length > 1 || ask.aspect || Object.keys(ask.counts ?? {}).length > 0)
    return ask;
  const amount = amountIn(ask.quantities)?.value;
  const isItsPrice = amount !== undefined && rowsPricedAt(amount).some((id) => id === row.id);
  const isOfUpkeep = ask.topic === "subscription-price" && isUpkeep(row);
  if (ask.topic === "price" || isOfUpkeep || (ask.topic === "budget" && isItsPrice))
    return { ...ask, topic: "price", quantities: [], aspect: "wanted" };
  return ask.topic === "subscription-price" ? { ...ask, topic: "includes", monthly: true } : ask;
}

/** "An MVP: what do you charge, and how soon could it exist?" */
function withTime(asks: readonly Ask[], isAsked: boolean): readonly Ask[] {
  // "What do you charge for an MVP, and how soon could we have it?"
  const priced = asks.find(({ topic, products }) => topic === "price" && products.length === 1);
  const starts = asks.some(({ topic }) => topic === "start");
  if (isAsked && priced && starts && rowsOf(priced).some((row) => !isUpkeep(row)))
    return asks.map((ask) => (ask.topic === "start" ? { ...priced, topic: "time", aspect: undefined } : ask));
  const [only, second] = asks;
  const isOfOne = only && !second && only.topic === "price" && only.products.length === 1;
  return isAsked && isOfOne && rowsOf(only).length === 1
    ? [only, { ...only, topic: "time", aspect: undefined }]
    : asks;
}

/** "Somebody to ring, and how does that differ from upkeep?": the one is asked against the other. */
function withTheOther(asks: readonly Ask[], needed: readonly Product[]): readonly Ask[] {
  const apart = asks.find((ask) => ask.topic === "difference" && rowsOf(ask).length === 1);
  const [other, more] = asks.filter((ask) => priced.has(ask.topic) && rowsOf(ask).length === 1);
  const [need, another] = apart ? needed.filter(({ id }) => id !== apart.products[0]?.id) : [];
  const against = other && !more ? other.products : need && !another ? [need] : [];
  if (!apart || against.length === 0) return asks;
  const products = [...new Map([...against, ...apart.products].map((one) => [one.id, one])).values()];
  return asks.map((ask) => (ask === apart ? { ...ask, products } : ask));
}

/** Whether what one ask is told is in the answer to another, of the same rows. */
function saysMore(other: Ask, ask: Ask, isBefore: boolean) {
  const isBoth = other.topic === "difference" && ask.topic === "difference";
  const isSame = isBoth && (isBefore || ask.products.length === 0);
  if (!isSame && (!(saying[other.topic] ?? []).includes(ask.topic) || ask.aspect === "range")) return false;
  if (ofUpkeep.has(ask.topic)) return rowsOf(other).some(isUpkeep);
  const rows = rowsOf(ask);
  // "What differs? One page or several?" asks once.
  if (isBoth && ask.products.length === 0) return rowsOf(other).length > 0;
  return rows.length > 0 && rows.every(({ id }) => other.products.some((one) => one.id === id));
}

const saying: Partial<Record<Topic, readonly Topic[]>> = {
  includes: ["price"],
  difference: ["price", "subscription-price", "includes", "cheapest", "dearest", "maintenance", "on-call"],
};

function asPair(ask: Ask, products: readonly Product[]): Ask {
  const isPriced = priced.has(ask.topic) || ask.topic === "budget";
  const topic = ask.topic === "estimate" ? "price" : ask.topic;
  return { ...ask, topic, products, counts: {}, aspect: isPriced ? "choice" : ask.aspect };
}

function isOfSites({ products, aspect }: Ask) {
  const named = products.filter(({ id }) => sites.has(id));
  return named.length === 1 && (aspect === undefined || aspect === "choice");
}

function asRows({ products }: Ask): readonly Product[] {
  return rowsAmong(products).map((id) => ({ kind: "row", id }));
}

function rowsOf({ products }: Ask) {
  return products.filter(isRow);
}

const TELLING = 3;
const TELLING_MORE = 8;
const ofUpkeep: ReadonlySet<Topic> = new Set<Topic>(["maintenance", "on-call"]);
const ranking: ReadonlySet<Topic> = new Set<Topic>(["cheapest", "dearest"]);
const priced: ReadonlySet<Topic> = new Set<Topic>(["price", "subscription-price", "estimate"]);
const weighed: ReadonlySet<Topic> = new Set<Topic>([
  "difference",
  "compare",
  "includes",
  "budget",
  ...ranking,
  ...priced,
]);

const findSuiting = phraseFinder([[inAllLanguages(({ pricing }) => pricing.suiting), true]]);
const findReady = phraseFinder([[inAllLanguages(({ pricing }) => pricing.ready), true]]);
