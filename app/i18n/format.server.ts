import { studio } from "#app/studio/company.ts";
import { type Price, type PriceId, priceRow } from "#app/studio/prices.ts";
import type { Duration, Timeline, Unit } from "#app/studio/services.ts";
import { languages } from "#locales/languages.server.ts";
import { fill } from "./fill.ts";
import type { Locale } from "./locales.ts";

/**
 * Formats an amount or a range in the studio's currency, without "per month". A table has a dash in a range: `€300–850`,
 * `300–850 €`. For a sentence, `inWords` replaces the dash: `€300 to €850`, `de 300 à 850 €`.
 */
export function formatPrice(locale: Locale, { min, max }: Pick<Price, "min" | "max">, inWords?: string) {
  const money = numberFormat(locale, {
    style: "currency",
    currency: studio.currency,
    maximumFractionDigits: 0,
    // By default, Spanish groups five digits but not four, so that a column would mix `1000 €` and `10.000 €`.
    useGrouping: "always",
  });
  if (min === max) return money.format(min);
  const range = money.formatRange(min, max);
  const [from = "", to = ""] = range.split(/\s*[–-]\s*/);
  // Removes the second currency of languages that put it first: "€300 – €850".
  return inWords ? fill(inWords, { from, to }) : range.replace(/\s*([–-])\s*\D*/, "$1");
}

/** Formats a price with its period, as in the price list: `€300–850`, `€400 per month`. */
export function priceIn(locale: Locale, price: Price, rangeInWords?: string) {
  return inUnit(locale, price.per, formatPrice(locale, price, rangeInWords));
}

/** Formats a price with its period for a sentence: `€300 to €850`. */
export function priceInWords(locale: Locale, price: Price) {
  return priceIn(locale, price, languages[locale].copy.services.pricing.range);
}

/** Adds what an amount is paid for: `€400 per month`, `€90 per hour`, but `€400` for a project. */
export function inUnit(locale: Locale, per: Price["per"], price: string) {
  return per === "project" ? price : fill(languages[locale].copy.services.pricing.per[per], { price });
}

/** Formats a label and a text with the language's colon: `Phone: 555`, `Téléphone : 555`. */
export function formatLabelled(locale: Locale, label: string, text: string) {
  return `${label}${languages[locale].colon} ${text}`;
}

/** Formats a number or a range of hours, days, weeks, months or years: `24 hours`, `3–5 mois`. */
export function formatUnit(locale: Locale, count: number, unit: Unit, to = count) {
  const format = numberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  return to === count ? format.format(count) : format.formatRange(count, to);
}

const LARGEST_IN_WORDS = 10;

/** Formats a duration for a sentence, with number words up to ten: `one month`, `deux semaines`, `24 hours`. */
export function formatDuration(locale: Locale, { count, unit }: Duration) {
  const { copy, one } = languages[locale];
  if (count === "few") return copy.services.fewWeeks;
  const text = formatUnit(locale, count, unit);
  if (count > LARGEST_IN_WORDS) return text;
  const word = count === 1 ? one(unit) : formatCount(locale, count);
  return text.replace(/^\d+\s/, `${word} `);
}

/** Formats a timeline for a sentence: `one day to one week`, `d’une à trois semaines`, `8 to 12 weeks`. */
export function formatTimeline(locale: Locale, { from, to }: Timeline) {
  const { fromTo } = languages[locale];
  const start = formatDuration(locale, from);
  const end = formatDuration(locale, to);
  if (from.unit !== to.unit || from.count === "few") return fromTo(start, end);
  return fromTo(Number(to.count) > LARGEST_IN_WORDS ? `${from.count}` : start.replace(/\s\S+$/, ""), end);
}

/** Formats how long a row usually takes, or returns an empty string if only the quote says. */
export function timeOf(locale: Locale, row: PriceId) {
  const { time } = priceRow(row);
  return time ? formatTimeline(locale, time) : "";
}

export function formatPercent(locale: Locale, percent: number) {
  return numberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(percent / 100);
}

/** Formats an amount with its currency code: `USD 100`, `100 USD`. */
export function formatByCode(locale: Locale, { amount, currency }: { amount: number; currency: string }) {
  return numberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "code",
    maximumFractionDigits: 0,
  }).format(amount);
}

/** Returns the plural name of the studio's currency: `euros`, `couronnes norvégiennes`. */
export function currencyName(locale: Locale) {
  const parts = numberFormat(locale, {
    style: "currency",
    currency: studio.currency,
    currencyDisplay: "name",
  }).formatToParts(2);
  return parts.find(({ type }) => type === "currency")?.value ?? studio.currency;
}

/** Formats a small number as a word and a larger number in digits. */
export function formatCount(locale: Locale, count: number) {
  const units = languages[locale].numbers.find(([, first, step]) => first === 1 && step === 1);
  return units?.[0].split(" ")[count - 1] ?? numberFormat(locale, {}).format(count);
}

export function formatList(
  locale: Locale,
  items: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
) {
  return new Intl.ListFormat(languages[locale].region, { type }).format(items);
}

export function formatName(locale: Locale, type: "language" | "region", code: string) {
  return new Intl.DisplayNames(languages[locale].region, { type }).of(code) ?? code;
}

/** Returns the name of a weekday from its ISO number (1 is Monday). */
export function formatWeekday(locale: Locale, isoDay: number) {
  const day = new Date(Date.UTC(2024, 0, isoDay));
  return new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(day);
}

export function formatDate(locale: Locale, isoDate: string) {
  return new Intl.DateTimeFormat(languages[locale].region, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(isoDate),
  );
}

/** Caches formatters, because creating one takes longer than rendering a page and uses memory outside the heap. */
function numberFormat(locale: Locale, options: Intl.NumberFormatOptions) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(languages[locale].region, options);
  numberFormats.set(key, format);
  return format;
}

const numberFormats = new Map<string, Intl.NumberFormat>();
