import type { Price } from "#app/studio/prices.ts";
import type { Duration } from "#app/studio/services.ts";
import type { Locale } from "./locales.ts";

/** English prices and dates as Europe writes them; the site's `en` is British. */
const regions: Record<Locale, string> = { en: "en-GB", fr: "fr-FR", es: "es-ES" };

/** An amount or a range in whole euros, without its period: `€300–850`, `300–850 €`. */
export function formatEuros(locale: Locale, { min, max }: Pick<Price, "min" | "max">) {
  const euros = numberFormat(locale, { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
  if (min === max) return euros.format(min);
  // Intl's English says the currency twice: "€300 – €850".
  return euros
    .formatRangeToParts(min, max)
    .filter((part) => !(locale === "en" && part.source === "endRange" && part.type === "currency"))
    .map((part) => (part.source === "shared" ? part.value.replace(/\s*[–-]\s*/, "–") : part.value))
    .join("");
}

/** A number of hours, days, weeks, months or years in words: `24 hours`, `1 mois`. */
export function formatUnit(locale: Locale, count: number, unit: "hour" | "day" | "week" | "month" | "year") {
  return numberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** One end of a timeline. `few` is the language's word for a few weeks, the only figure that is not promised. */
export function formatDuration(locale: Locale, { count, unit }: Duration, few: string) {
  return count === "few" ? few : formatUnit(locale, count, unit);
}

export function formatPercent(locale: Locale, percent: number) {
  return numberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(percent / 100);
}

/** US dollars by their code: `USD 100`, `100 USD`. */
export function formatDollars(locale: Locale, amount: number) {
  return numberFormat(locale, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "code",
    maximumFractionDigits: 0,
  }).format(amount);
}

/** An ISO date in words: `11 May 2025`. */
export function formatDate(locale: Locale, isoDate: string) {
  return new Intl.DateTimeFormat(regions[locale], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(isoDate),
  );
}

/** A formatter takes longer to make than a page to render, and keeps memory that nobody counts: each is made once. */
function numberFormat(locale: Locale, options: Intl.NumberFormatOptions) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(regions[locale], options);
  numberFormats.set(key, format);
  return format;
}

const numberFormats = new Map<string, Intl.NumberFormat>();
