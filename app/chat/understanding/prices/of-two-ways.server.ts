import { phraseFinder } from "../../text/phrases.ts";
import type { Product } from "../../text/products.ts";
import { inAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import { isRow, sites } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { guessTopics } from "../model/classifiers.server.ts";
import { PLAIN, UNMISTAKABLE } from "../thread/heard.ts";
import type { Thread } from "../thread/thread.ts";
import { countsPages } from "../words/counts-pages.ts";
import { isOfMonths } from "../words/periods.ts";
import { read } from "../words/reading.ts";
import { asks as asksSomething, questionsIn, tokensIn, type Words } from "../words/segments.ts";

/** The asks of who weighs two ways to pay, or two rows, and what the one or the other is good for. */
export function ofTwoWays(asks: readonly Ask[], words: Words, { topic: before, products }: Thread): Ask[] {
  const { named, needed, monthly, once, quantities, cues } = read(words);
  const rows = named.filter(isRow);
  const [first, second] = asks;
  // "Of six pages": a site of several, where nothing else says what it is.
  if (first && !second && rows.length === 0 && isOfPages(first, words))
    return [{ ...first, products: [website], described: false, aspect: undefined }];
  // "We are an agency and would send you Figma files: what is one worth to you?"
  const isOffer = first?.topic === "partners" && !second && rows.length === 1 && cues.has("cost");
  if (isOffer) return [{ ...first, topic: "price", products: rows }];
  // "And what do I gain by the month?"
  const isBenefit =
    first && !second && monthly && findBenefit(tokensIn(words)).length > 0 && !cues.has("cost");
  if (isBenefit && first.topic === "subscription-price" && before !== null)
    return [{ ...first, topic: "subscription", products: [] }];
  // "Somebody on call around the clock?": how far that goes is in the proposal.
  const isOfHours = words.some(({ quantity }) => quantity?.kind === "duration" && quantity.unit === "hour");
  const isOnCall = first?.products[0]?.id === "onCall" && first.products.length === 1;
  if (first?.topic === "price" && !second && isOfHours && isOnCall)
    return [{ ...first, topic: "on-call", products: [] }];
  // "At the low end, two years?", of a price, is no age.
  const [focus, other] = products.filter(isRow);
  const aged = asks.find(({ topic, quantities }) => topic === "age" && quantities.some(isOfMonths));
  // What else is heard in it, such as the lowest of all prices, is of it too.
  if (aged && focus && !other && rows.length === 0) return [{ ...aged, topic: "compare", products: [focus] }];
  // "Maintenance or on call: which costs less, and is it the same?"
  const isOfBoth =
    rows.length === 2 &&
    asks.length > 1 &&
    asks.every((ask) => weighing.has(ask.topic) && isAmong(ask, rows));
  const weighed = (["compare", "difference"] as const).flatMap(
    (topic) => asks.find((ask) => ask.topic === topic) ?? [],
  )[0];
  if (isOfBoth && weighed && !(monthly && once)) return [{ ...weighed, products: rows }];
  // "An MVP by the month, and after how many months is it as dear as paid once?"
  const isBreakEven =
    rows.length === 1 && asks.every(({ topic }) => oneWay.has(topic) || weighing.has(topic));
  if (first && isBreakEven && findBreakEven(tokensIn(words)).length > 0)
    return [{ ...first, topic: "compare", products: rows, quantities: [], aspect: "paidOff" }];
  // "The difference in euros between buying a panel and renting it for six months?"
  const isGap =
    first?.topic === "compare" &&
    !second &&
    first.aspect === undefined &&
    first.products.filter(isRow).length === 1 &&
    first.quantities.some(isOfMonths) &&
    questionsIn(words).some((part) => asksSomething(part) && findDifference(tokensIn(part)).length > 0);
  if (isGap) return [{ ...first, aspect: "gap" }];
  // "A page, kept for two years: at once or by the month?"
  const [row, more] = rows.length > 0 ? rows : needed;
  const isWeighed = monthly && once && asks.every(({ topic }) => oneWay.has(topic)) && isOfWays(words);
  return isWeighed && first && row && !more
    ? [
        {
          ...first,
          topic: "compare",
          products: [row],
          quantities: quantities.filter(isOfMonths),
          described: rows.length === 0,
        },
      ]
    : [...asks];
}

/** The asks without what only stands beside a plain price: "our app is there. Only the tokens are to be checked. Price?" */
export function withoutBeside(asks: readonly Ask[], words: Words): Ask[] {
  const price = asks.find(
    ({ topic, products }) => (topic === "price" || topic === "estimate") && products.some(isRow),
  );
  if (!price) return [...asks];
  return asks.filter(
    (ask) =>
      // "Two sites, one for tourism and one for culture" asks of no trade.
      !(ofTrades.has(ask.topic) && !asksSomething(words)) &&
      !(ask.topic === "unstated" && ask.products.length > 0 && isAmong(ask, price.products)) &&
      !(isOfAnother(ask) && ask.probability < PLAIN && price.probability >= UNMISTAKABLE),
  );
}

/** The care of what somebody tells that they have: an app. */
function isOfAnother({ topic, products }: Ask) {
  return (
    topic === "service-support" && products.some(({ kind, id }) => kind === "service" && id !== "support")
  );
}

function isOfPages({ topic, products, aspect }: Ask, words: Words) {
  const isOpen = products.length === 0 || (aspect === "unsure" && products.every(({ id }) => sites.has(id)));
  return topic === "price" && isOpen && countsPages(words);
}

function isAmong({ products }: Ask, rows: readonly Product[]) {
  return products.every(({ id }) => rows.some((row) => row.id === id));
}

function isOfWays(words: Words) {
  const [guess] = guessTopics(words, null);
  return guess?.class === "compare" && guess.probability >= PLAIN;
}

const ofTrades: ReadonlySet<Topic> = new Set<Topic>(["industries", "social-media"]);
const website: Product = { kind: "row", id: "marketingWebsite" };
const weighing: ReadonlySet<Topic> = new Set<Topic>([
  "difference",
  "compare",
  "maintenance",
  "on-call",
  "price",
  "includes",
  "cheapest",
]);
const oneWay: ReadonlySet<Topic> = new Set<Topic>(["price", "subscription-price", "compare", "cheapest"]);

const findBreakEven = phraseFinder([[inAllLanguages(({ basket }) => basket.breakEven), true]]);
const findDifference = phraseFinder([[inAllLanguages(({ basket }) => basket.difference), true]]);
const findBenefit = phraseFinder([[inAllLanguages(({ pricing }) => pricing.benefit), true]]);
