import { type Price, priceRow, prices } from "#app/studio/prices.ts";
import { phraseFinder } from "../../text/phrases.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import { isRow, rowsAmong } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { PLAIN } from "../thread/heard.ts";
import { asProducts } from "../thread/shown-by.ts";
import type { Thread } from "../thread/thread.ts";
import { isOfMonths } from "../words/periods.ts";
import { amountsIn, read } from "../words/reading.ts";
import { isMonthly, tokensIn, type Words } from "../words/segments.ts";
import { findLevels } from "../words/telling-words.ts";

/** The asks where an amount is a row's own price, and none to be spent: "the 850 for the page", "your plan at 400 a month". */
export function atOwnPrice(asks: readonly Ask[], words: Words, before: Thread): Ask[] {
  const { cues, monthly, once, quantities } = read(words);
  const amounts = amountsIn(words.flatMap(({ quantity }) => quantity ?? [])).map(({ value }) => value);
  if (amounts.length === 0) return before.topic ? [...asks] : asks.map((ask) => asNotMonthly(ask, words));
  if (isToSpend(words)) return monthly ? asks.map(asSpent) : [...asks];
  const [first] = asks;
  const plan = first && monthly && amounts.length === 1 ? planOf(first, words, amounts[0] ?? 0) : null;
  if (plan) return [plan];
  const row = rowOf(asks, words, before);
  if (!row && first && monthly && amounts.length === 1 && isOfPlan(asks, words))
    return planAt(asks, amounts[0] ?? 0);
  if (!row || !amounts.every((amount) => endsOf(row).has(amount))) return [...asks];
  const budget = asks.find(({ topic }) => topic === "budget");
  const others = asks.filter((ask) => ask !== budget);
  if (!budget) return [...asks];
  const isWeighed = (monthly && once) || cues.has("compare") || cues.has("cheaper");
  if (others.length > 0) return others;
  const isOver = isWeighed || quantities.some(isOfMonths);
  const topic = isOver ? "compare" : monthly ? "subscription-price" : "price";
  return [{ ...budget, topic, products: asProducts([row]), quantities: quantities.filter(isOfMonths) }];
}

/** "What do you ask for an MVP?": hardly heard, and no word of it says by the month; both prices are meant. */
function asNotMonthly(ask: Ask, words: Words): Ask {
  const isNamed = read(words).named.some(isRow) && ask.products.some(isRow);
  const isOpen = ask.topic === "subscription-price" && !ask.monthly && !isMonthly(words);
  return isOpen && isNamed && ask.probability < PLAIN ? { ...ask, topic: "price" } : ask;
}

/** "I can spare 100 a month, nothing upfront" asks for no instalments. */
function asSpent(ask: Ask): Ask {
  return ask.topic === "instalments" ? { ...ask, topic: "budget", products: [], once: false } : ask;
}

/** The one row that is named or asked for, or was spoken of. */
function rowOf(asks: readonly Ask[], words: Words, { products: focus }: Thread) {
  const named = read(words).named.filter(isRow);
  const asked = asks.flatMap(({ products, described }) => (described ? [] : products)).filter(isRow);
  const [row, more] = rowsAmong([named, asked, focus.filter(isRow)].find(({ length }) => length > 0) ?? []);
  return row && !more ? row : null;
}

function endsOf(row: Parameters<typeof priceRow>[0]): ReadonlySet<number> {
  const { fixed, subscription } = priceRow(row);
  return new Set(
    [fixed, ...(subscription ? [subscription] : [])].flatMap(({ min, max }: Price) => [min, max]),
  );
}

function isToSpend(words: Words) {
  return findSpending(tokensIn(words)).length > 0;
}

function isOfPlan(asks: readonly Ask[], words: Words) {
  return findLevels(tokensIn(words)).length > 0 && asks.every(({ topic }) => ofPlans.has(topic));
}

/** What is sold at this by the month: what it is, and its price. */
function planAt(asks: readonly Ask[], amount: number): Ask[] {
  const isAt = (price: Price | null) =>
    price?.per === "month" && price.min === amount && price.max === amount;
  const rows = prices
    .filter(({ fixed, subscription }) => isAt(fixed) || isAt(subscription))
    .map(({ id }) => id);
  const [first] = asks;
  return rows.length === 0 || !first
    ? [...asks]
    : [
        {
          ...first,
          topic: "difference",
          products: asProducts(rows),
          quantities: [],
          described: false,
          aspect: undefined,
        },
      ];
}

/** "What is in the plan at 40?": the one row that begins or ends at this by the month. */
function planOf(ask: Ask, words: Words, amount: number): Ask | null {
  const { cues, named } = read(words);
  const at = words.findIndex(({ quantity }) => quantity?.kind === "money");
  const isKnown = words.slice(Math.max(0, at - NEAR), at).some(({ word }) => known.has(word));
  const isAsked = cues.has("define") || cues.has("included") || ask.topic === "includes";
  const rows = prices.filter(
    ({ subscription }) => subscription?.min === amount || subscription?.max === amount,
  );
  const [row, more] = rows;
  if (!isKnown || !isAsked || named.length > 0 || !row || more || !ofPlans.has(ask.topic)) return null;
  const products = asProducts([row.id]);
  return {
    ...ask,
    topic: "includes",
    products,
    quantities: [],
    monthly: true,
    described: false,
    aspect: undefined,
  };
}

const NEAR = 3;
const known = wordsInAllLanguages(({ those, determiners }) => `${those}, ${determiners}, l`);

const ofPlans: ReadonlySet<Topic> = new Set<Topic>([
  "subscription",
  "subscription-price",
  "price",
  "includes",
  "budget",
]);

const findSpending = phraseFinder([[inAllLanguages(({ pricing }) => pricing.spending), true]]);
