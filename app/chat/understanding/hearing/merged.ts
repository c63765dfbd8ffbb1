import { type PriceRow, priceRow, prices } from "#app/studio/prices.ts";
import type { Product } from "../../text/products.ts";
import { type Ask, passingTopics } from "../asks/ask.ts";
import { isRow, rowsAmong } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { amountIn } from "../words/reading.ts";

/** Each topic once, with all that it is asked of; what is said in passing only where nothing else is. */
export function merged(asks: readonly Ask[]): Ask[] {
  const weighty = asks.filter(({ topic }) => !passingTopics.has(topic));
  const isBudget = weighty.some(({ topic, quantities }) => topic === "budget" && quantities.length > 0);
  const comparesAll = weighty.some(({ topic, products }) => topic === "compare" && products.length > 0);
  const byTopic = new Map<string, Ask>();
  for (const ask of weighty.length > 0 ? weighty : asks.slice(0, 1)) {
    if (isBudget && vague.has(ask.topic) && (ask.products.length === 0 || ask.aspect === "choice")) continue;
    if (comparesAll && ofOneWay.has(ask.topic)) continue;
    const same = byTopic.get(ask.topic);
    byTopic.set(ask.topic, same ? joined(same, ask) : ask);
  }
  const monthly = weighty.some((ask) => ask.monthly);
  return [...byTopic.values()].map((ask) =>
    ask.topic === "budget" ? { ...ask, monthly: monthly && isMonthlyAmount(ask) } : ask,
  );
}

/** Nobody spends far more by the month than the dearest subscription: "10,000 for a subscription product". */
function isMonthlyAmount({ quantities }: Ask) {
  return (amountIn(quantities)?.value ?? 0) <= 2 * Math.max(...prices.map(dearestMonth));
}

function dearestMonth({ fixed, subscription }: PriceRow) {
  return subscription?.max ?? (fixed.per === "month" ? fixed.max : 0);
}

/** Answered by what an amount is enough for. */
const vague: ReadonlySet<Topic> = new Set<Topic>([
  "services",
  "price-list",
  "price",
  "help",
  "subscription",
  "subscription-price",
]);

/** Said in a comparison. */
export const ofOneWay: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "subscription-price",
  "subscription",
  "cheapest",
]);

function joined(one: Ask, other: Ask): Ask {
  return {
    ...one,
    products: withoutGeneral([...new Set([...one.products, ...other.products])]),
    quantities: [...one.quantities, ...other.quantities],
    hints: [...new Set([...one.hints, ...other.hints])],
    counts: { ...one.counts, ...other.counts },
    probability: Math.max(one.probability, other.probability),
  };
}

/** "An app, as an MVP" is the MVP, and not all that an app can be. */
function withoutGeneral(products: readonly Product[]): readonly Product[] {
  const rows = rowsAmong(products.filter(isRow));
  return products.filter(
    ({ kind, id }) => kind !== "service" || !rows.some((row) => priceRow(row).service === id),
  );
}
