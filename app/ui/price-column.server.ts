import { formatPrice } from "#app/i18n/format.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Billing } from "#app/studio/estimate.ts";
import { type Price, type PriceRow, prices } from "#app/studio/prices.ts";

/** The parts of an amount that the price list aligns: `€300`, `–`, `850`. */
export type Figures = {
  from?: string;
  dash?: string;
  to: string;
  /** invisible padding that aligns the dashes: the characters by which the column's longest upper bound is longer */
  pad?: string;
  per: Price["per"];
};

/** Returns a function that splits a row's amount in this column; it returns null if the row has none. */
export function priceColumn(locale: Locale, column: Billing) {
  const parts = (price: Price): Figures => {
    const [from = "", dash, to] = formatPrice(locale, price).split(/([–-])/);
    return to ? { from, dash, to, per: price.per } : { to: from, per: price.per };
  };
  const set = (row: PriceRow) => row[column] && parts(row[column]);
  const longest = prices
    .map((row) => set(row))
    .reduce((most, figures) => (figures?.from && figures.to.length > most.length ? figures.to : most), "");
  return (row: PriceRow): Figures | null => {
    const figures = set(row);
    if (!figures?.from) return figures;
    return { ...figures, pad: longest.slice(0, longest.length - figures.to.length) || undefined };
  };
}
