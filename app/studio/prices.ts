import { studio } from "./company.ts";
import { legal } from "./legal.ts";
import { practice } from "./practice.ts";
import { nda, type Price, type PriceRow, prices } from "./price-list.ts";
import type { ServiceId } from "./services.ts";

export { nda, type Price, type PriceRow, prices };

export type PriceId = (typeof prices)[number]["id"];

export function priceRow(id: PriceId): PriceRow {
  const row = prices.find((candidate) => candidate.id === id);
  if (!row) throw new Error(`app/studio/price-list.ts has no row "${id}"`);
  return row;
}

/** Returns the row with the lowest price of a service, without a subscription. */
export function startingRow(service: ServiceId) {
  const rows = prices.filter((row) => row.service === service);
  return rows.reduce((least, row) => (row.fixed.min < least.fixed.min ? row : least));
}

/** Returns every amount that the site's texts may contain. */
export function knownAmounts(): ReadonlySet<number> {
  const shown = [nda, ...prices.flatMap(({ fixed, subscription }) => [fixed, subscription ?? fixed])];
  const { amount, currency } = legal.liabilityCap;
  const cap = currency === studio.currency ? [amount] : [];
  return new Set([...shown.flatMap(({ min, max }) => [min, max]), ...practice.otherAmounts, ...cap]);
}
