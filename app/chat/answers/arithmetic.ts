import { studio } from "#app/studio/company.ts";
import { type Estimate, estimate } from "#app/studio/estimate.ts";
import { type Price, type PriceId, priceRow } from "#app/studio/prices.ts";
import type { Counts } from "../understanding/asks/ask.ts";

type Range = { readonly min: number; readonly max: number };

/** What is paid by the month comes to this over so many months. */
export function overMonths({ min, max }: Range, months: number): Price {
  return { min: min * months, max: max * months, per: "project" };
}

/** So many of these months of upkeep are free: every project includes them. */
export function unpaidOf(months: number) {
  return Math.min(months, studio.freeMaintenanceMonths);
}

/** A total without some months of what is in it. */
export function lessMonths(total: Price, monthly: Range | null, months: number): Price {
  return monthly
    ? { ...total, min: total.min - monthly.min * months, max: total.max - monthly.max * months }
    : total;
}

/** Which of two costs less, the low ends against each other and the high ends: said only where both agree. */
export function compared(subscription: Range, fixed: Range) {
  const [low, high] = [subscription.min - fixed.min, subscription.max - fixed.max];
  if (low < 0 && high < 0) return "subscriptionLess";
  if (low > 0 && high > 0) return "fixedLess";
  // At one end of a range both may cost the same.
  if (low >= 0 && high >= 0) return "fixedNoMore";
  return low <= 0 && high <= 0 ? "subscriptionNoMore" : "eitherLess";
}

/** After how many months a subscription has cost as much as the fixed price: for a small project and for a large one. */
export function breakEven(fixed: Range, subscription: Range): readonly [number, number] {
  const small = Math.floor(fixed.min / subscription.min);
  const large = Math.floor(fixed.max / subscription.max);
  return [Math.min(small, large), Math.max(small, large)];
}

/**
 * By how much one costs more than another: a small project against a small one, a large one against a large one; null
 * where it is not the dearer one in both.
 */
export function moreThan(dearer: Price | null, cheaper: Price | null): Price | null {
  if (!dearer || !cheaper || dearer.per !== cheaper.per) return null;
  const [small, large] = [dearer.min - cheaper.min, dearer.max - cheaper.max];
  const min = Math.min(small, large);
  return min > 0 ? { min, max: Math.max(small, large), per: dearer.per } : null;
}

type Sum = { once: Price | null; monthly: Price | null; total: Price };

/** What rows come to together, each as often as it is wanted: paid once, by the month, and over all months. */
export function sumOf(
  rows: readonly PriceId[],
  counts: Counts,
  billing: "fixed" | "subscription",
  months = 1,
): Sum {
  const { once, monthly, total }: Estimate = estimate(choicesOf(rows, counts, billing), months);
  return {
    once: once.max > 0 ? { ...once, per: "project" } : null,
    monthly: monthly.max > 0 ? { ...monthly, per: "month" } : null,
    total: { ...total, per: "project" },
  };
}

/** What is not sold in that way is counted as it is. */
export function choicesOf(rows: readonly PriceId[], counts: Counts, billing: "fixed" | "subscription") {
  return rows.map(
    (row) => ({ row, billing: priceRow(row)[billing] ? billing : "fixed", count: counts[row] ?? 1 }) as const,
  );
}
