import { studio } from "#app/studio/company.ts";
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

/** How amounts of a sentence may come from rows: over how many months, of how many, by how much more. */
export type Derived = {
  readonly months: readonly number[];
  readonly counts: ReadonlyMap<Row, number>;
  readonly isDifference: boolean;
};

/**
 * Whether the price list holds an amount for one of these rows, or for some of them together, or for what they come
 * to over so many months, or for the difference of two where one is spoken of.
 */
export function isListed(value: number, rows: ReadonlySet<Row>, billing: Billing, derived: Derived) {
  const considered = rows.size > 0 ? [...rows] : everyRow;
  if (considered.some((row) => endsOf(priceOf(row, billing)).includes(value))) return true;
  if (rows.size === 0) return false;
  const few = considered.slice(0, MOST_ADDED);
  return (
    sumsOf(few, billing, derived).includes(value) ||
    (derived.isDifference && differencesOf(few, billing).includes(value))
  );
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

/** What some of these rows come to together, paid in that way, or with what is paid by the month for so long. */
function sumsOf(rows: readonly Row[], billing: Billing, { months, counts }: Derived) {
  const sums: number[] = [];
  for (let chosen = 1; chosen < 2 ** rows.length; chosen++) {
    const some = rows.filter((_, index) => chosen & (2 ** index));
    for (const end of ["min", "max"] as const) {
      const sum = (of: (row: Row) => number) =>
        some.reduce((total, row) => total + of(row) * (counts.get(row) ?? 1), 0);
      const paid = (billing: Billing) => (row: Row) => priceOf(row, billing)?.[end] ?? 0;
      sums.push(sum(paid(billing)));
      // The first month of upkeep is free.
      const unpaid = some.includes("maintenance") ? priceRow("maintenance").fixed[end] : 0;
      const free = unpaid * studio.freeMaintenanceMonths;
      for (const count of months) {
        const monthly = sum(paid("monthly")) * count;
        const once = sum((row) => paid("once")(row) * (isMonthly(row) ? count : 1));
        sums.push(monthly, once, monthly - free, once - free);
      }
    }
  }
  return sums;
}

function isMonthly(row: Row) {
  return row !== "nda" && priceRow(row).fixed.per === "month";
}

/** By how much one of two costs more: end against end, or at least and at most, as a model may reckon. */
function differencesOf(rows: readonly Row[], billing: Billing) {
  const ends = rows.flatMap((row) => priceOf(row, billing) ?? []);
  return ends
    .flatMap((one) =>
      ends.flatMap((other) => [
        one.min - other.min,
        one.max - other.max,
        one.min - other.max,
        one.max - other.min,
      ]),
    )
    .filter((by) => by > 0);
}
