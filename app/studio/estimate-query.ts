import { type Billing, type Choice, isSoldBothWays } from "./estimate.ts";
import { type PriceId, priceRow, prices } from "./prices.ts";

export const defaultMonths = 12;
export const maxMonths = 36;
export const maxPerRow = 9;

/** Every way to buy a row, with its name in the URL and in the form. */
export const offers: readonly { name: string; row: PriceId; billing: Billing }[] = prices.flatMap(
  ({ id, slug, subscription }) => [
    { name: slug, row: id, billing: "fixed" },
    ...(subscription ? [{ name: `${slug}.subscription`, row: id, billing: "subscription" as const }] : []),
  ],
);

/** The offers without duplicates: a row that is paid monthly either way has only one. */
export const distinctOffers = offers.filter(
  ({ row, billing }) => billing === "fixed" || isSoldBothWays(priceRow(row)),
);

/** All query parameters of an estimate, including a form's counts. */
export const estimateParameters: ReadonlySet<string> = new Set([
  "row",
  "months",
  ...offers.map(({ name }) => name),
]);

export type EstimateQuery = ReturnType<typeof readEstimate>;

/** Parses `?row=mvp&row=landing.subscription&months=12`. A row is repeated for a larger quantity. */
export function readEstimate(query: URLSearchParams) {
  const named = query.getAll("row").filter(Boolean);
  const months = query.get("months") || String(defaultMonths);
  const known = /^\d{1,2}$/.test(months) && Number(months) >= 1 && Number(months) <= maxMonths;
  return {
    choices: offers.flatMap(({ name, row, billing }) => {
      const count = Math.min(named.filter((other) => other === name).length, maxPerRow);
      return count > 0 ? [{ row, billing, count }] : [];
    }),
    months: known ? Number(months) : defaultMonths,
    /** quantities that can't be ordered, as typed into the form */
    outOfRange: offers.flatMap(({ name, row }) => {
      const count = query.get(name) ?? "";
      return isCount(count) ? [] : [{ row, count }];
    }),
    /** unknown rows and invalid months, as given */
    ignored: [
      ...new Set(named.filter((name) => !offers.some((offer) => offer.name === name))),
      ...(known ? [] : [months]),
    ],
  };
}

/** Returns the query for these choices, without a question mark. */
export function estimateQuery(choices: readonly Choice[], months = defaultMonths) {
  const query = new URLSearchParams();
  for (const { name, row, billing } of offers) {
    const wanted = choices.filter((choice) => choice.row === row && choice.billing === billing);
    const count = wanted.reduce((sum, choice) => sum + choice.count, 0);
    for (let i = 0; i < Math.min(count, maxPerRow); i++) query.append("row", name);
  }
  if (months !== defaultMonths) query.set("months", String(months));
  return query.toString();
}

/**
 * Converts a form's counts (`landing=2`) to an estimate's query. Keeps invalid counts, which the result names. Returns
 * null if no offer is named.
 */
export function queryOfForm(form: URLSearchParams): string | null {
  if (!offers.some(({ name }) => form.has(name))) return null;
  const query = new URLSearchParams();
  const rows: string[] = [];
  for (const { name } of offers) {
    const count = form.get(name) ?? "";
    if (isCount(count)) rows.push(...Array<string>(Number(count)).fill(name));
    else query.set(name, count);
  }
  for (const row of [...rows, ...form.getAll("row")]) query.append("row", row);
  const months = form.get("months");
  if (months && months !== String(defaultMonths)) query.set("months", months);
  return query.toString();
}

function isCount(text: string) {
  return text === "" || (/^\d{1,2}$/.test(text) && Number(text) <= maxPerRow);
}
