import { studio } from "#app/studio/company.ts";
import { estimate } from "#app/studio/estimate.ts";
import { nda, type PriceRow, prices } from "#app/studio/prices.ts";

/** What an amount can be the price of: a row's id, or "nda". */
export type Row = string;
export type Billing = "once" | "monthly";
type Ends = { readonly min: number; readonly max: number };

const rows: readonly PriceRow[] = prices;
export const rowsOfService = (service: string): Row[] =>
  rows.flatMap((row) => (row.service === service ? row.id : []));

type Context = {
  billing: Billing;
  months: readonly number[];
  isDifference: boolean;
  freeRows: ReadonlySet<Row>;
};

/**
 * Whether the price list holds an amount for one of these rows or for all of them together, paid in that way; over so
 * many months; or as the difference of two, where the sentence speaks of one.
 */
export function isListed(value: number, named: ReadonlySet<Row>, context: Context) {
  if (named.size === 0) return everyAmount[context.billing].has(value);
  const some = [...named].slice(0, MOST_ROWS);
  const ranges = some.flatMap((row) => rangesOf([row], context));
  if (some.length > 1) ranges.push(...rangesOf(some, context));
  if (ranges.some(({ min, max }) => value === min || value === max)) return true;
  if (!context.isDifference) return false;
  const compared = some
    .slice(0, 2)
    .flatMap((row) => rangesOf([row], { ...context, months: context.months.slice(0, 2) }));
  return compared.some((one) => compared.some((other) => isBetween(value, one, other)));
}

/** Months after which having paid once is cheaper, for one of these rows. */
export function isPaidOffAfter(months: number, named: ReadonlySet<Row>) {
  return [...named].some((row) => paidOff.get(row)?.has(months));
}

/** What rows cost together: at once, and over the months that are spoken of. */
function rangesOf(some: readonly Row[], { billing, months, isDifference, freeRows }: Context): Ends[] {
  const found = [sum(some, (row) => priceOf(row, billing))];
  if (isDifference) found.push(sum(some, (row) => priceOf(row, "once")));
  const free = some.some((row) => freeRows.has(row)) ? [0, studio.freeMaintenanceMonths] : [0];
  for (const count of months)
    for (const unpaid of free) {
      const over = (way: Billing) => (row: Row) => {
        const paid = freeRows.has(row) ? count - unpaid : count;
        return scaled(priceOf(row, way), way === "monthly" || isMonthly.has(row) ? paid : 1);
      };
      found.push(sum(some, over("monthly")), sum(some, over("once")));
    }
  return found;
}

function isBetween(value: number, one: Ends, other: Ends) {
  const { min, max } = one;
  return [min - other.min, max - other.max, min - other.max, max - other.min].includes(value);
}

function priceOf(row: Row, billing: Billing): Ends | null {
  return pricesBy[billing].get(row) ?? null;
}

function scaled(ends: Ends | null, by: number) {
  return ends && { min: ends.min * by, max: ends.max * by };
}

function sum(some: readonly Row[], of: (row: Row) => Ends | null): Ends {
  let [min, max] = [0, 0];
  for (const row of some) {
    const ends = of(row);
    min += ends?.min ?? 0;
    max += ends?.max ?? 0;
  }
  return { min, max };
}

const MOST_ROWS = 4;
const isMonthly = new Set(rows.filter(({ fixed }) => fixed.per === "month").map(({ id }) => id));
const pricesBy: Record<Billing, Map<Row, Ends>> = {
  once: new Map<Row, Ends>([...rows.map(({ id, fixed }) => [id, fixed] as const), ["nda", nda]]),
  monthly: new Map(
    rows.flatMap(({ id, fixed, subscription }) => {
      const monthly = fixed.per === "month" ? fixed : subscription;
      return monthly ? [[id, monthly] as const] : [];
    }),
  ),
};
const amountsOf = (ends: Iterable<Ends>) => new Set([...ends].flatMap(({ min, max }) => [min, max]));
const everyAmount = {
  once: amountsOf(pricesBy.once.values()),
  monthly: amountsOf(pricesBy.monthly.values()),
};
const paidOff = new Map<Row, Set<number>>();
for (const { id } of prices) {
  const { comparison } = estimate([{ row: id, billing: "fixed", count: 1 }], 1);
  if (comparison) paidOff.set(id, amountsOf([comparison.paidOff]));
}
