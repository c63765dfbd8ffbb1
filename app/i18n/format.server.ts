import { studio } from "#app/studio/company.ts";
import type { Price } from "#app/studio/prices.ts";
import type { Duration, Timeline, Unit } from "#app/studio/services.ts";
import { languages } from "#locales/languages.server.ts";
import { fill } from "./fill.ts";
import type { Locale } from "./locales.ts";

/**
 * An amount or a range in the studio's currency, without its period. In a table, where a dash joins the two: `€300–850`,
 * `300–850 €`; in a sentence, with its words for a range: `€300 to €850`, `de 300 à 850 €`.
 */
export function formatPrice(locale: Locale, { min, max }: Pick<Price, "min" | "max">, inWords?: string) {
  const money = numberFormat(locale, {
    style: "currency",
    currency: studio.currency,
    maximumFractionDigits: 0,
    // Spanish would group five figures and not four: 1000 € above 10.000 €.
    useGrouping: "always",
  });
  if (min === max) return money.format(min);
  const range = money.formatRange(min, max);
  const [from = "", to = ""] = range.split(/\s*[–-]\s*/);
  // A language that sets the currency first says it twice: "€300 – €850".
  return inWords ? fill(inWords, { from, to }) : range.replace(/\s*([–-])\s*\D*/, "$1");
}

/** `Phone: 555`, `Téléphone : 555` */
export function formatLabelled(locale: Locale, label: string, text: string) {
  return `${label}${languages[locale].colon} ${text}`;
}

/** A number of hours, days, weeks, months or years, or from one to another: `24 hours`, `3–5 mois`. */
export function formatUnit(locale: Locale, count: number, unit: Unit, to = count) {
  const format = numberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  return to === count ? format.format(count) : format.formatRange(count, to);
}

/** A length of time in a sentence, up to ten in words: `one month`, `deux semaines`, `24 hours`. */
export function formatDuration(locale: Locale, { count, unit }: Duration) {
  const { copy, one } = languages[locale];
  if (count === "few") return copy.services.fewWeeks;
  const text = formatUnit(locale, count, unit);
  if (count > 10) return text;
  const word = count === 1 ? one(unit) : formatCount(locale, count);
  return text.replace(/^\d+\s/, `${word} `);
}

/** Both ends of a timeline: `one day to one week`, `d’un jour à une semaine`. */
export function formatTimeline(locale: Locale, { from, to }: Timeline) {
  return languages[locale].fromTo(formatDuration(locale, from), formatDuration(locale, to));
}

export function formatPercent(locale: Locale, percent: number) {
  return numberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(percent / 100);
}

/** An amount by its currency's code: `USD 100`, `100 USD`. */
export function formatByCode(locale: Locale, { amount, currency }: { amount: number; currency: string }) {
  return numberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "code",
    maximumFractionDigits: 0,
  }).format(amount);
}

/** The studio's currency as one speaks of it: `euros`, `couronnes norvégiennes`. */
export function currencyName(locale: Locale) {
  const parts = numberFormat(locale, {
    style: "currency",
    currency: studio.currency,
    currencyDisplay: "name",
  }).formatToParts(2);
  return parts.find(({ type }) => type === "currency")?.value ?? studio.currency;
}

/** A small number in a word, a larger one in figures. */
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

/** A language or a country by its code. */
export function formatName(locale: Locale, type: "language" | "region", code: string) {
  return new Intl.DisplayNames(languages[locale].region, { type }).of(code) ?? code;
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
