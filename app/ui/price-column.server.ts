import { formatPrice } from "#app/i18n/format.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { type Price, type PriceRow, prices } from "#app/studio/prices.ts";

/** An amount's parts, which stand under each other in the price list: `€300`, `–`, `850`. */
export type Figures = {
  from?: string;
  dash?: string;
  to: string;
  /** what the longest upper end in the column has before this one's figures: as wide, it keeps the dashes in line */
  pad?: string;
  per: Price["per"];
};

/** Sets the amounts of one column of the price list; null where a row has none. */
export function priceColumn(locale: Locale, column: "fixed" | "subscription") {
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
