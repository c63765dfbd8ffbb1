import { type Price, type PriceId, type PriceRow, priceRow } from "./prices.ts";

export type Billing = "fixed" | "subscription";
export type Range = { min: number; max: number };

export type Choice = { row: PriceId; billing: Billing; count: number };

export type EstimateLine = Choice & { price: Price };

/** The cost of the chosen rows that are sold both ways: once paid at a fixed price, once by subscription. */
export type Comparison = NonNullable<ReturnType<typeof compare>>;

export function estimate(choices: readonly Choice[], months: number) {
  const lines = choices.flatMap((choice) => {
    const price = priceRow(choice.row)[choice.billing];
    return price && choice.count > 0 ? [{ ...choice, price }] : [];
  });
  const once = sum(lines.filter(({ price }) => price.per !== "month"));
  const monthly = sum(lines.filter(({ price }) => price.per === "month"));
  const total = { min: once.min + months * monthly.min, max: once.max + months * monthly.max };
  return { lines, months, once, monthly, total, comparison: compare(lines) };
}

export function isSoldBothWays({ fixed, subscription }: PriceRow) {
  return fixed.per === "project" && subscription !== null;
}

/** Returns the first month in which paying once is cheaper, from the low ends and the high ends of both prices. */
function breakEven(fixed: Range, monthly: Range): Range {
  const [low, high] = [Math.floor(fixed.min / monthly.min) + 1, Math.floor(fixed.max / monthly.max) + 1];
  return { min: Math.min(low, high), max: Math.max(low, high) };
}

function compare(lines: EstimateLine[]) {
  const both = lines.filter(({ row }) => isSoldBothWays(priceRow(row)));
  if (both.length === 0) return null;
  const fixed = sum(both.map((line) => ({ ...line, price: priceRow(line.row).fixed })));
  const subscription = sum(
    both.map((line) => ({ ...line, price: priceRow(line.row).subscription ?? line.price })),
  );
  const rows = [...new Set(both.map(({ row }) => row))];
  return { rows, fixed, subscription, paidOff: breakEven(fixed, subscription) };
}

function sum(lines: readonly { price: Price; count: number }[]): Range {
  return {
    min: lines.reduce((total, { price, count }) => total + price.min * count, 0),
    max: lines.reduce((total, { price, count }) => total + price.max * count, 0),
  };
}
