import { studio } from "#app/studio/company.ts";
import { languages } from "#locales/languages.server.ts";
import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import type { Topic } from "../asks/topics.ts";
import type { Words } from "../words/segments.ts";

/** The asks with the currency of the list beside a price that is wanted in another: "how much is a page in dollars?" */
export function inCurrency(asks: readonly Ask[], words: Words): Ask[] {
  if (!words.some((_, at) => isForeign(words, at))) return [...asks];
  return asks.map((ask): Ask => {
    const isPlain = ask.aspect === undefined || ask.aspect === "wanted";
    const topic = ask.topic === "includes" ? "price" : ask.topic;
    const isPriced = ask.products.length > 0 ? priced.has(topic) : general.has(topic);
    return isPlain && isPriced ? { ...ask, topic, aspect: "range" } : ask;
  });
}

/** "In dollars", "en francs suisses", "en USD"; an amount in it is another matter. */
function isForeign(words: Words, at: number) {
  const isOther = others.has(words[at]?.word ?? "") && !words[at]?.quantity;
  return isOther && words.slice(Math.max(0, at - NEAR), at).some(({ word }) => before.has(word));
}

const NEAR = 2;
const names = Object.values(languages).flatMap(({ vocabulary }) => Object.entries(vocabulary.currencies));
const own = new Set(
  names.flatMap(([code, said = ""]) => (code === studio.currency ? said.split(/, */) : [])),
);
const others: ReadonlySet<string> = new Set([
  ...[...wordsInAllLanguages(({ inCurrency }) => inCurrency.names)].filter((name) => !own.has(name)),
  ...names
    .filter(([code]) => code !== studio.currency)
    .flatMap(([code, said = ""]) => [code.toLowerCase(), ...said.split(/, */)]),
]);
const before = wordsInAllLanguages(({ inCurrency }) => inCurrency.before);
const general: ReadonlySet<Topic> = new Set<Topic>(["price-list", "price"]);
const priced: ReadonlySet<Topic> = new Set<Topic>(["price", "estimate", "subscription-price"]);
