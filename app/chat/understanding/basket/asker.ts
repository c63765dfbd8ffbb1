import type { PriceId } from "#app/studio/prices.ts";
import { type Ask, plainAsk } from "../asks/ask.ts";
import type { Topic } from "../asks/topics.ts";
import { type Basket, type Line, productsOf } from "../thread/basket.ts";
import { FRAGMENT } from "../thread/heard.ts";

export function askerOf({ lines, period, billing }: Basket) {
  return (topic: Topic, more: Partial<Ask> = {}): Ask => ({
    ...plainAsk(topic, ...productsOf(lines)),
    counts: countsOf(lines),
    quantities: period ? [period] : [],
    monthly: billing === "monthly",
    once: billing === "once",
    firm: true,
    probability: FRAGMENT,
    ...more,
  });
}

function countsOf(lines: readonly Line[]): Partial<Record<PriceId, number>> {
  return Object.fromEntries(lines.flatMap(({ row, count }) => (count > 1 ? [[row, count]] : [])));
}
