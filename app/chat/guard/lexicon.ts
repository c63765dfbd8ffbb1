import { studio } from "#app/studio/company.ts";
import { legal } from "#app/studio/legal.ts";
import { prices } from "#app/studio/prices.ts";
import { services } from "#app/studio/services.ts";
import { languages } from "#locales/languages.server.ts";
import { type Row, rowsOfService } from "./listed.ts";
import { longestAt, type Match, type Phrases, phraseNode } from "./phrases.ts";
import type { Token } from "./tokens.ts";
import { currencySigns } from "./words/currency-signs.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";

export type Unit = "hour" | "day" | "week" | "month" | "year";
/** The studio's own currency, that of the liability cap, or any other. */
export type Currency = "own" | "cap" | "other";
export type Meaning = {
  marks: Set<string>;
  rows: Set<Row>;
  unit?: Unit;
  number?: number;
  currency?: Currency;
  /** how a currency's sign must be written; empty: in any way */
  exactly?: string[];
};

const root: Phrases<Meaning> = { next: new Map(), value: null };

/** What the phrase that begins at each token means. */
export function meaningsOf(tokens: readonly Token[]): (Match<Meaning> | undefined)[] {
  return tokens.map((_, at) => longestAt(root, tokens, at));
}

function meaningOf(phrase: string, withSigns = false): Meaning {
  const node = phraseNode(root, phrase, withSigns);
  if (node === root) return { marks: new Set(), rows: new Set() };
  node.value ??= { marks: new Set(), rows: new Set() };
  return node.value;
}

const mark = (phrase: string, name: string) => meaningOf(phrase).marks.add(name);
const listOf = (phrases: string) => phrases.split(/, */).filter(Boolean);

// Words: the guard's own, and what a language's price list and Intl say.
const units = ["hour", "day", "week", "month", "year"] as const;
for (const { currencies, hour, days, week, month, year, ...marks } of [en, fr, es]) {
  for (const [name, phrases] of Object.entries(marks))
    for (const phrase of listOf(phrases)) mark(phrase, name);
  for (const [index, phrases] of [hour, days, week, month, year].entries())
    for (const phrase of listOf(phrases)) meaningOf(phrase).unit = units[index];
  for (const [codes, phrases] of Object.entries(currencies))
    for (const code of codes.split(" "))
      for (const phrase of listOf(phrases)) addCurrency(phrase, currencyOf(code), false);
}
for (const { copy, numbers, region } of Object.values(languages)) {
  const { perMonth, subscription, fixed, range } = copy.services.pricing;
  mark(perMonth.replace(/\{\{.*?\}\}/, ""), "monthly");
  mark(subscription, "monthly");
  mark(fixed, "once");
  const [before = "", between = ""] = range.split(/\{\{.*?\}\}/);
  mark(before, "from");
  if (!meaningOf(between).marks.has("and")) mark(between, "to");
  for (const [words, first, step] of numbers)
    for (const [index, word] of words.split(" ").entries()) meaningOf(word).number ??= first + index * step;
  for (const unit of units)
    for (const count of [1, 2, 5]) {
      const format = new Intl.NumberFormat(region, { style: "unit", unit, unitDisplay: "long" });
      meaningOf(partOf(format, "unit", count)).unit = unit;
    }
  for (let day = 1; day <= 12; day++) {
    const date = Date.UTC(2024, day - 1, day);
    mark(new Intl.DateTimeFormat(region, { weekday: "long", timeZone: "UTC" }).format(date), "day");
    mark(new Intl.DateTimeFormat(region, { month: "long", timeZone: "UTC" }).format(date), "day");
  }
}

// Rows: their names, their services' titles, and the words of both that aren't generic.
const named = new Map<string, { rows: Set<Row>; isName: boolean }>();
function addName(name: string, rows: readonly Row[], isName: boolean) {
  const known = named.get(name);
  if (known?.isName && !isName) return;
  const all = known && known.isName === isName ? [...known.rows, ...rows] : rows;
  named.set(name, { rows: new Set(all), isName });
}
for (const { copy } of Object.values(languages)) {
  const names: [string, Row[]][] = [
    ...prices.map(({ id }): [string, Row[]] => [copy.services.pricing.rows[id], [id]]),
    ...services.map(({ id }): [string, Row[]] => [copy.services.cards[id].title, rowsOfService(id)]),
    [copy.services.nda.heading, ["nda"]],
  ];
  for (const [name, rows] of names) {
    addName(name.toLowerCase(), rows, true);
    for (const part of name.toLowerCase().split(/[\s'’+]+/)) if (part.length > 2) addName(part, rows, false);
  }
}
for (const [name, { rows, isName }] of named) {
  const { marks, rows: all } = meaningOf(name);
  if (isName || !marks.has("generic")) for (const row of rows) all.add(row);
}

// Currencies: codes, signs and names, in every language that Intl knows for the most usual ones.
function currencyOf(code: string): Currency {
  if (code === studio.currency) return "own";
  return code === legal.liabilityCap.currency ? "cap" : "other";
}
function addCurrency(form: string, currency: Currency, isExact: boolean) {
  const meaning = meaningOf(form, true);
  // The studio's own sign may be another's, too: where it is written, its own is meant.
  if (meaning.currency !== "own" && (currency !== "other" || !meaning.currency)) meaning.currency = currency;
  const isKnown = meaning.exactly?.length === 0;
  meaning.exactly = isExact && !isKnown ? [...(meaning.exactly ?? []), form.replace(/\s/g, "")] : [];
}
function partOf(format: Intl.NumberFormat, type: "currency" | "unit", value: number) {
  return format.formatToParts(value).find((part) => part.type === type)?.value ?? "";
}
const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const codes = Intl.supportedValuesOf("currency");
// Codes that are words, too, count in capitals only.
const alsoWords = new Set("ALL BAM COP CUP GEL LAK MAD PEN SOS TOP TRY".split(" "));
for (const code of codes)
  addCurrency(alsoWords.has(code) ? code : code.toLowerCase(), currencyOf(code), alsoWords.has(code));
for (const sign of listOf(currencySigns)) addCurrency(sign, "other", true);
for (const [language, usual] of [
  ...Object.values(languages).map(({ region }) => [region, codes] as const),
  ...Intl.NumberFormat.supportedLocalesOf(letters.flatMap((one) => letters.map((two) => one + two))).map(
    (locale) =>
      [locale, [...new Set([studio.currency, legal.liabilityCap.currency, "EUR", "USD", "GBP"])]] as const,
  ),
])
  for (const code of usual) {
    const name = new Intl.NumberFormat(language, {
      style: "currency",
      currency: code,
      currencyDisplay: "name",
    });
    for (const count of [1, 2, 5]) addCurrency(partOf(name, "currency", count), currencyOf(code), false);
    if (currencyOf(code) === "other") continue;
    for (const currencyDisplay of ["symbol", "narrowSymbol"] as const) {
      const sign = new Intl.NumberFormat(language, { style: "currency", currency: code, currencyDisplay });
      addCurrency(partOf(sign, "currency", 1), currencyOf(code), true);
    }
  }
