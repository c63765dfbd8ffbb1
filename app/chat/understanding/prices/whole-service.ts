import { phraseFinder } from "../../text/phrases.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import { type Ask, isOffList } from "../asks/ask.ts";
import { isRow, rowsAmong } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { asProducts } from "../thread/shown-by.ts";
import { read } from "../words/reading.ts";
import { tokensIn, type Words } from "../words/segments.ts";

/** The asks of who wants all that a service sells, added up: "all three security services, total?", "tout le front-end, ça fait combien ?" */
export function wholeService(asks: readonly Ask[], words: Words): Ask[] {
  const { cues, named } = read(words);
  const [service, other] = named.filter(({ kind }) => kind === "service");
  if (!service || other || named.some(isRow) || cues.has("compare")) return [...asks];
  const rows = rowsAmong([service]);
  const products = asProducts(rows);
  const sum = asks.find((ask) => summing.has(ask.topic) && !isOffList(ask));
  const isReckoned = cues.has("sum") || asks.some(({ topic }) => topic === "estimate");
  if (!sum || rows.length < 2 || !isReckoned || !isWhole(words, service.id, rows.length)) return [...asks];
  const all: Ask = { ...sum, topic: "estimate", products, counts: {}, described: false, aspect: undefined };
  return [all, ...asks.filter(({ topic }) => !summing.has(topic))];
}

/** "Everything", or as many as the service has, just before its name: three of them are each of them once. */
function isWhole(words: Words, service: string, count: number) {
  const at = words.findIndex(({ products }) => products.some(({ id }) => id === service));
  const before = words.slice(Math.max(0, at - NEAR), at);
  const after = words.slice(at + 1, at + 1 + NEAR);
  return (
    before.some(({ word, number }) => number === count || whole.has(word)) ||
    findAll(tokensIn(before)).length > 0 ||
    after.some(({ number }) => number === count)
  );
}

const NEAR = 5;
const summing: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "estimate",
  "subscription-price",
  "price-list",
  "service-security",
  "service-frontend",
  "service-fullstack",
]);
const whole = wordsInAllLanguages(({ pricing }) => pricing.whole);
const findAll = phraseFinder([[inAllLanguages(({ all }) => all), true]]);
