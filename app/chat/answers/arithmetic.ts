import { estimate } from "#app/studio/estimate.ts";
import { type Price, type PriceId, priceRow } from "#app/studio/prices.ts";

type Range = { readonly min: number; readonly max: number };

/** What a subscription comes to over so many months. */
export function overMonths({ min, max }: Range, months: number): Price {
  return { min: min * months, max: max * months, per: "project" };
}

/** Which of two costs less: said only where the ranges leave no doubt. */
export function compared(subscription: Range, fixed: Range) {
  if (subscription.max < fixed.min) return "subscriptionLess";
  return subscription.min > fixed.max ? "fixedLess" : "eitherLess";
}

/** After how many months a subscription has cost as much as the fixed price: for a small project and for a large one. */
export function breakEven(fixed: Range, subscription: Range): readonly [number, number] {
  const small = Math.floor(fixed.min / subscription.min);
  const large = Math.floor(fixed.max / subscription.max);
  return [Math.min(small, large), Math.max(small, large)];
}

/** What rows come to together: what is paid once, and what is paid by the month. */
export function sumOf(
  rows: readonly PriceId[],
  billing: "fixed" | "subscription",
): { once: Price | null; monthly: Price | null } {
  // What is not sold in that way is counted as it is.
  const choices = rows.map(
    (row) => ({ row, billing: priceRow(row)[billing] ? billing : "fixed", count: 1 }) as const,
  );
  const { once, monthly } = estimate(choices, 1);
  return {
    once: once.max > 0 ? { ...once, per: "project" } : null,
    monthly: monthly.max > 0 ? { ...monthly, per: "month" } : null,
  };
}
