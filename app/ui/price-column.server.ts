import { formatPrice, inUnit } from "#app/i18n/format.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Billing } from "#app/studio/estimate.ts";
import type { Price, PriceRow } from "#app/studio/prices.ts";

/** An amount and its unit: "per month". The unit is empty for a project. */
export type Figures = { text: string; per: Price["per"]; unit: string };

/** Returns a row's amount in this column, or null if the row has none. */
export function figuresOf(locale: Locale, row: PriceRow, column: Billing): Figures | null {
  const price = row[column];
  return (
    price && { text: formatPrice(locale, price), per: price.per, unit: inUnit(locale, price.per, "").trim() }
  );
}
