import { legal } from "#app/studio/legal.ts";
import { nda, type Price, type PriceId, priceRow, prices } from "#app/studio/prices.ts";
import type { Product } from "../text/products.ts";

/** What an amount can be the amount of. */
export type Row = PriceId | "nda";
/** How it is paid. */
export type Billing = "once" | "monthly";

/** The rows that a name stands for: a service is all of its rows. */
export function rowsOf(product: Product): Row[] {
  if (product.kind === "row" || product.kind === "nda") return [product.id];
  if (product.kind !== "service") return [];
  return prices.filter(({ service }) => service === product.id).map(({ id }) => id);
}

/**
 * Whether the price list holds an amount for one of these rows, or for some of them together, or for what their
 * subscriptions come to over so many months.
 */
export function isListed(value: number, rows: ReadonlySet<Row>, billing: Billing, months: readonly number[]) {
  const considered = rows.size > 0 ? [...rows] : everyRow;
  if (considered.some((row) => endsOf(priceOf(row, billing)).includes(value))) return true;
  return rows.size > 0 && sumsOf(considered.slice(0, MOST_ADDED), billing, months).includes(value);
}

/** The one amount on the site that is no price. */
export function isLiabilityCap({ value, currency }: { value: number; currency: string }) {
  return value === legal.liabilityCap.amount && currency === legal.liabilityCap.currency;
}

const everyRow: readonly Row[] = [...prices.map(({ id }) => id), "nda"];
/** Nobody asks for the sum of more. */
const MOST_ADDED = 4;

/** What a row costs, paid in that way; a row that is sold by the month alone says so by itself. */
function priceOf(row: Row, billing: Billing): Pick<Price, "min" | "max"> | null {
  if (row === "nda") return billing === "once" ? nda : null;
  const { fixed, subscription } = priceRow(row);
  if (fixed.per === "month") return fixed;
  return billing === "once" ? fixed : subscription;
}

function endsOf(price: Pick<Price, "min" | "max"> | null) {
  return price ? [price.min, price.max] : [];
}

/** What some of these rows come to together, paid in that way or by the month for so long. */
function sumsOf(rows: readonly Row[], billing: Billing, months: readonly number[]) {
  const sums: number[] = [];
  for (let chosen = 1; chosen < 2 ** rows.length; chosen++) {
    const some = rows.filter((_, index) => chosen & (2 ** index));
    for (const end of ["min", "max"] as const) {
      const sum = (billing: Billing) =>
        some.reduce((total, row) => total + (priceOf(row, billing)?.[end] ?? 0), 0);
      if (some.length > 1) sums.push(sum(billing));
      sums.push(...months.map((count) => sum("monthly") * count));
    }
  }
  return sums;
}
