import type { PriceId } from "#app/studio/prices.ts";
import { phraseFinder } from "../../text/phrases.ts";
import type { Product } from "../../text/products.ts";
import { inAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import { sites } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { guessNeeds } from "../model/classifiers.server.ts";
import type { Thread } from "../thread/thread.ts";
import { read } from "../words/reading.ts";
import { tokensIn, type Words } from "../words/segments.ts";

/**
 * The asks where what is to be paid for is the care of a site that is there, and no site: "what does it cost to keep the
 * site after launch?", "a site that another team built fails all the time, will you look after it?"
 */
export function asUpkeep(asks: readonly Ask[], words: Words, { topic: before }: Thread): Ask[] {
  if (!asks.some(isOfSite) || !isOfCare(words, before)) return [...asks];
  const isTaken = findByOthers(tokensIn(words)).length > 0 && asks.every(({ topic }) => topic !== "redesign");
  const [first] = asks;
  const taken: Ask[] =
    isTaken && first ? [{ ...first, topic: "redesign", products: [], aspect: undefined }] : [];
  const { cues } = read(words);
  const isOfBoth = likelihoodOf("onCall", words) > likelihoodOf("maintenance", words);
  const cared = asks.map((ask): Ask => {
    // "The site, and somebody to keep it updated: in total?" is of both.
    const isSum = cues.has("sum") && ask.products.some(({ id }) => id === "maintenance");
    if (!isOfSite(ask) || isSum) return ask;
    const topic = ask.topic === "estimate" || ask.topic === "subscription-price" ? "price" : ask.topic;
    const cared = { ...ask, topic, described: false, monthly: false } as const;
    // Who looks after it, and who answers: it may be the one or the other.
    return isOfBoth
      ? { ...cared, products: [support], aspect: "levels" }
      : { ...cared, products: [maintenance], aspect: undefined };
  });
  return [...taken, ...cared];
}

/** Asked of a site, or of what is behind one, and of nothing else that is sold. */
function isOfSite({ topic, products }: Ask) {
  return (
    priced.has(topic) &&
    products.length > 0 &&
    products.every(({ kind, id }) => kind === "service" || sites.has(id) || id === "maintenance") &&
    products.some(({ id }) => id !== "maintenance")
  );
}

/** Who has a site built as well wants both. */
function isOfCare(words: Words, before: Topic | null) {
  const { named, monthly, quantities } = read(words);
  const tokens = tokensIn(words);
  const isOther = named.some(({ kind, id }) => kind === "row" && !sites.has(id));
  if (isOther || findBuilding(tokens).length > 0) return false;
  const care = likelihoodOf("maintenance", words) + (isCaredFor(words) ? likelihoodOf("onCall", words) : 0);
  // "And its monthly price?" sounds like upkeep, and goes on with what was spoken of.
  if (isCaredFor(words)) return care >= LIKELY;
  return before === null && !monthly && quantities.length === 0 && care >= UNDOUBTED;
}

function likelihoodOf(row: PriceId, words: Words) {
  return guessNeeds(words).find((guess) => guess.class === row)?.probability ?? 0;
}

/** Whether a word of it is of looking after something. */
export function isCaredFor(words: Words) {
  return findUpkeep(tokensIn(words)).length > 0;
}

const LIKELY = 0.3;
const UNDOUBTED = 0.85;
const support: Product = { kind: "service", id: "support" };
const maintenance: Product = { kind: "row", id: "maintenance" };
const priced: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "subscription-price",
  "estimate",
  "compare",
  "includes",
]);

const findUpkeep = phraseFinder([[inAllLanguages(({ pricing }) => pricing.upkeep), true]]);
const findBuilding = phraseFinder([[inAllLanguages(({ pricing }) => pricing.building), true]]);
const findByOthers = phraseFinder([[inAllLanguages(({ pricing }) => pricing.byOthers), true]]);
