import type { PriceId } from "#app/studio/prices.ts";
import type { Product } from "../../text/products.ts";
import type { Quantity } from "../../text/quantities.ts";
import type { Ask } from "../asks/ask.ts";
import { isRow, rowsAmong } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { isOfMonths } from "../words/periods.ts";
import { chosenBy } from "./shown-by.ts";

/** What a visitor has in mind: rows of the price list, how many of each, for how long, and how it is paid. */
export type Basket = {
  readonly lines: readonly Line[];
  readonly period: Quantity | null;
  readonly billing: "once" | "monthly" | null;
  /** the last that was asked of it changed nothing but how it is paid, or for how long */
  readonly isKept?: boolean;
};
export type Line = { readonly row: PriceId; readonly count: number };

/** The baskets so far, the latest last, once an ask is answered. */
export function basketsAfter(baskets: readonly Basket[], ask: Ask): readonly Basket[] {
  const lines = linesOf({ ...ask, products: chosenBy(ask) ?? ask.products });
  const last = baskets.at(-1);
  if (lines.length === 0 || !filling.has(ask.topic) || ask.aspect === "below") return baskets;
  const period = ask.quantities.find(isOfMonths) ?? null;
  const billing: Basket["billing"] = ask.monthly ? (ask.once ? null : "monthly") : ask.once ? "once" : null;
  if (!last || !areSame(lines, last.lines)) return [...baskets, { lines, period, billing }].slice(-MOST_KEPT);
  return baskets.with(-1, {
    lines,
    period: period ?? last.period,
    billing: billing ?? last.billing,
    isKept: true,
  });
}

export function areSame(some: readonly Line[], others: readonly Line[]) {
  return (
    some.length === others.length &&
    some.every(({ row, count }) => others.some((other) => other.row === row && other.count === count))
  );
}

function linesOf({ products, counts = {} }: Pick<Ask, "products" | "counts">): Line[] {
  return rowsAmong(products.filter(isRow)).map((row) => ({ row, count: counts[row] ?? 1 }));
}

export function productsOf(lines: readonly Line[]): Product[] {
  return lines.map(({ row }) => ({ kind: "row", id: row }));
}

/** Further back nobody refers. */
const MOST_KEPT = 8;

/** What is asked of rows that somebody may want. */
const filling: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "subscription-price",
  "compare",
  "difference",
  "cheapest",
  "dearest",
  "estimate",
  "budget",
  "includes",
  "time",
  "quote",
]);
