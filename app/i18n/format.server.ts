import type { Price } from "#app/studio/prices.ts";
import type { Duration } from "#app/studio/services.ts";
import { languages } from "#locales/languages.server.ts";
import { fill } from "./fill.ts";
import type { Locale } from "./locales.ts";

/**
 * An amount or a range in whole euros, without its period. In a table, where a dash joins the two: `€300–850`,
 * `300–850 €`; in a sentence, with its words for a range: `€300 to €850`, `de 300 à 850 €`.
 */
export function formatEuros(locale: Locale, { min, max }: Pick<Price, "min" | "max">, inWords?: string) {
  const euros = numberFormat(locale, {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
    // Spanish would group five figures and not four: 1000 € above 10.000 €.
    useGrouping: "always",
  });
  if (min === max) return euros.format(min);
  const range = euros.formatRange(min, max);
  const [from = "", to = ""] = range.split(/\s*[–-]\s*/);
  // A language that sets the currency first says it twice: "€300 – €850".
  return inWords ? fill(inWords, { from, to }) : range.replace(/\s*([–-])\s*\D*/, "$1");
}

/** `Phone: 555`, `Téléphone : 555` */
export function formatLabelled(locale: Locale, label: string, text: string) {
  return `${label}${languages[locale].colon} ${text}`;
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

/** A day of the week by its ISO number: 1 is Monday. */
export function formatWeekday(locale: Locale, isoDay: number) {
  const day = new Date(Date.UTC(2024, 0, isoDay));
  return new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(day);
}

/** An ISO date in words: `11 May 2025`. */
export function formatDate(locale: Locale, isoDate: string) {
  return new Intl.DateTimeFormat(languages[locale].region, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(isoDate),
  );
}

/** A formatter takes longer to make than a page to render, and keeps memory that nobody counts: each is made once. */
function numberFormat(locale: Locale, options: Intl.NumberFormatOptions) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(languages[locale].region, options);
  numberFormats.set(key, format);
  return format;
}

const numberFormats = new Map<string, Intl.NumberFormat>();
