import { phraseFinder } from "../../text/phrases.ts";
import { inAllLanguages } from "../../text/vocabulary.ts";
import { type Ask, plainAsk } from "../asks/ask.ts";
import type { Topic } from "../asks/topics.ts";
import { read } from "../words/reading.ts";
import { tokensIn, type Words } from "../words/segments.ts";
import { asUnlisted } from "./joined-asks.ts";

/**
 * The asks of who would be told prices of the list for what others sell: a domain's, a film of the kitchen, shares for
 * an amount.
 */
export function ofOthersWork(asks: readonly Ask[], words: Words): readonly Ask[] {
  const tokens = tokensIn(words);
  const isAll = (topics: ReadonlySet<Topic>) =>
    asks.length > 0 && asks.every(({ topic }) => topics.has(topic));
  const isBare = asks.every(({ products }) => products.length === 0);
  if (isBare && isAll(ofCosts) && findDomain(tokens).length > 0)
    return [plainAsk("domain-email"), ...asks.filter(isPrice).slice(0, 1).map(asUnlisted)];
  if (isBare && isAll(ofAmounts) && findBought(tokens).length > 0) return [plainAsk("off-topic")];
  const isFilmed = findFilmed(tokens).length > 0 && !read(words).cues.has("cost");
  return isFilmed && isAll(heardForFilms) ? [plainAsk("not-offered")] : asks;
}

function isPrice({ topic }: Ask) {
  return topic === "price" || topic === "price-list";
}

const ofCosts: ReadonlySet<Topic> = new Set<Topic>(["price", "price-list", "extra-costs", "invoice"]);
const ofAmounts: ReadonlySet<Topic> = new Set<Topic>(["budget"]);
const heardForFilms: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "meeting",
  "copywriting",
  "design",
  "unstated",
  "not-offered",
]);

const findDomain = phraseFinder([[inAllLanguages(({ elsewhere }) => elsewhere.domain), true]]);
const findBought = phraseFinder([[inAllLanguages(({ elsewhere }) => elsewhere.bought), true]]);
const findFilmed = phraseFinder([[inAllLanguages(({ elsewhere }) => elsewhere.filmed), true]]);
