import type { Fact } from "../../app/chat/answers/fact.ts";
import { quantitiesIn } from "../../app/chat/text/quantities.ts";
import { tokensOf } from "../../app/chat/text/tokens.ts";
import { studio } from "../../app/studio/company.ts";
import { mostOfARow, offers } from "../../app/studio/estimate-query.ts";
import { type PriceRow, prices } from "../../app/studio/prices.ts";

const rows: ReadonlyMap<string, PriceRow> = new Map(prices.map((row) => [row.id, row]));

/** The amounts in a fact about one row of the price list, or in an answer that may name some rows, that are none of theirs. */
export function foreignAmounts({ id, text, source }: Fact, named: readonly string[] = []): string[] {
  const about = id.split(".").flatMap((part) => rows.get(part) ?? []);
  const counted = timesIn(source.query).filter((row) => named.includes(row));
  const own = about.length > 0 ? about : (counted.length > 0 ? counted : named).map(rowOf);
  if (own.length === 0 || id === "nda") return [];
  const known = new Set(own.flatMap(endsOf));
  return moneyIn(text)
    .filter((value) => !known.has(value) && !isComputed(value, own))
    .map(String);
}

/** The rows that an estimate adds up, each as often as it counts it. */
function timesIn(query = "") {
  const names = new URLSearchParams(query).getAll("row");
  return names.flatMap((name) => offers.find((offer) => offer.name === name)?.row ?? []);
}

/** The rows whose prices a text does not hold. */
export function missingRows(text: string, wanted: readonly string[] = []) {
  const amounts = new Set(moneyIn(text));
  return wanted.filter((id) => !endsOf(rowOf(id)).some((value) => amounts.has(value)));
}

function rowOf(id: string): PriceRow {
  const row = rows.get(id);
  if (!row) throw new Error(`no row is called ${id}`);
  return row;
}

function endsOf({ fixed, subscription }: PriceRow) {
  return [fixed.min, fixed.max, ...(subscription ? [subscription.min, subscription.max] : [])];
}

/** A sum of these rows, one of them several times, the difference of two, or what they come to over some months. */
function isComputed(value: number, own: readonly PriceRow[]) {
  if (isMultiple(value, own) || isDifference(value, own)) return true;
  const monthly = own.map(({ fixed, subscription }) => subscription ?? fixed);
  const ends = ["min", "max"] as const;
  return ends.some((end) => {
    const once = own.reduce((sum, { fixed }) => sum + (fixed.per === "project" ? fixed[end] : 0), 0);
    const plans = own.reduce((sum, { fixed }) => sum + (fixed.per === "month" ? fixed[end] : 0), 0);
    const month = monthly.reduce((sum, price) => sum + price[end], 0);
    const longest = 60;
    // The first month of upkeep is free.
    const upkeep = own.find(({ id }) => id === "maintenance")?.fixed[end] ?? 0;
    const all = [value, value + upkeep * studio.freeMaintenanceMonths];
    return (
      value === once ||
      [month, plans].some(
        (each) => each > 0 && all.some((sum) => sum % each === 0 && sum / each <= longest),
      ) ||
      monthly.some((price) => value % price[end] === 0 && value / price[end] <= longest) ||
      (plans > 0 && value > once && (value - once) % plans === 0)
    );
  });
}

function isMultiple(value: number, own: readonly PriceRow[]) {
  return own.flatMap(endsOf).some((end) => value % end === 0 && value / end <= mostOfARow);
}

function isDifference(value: number, own: readonly PriceRow[]) {
  const ends = own.flatMap(endsOf);
  return ends.some((one) => ends.some((other) => one - other === value));
}

function moneyIn(text: string) {
  return quantitiesIn(text, tokensOf(text)).flatMap((quantity) =>
    quantity.kind === "money" && quantity.currency === studio.currency ? quantity.value : [],
  );
}
