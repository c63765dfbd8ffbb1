import { studio } from "#app/studio/company.ts";
import { nda, type PriceRow, prices } from "#app/studio/prices.ts";

/** The subject of a price: a row's id, or "nda". */
export type Row = string;
export type Billing = "once" | "monthly";

type Context = {
  billings: Iterable<Billing>;
  /** lengths of time, in months, that the conversation mentions */
  months: readonly number[];
  /** whether the difference between two amounts counts too */
  isDifference: boolean;
};

/**
 * Whether the price list gives an amount for one of the rows or for their sum, billed in one of the given ways or over
 * one of the given periods. Without rows, any row's amount counts.
 */
export function isListed(value: number, named: ReadonlySet<Row>, context: Context) {
  if (named.size === 0) return [...context.billings].some((billing) => everyAmount[billing].has(value));
  const rows = [...named].slice(0, MOST_ROWS);
  const amounts = new Set<number>();
  for (const group of rows.length > 1 ? [...rows.map((row) => [row]), rows] : [rows]) {
    for (const billing of context.billings) addSum(amounts, group, billing);
    for (const months of context.months) {
      for (const free of [0, studio.freeMaintenanceMonths]) {
        addSum(amounts, group, "once", months, free);
        addSum(amounts, group, "monthly", months, free);
      }
    }
  }
  if (amounts.has(value) || !context.isDifference) return amounts.has(value);
  return [...amounts].some((amount) => amounts.has(amount + value));
}

const MOST_ROWS = 4;

/** Adds the minimum and maximum total of a group. For rows in `freeAtFirst`, the first `free` months cost nothing. */
function addSum(amounts: Set<number>, group: readonly Row[], billing: Billing, months = 1, free = 0) {
  let [low, high] = [0, 0];
  for (const row of group) {
    const range = pricesBy[billing].get(row);
    const paid = freeAtFirst.has(row) ? months - free : months;
    const times = billing === "monthly" || isMonthly.has(row) ? paid : 1;
    low += times * (range?.min ?? 0);
    high += times * (range?.max ?? 0);
  }
  amounts.add(low).add(high);
}

const list: readonly PriceRow[] = prices;
export const freeAtFirst = idsOf(({ freeAfterProject }) => freeAfterProject === true);
const isMonthly = idsOf(({ fixed }) => fixed.per === "month");
const pricesBy = {
  once: new Map<Row, Pick<PriceRow["fixed"], "min" | "max">>([["nda", nda]]),
  monthly: new Map<Row, PriceRow["fixed"]>(),
};
for (const { id, fixed, subscription } of list) {
  pricesBy.once.set(id, fixed);
  const monthly = fixed.per === "month" ? fixed : subscription;
  if (monthly) pricesBy.monthly.set(id, monthly);
}
const everyAmount = { once: endsOf(pricesBy.once), monthly: endsOf(pricesBy.monthly) };

function endsOf(ranges: ReadonlyMap<Row, { min: number; max: number }>) {
  return new Set([...ranges.values()].flatMap(({ min, max }) => [min, max]));
}

function idsOf(isMeant: (row: PriceRow) => boolean): ReadonlySet<Row> {
  return new Set(list.filter(isMeant).map(({ id }) => id));
}
