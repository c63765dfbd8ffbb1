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
  const chosen = rows.flatMap((id) => priceRow(id)[billing] ?? priceRow(id).fixed);
  return { once: total(chosen, "project"), monthly: total(chosen, "month") };
}

function total(all: readonly Price[], per: Price["per"]): Price | null {
  const some = all.filter((price) => price.per === per);
  if (some.length === 0) return null;
  const sum = (end: "min" | "max") => some.reduce((sum, price) => sum + price[end], 0);
  return { min: sum("min"), max: sum("max"), per };
}
