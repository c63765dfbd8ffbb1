import { expect, test } from "vitest";
import { type Billing, type Choice, estimate, isSoldBothWays } from "./estimate.ts";
import { type PriceId, priceRow, prices } from "./prices.ts";

const choices: Choice[] = prices.flatMap(({ id, subscription }) => [
  { row: id, billing: "fixed", count: 1 },
  ...(subscription ? [{ row: id, billing: "subscription" as const, count: 1 }] : []),
]);
const months = Array.from({ length: 36 }, (_, index) => index + 1);
const pairs = choices.flatMap((first) => choices.map((second): [Choice, Choice] => [first, second]));

test("the total of any two rows over any number of months is the sum of their list prices", () => {
  for (const [first, second] of pairs) {
    for (const month of months) {
      const { once, monthly, total } = estimate([first, second], month);
      const [one, other] = [paid(first, month), paid(second, month)];
      expect(total).toEqual({ min: one.min + other.min, max: one.max + other.max });
      expect(total).toEqual({ min: once.min + month * monthly.min, max: once.max + month * monthly.max });
      expect(total.min).toBeLessThanOrEqual(total.max);
    }
  }
});

test("a subscription costs more than paying once from the break-even month on, but not before", () => {
  for (const pair of pairs) {
    const { comparison } = estimate(pair, 1);
    const both = pair.filter(({ row }) => isSoldBothWays(priceRow(row)));
    if (both.length === 0) expect(comparison).toBeNull();
    if (!comparison) continue;
    const breakEven = ends.map((end) => {
      const fixed = both.reduce((sum, { row }) => sum + amount(row, "fixed", end), 0);
      const subscription = both.reduce((sum, { row }) => sum + amount(row, "subscription", end), 0);
      const paidOff = months.concat(37, 38, 39).find((month) => month * subscription > fixed);
      return paidOff ?? Number.NaN;
    });
    expect([comparison.paidOff.min, comparison.paidOff.max]).toEqual(breakEven.toSorted((a, b) => a - b));
  }
});

test("a row with a count of two costs as much as the same row listed twice", () => {
  for (const choice of choices) {
    const twice = estimate([{ ...choice, count: 2 }], 12);
    expect(twice.total).toEqual(estimate([choice, choice], 12).total);
    expect(twice.comparison).toEqual(estimate([choice, choice], 12).comparison);
  }
});

test("leaves out a subscription to a row without a subscription price", () => {
  const single = prices.filter(({ subscription }) => subscription === null);
  for (const { id } of single)
    expect(estimate([{ row: id, billing: "subscription", count: 1 }], 1)).toMatchObject({
      lines: [],
      total: { min: 0, max: 0 },
    });
});

const ends = ["min", "max"] as const;

function amount(row: PriceId, billing: Billing, end: "min" | "max") {
  return priceRow(row)[billing]?.[end] ?? 0;
}

function paid({ row, billing }: Choice, month: number) {
  const times = priceRow(row)[billing]?.per === "month" ? month : 1;
  return { min: amount(row, billing, "min") * times, max: amount(row, billing, "max") * times };
}
