import { prices } from "#app/studio/prices.ts";
import { services, type Unit } from "#app/studio/services.ts";
import { languages } from "#locales/languages.server.ts";
import { phraseFinder, phraseKeys } from "../text/phrases.ts";
import { capCurrency, currencyForms, ownCurrency } from "./currencies.ts";
import type { Row } from "./price-list.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import type { GuardWords, Mark } from "./words/guard-words.ts";

/** What a phrase can mean, in any of the languages. */
export type Meaning = {
  readonly marks: Set<Mark>;
  readonly rows: Set<Row>;
  /** currency codes by exact spelling, or by `anyForm` if case doesn't matter */
  readonly currencies: Map<string, string>;
  unit?: Unit;
  number?: number;
};
/** Key of a currency that matches in upper and lower case. */
export const anyForm = "";

const meanings = new Map<string, Meaning>();

function meaningOf(phrase: string): Meaning {
  const key = phraseKeys(phrase).join(" ");
  const meaning = meanings.get(key) ?? { marks: new Set(), rows: new Set(), currencies: new Map() };
  meanings.set(key, meaning);
  return meaning;
}

function meaningsOf(phrases: string) {
  return phrases.split(/, */).map(meaningOf);
}

const units = ["hour", "day", "week", "month", "year"] as const;
for (const { currencies, numbers = {}, units: unitWords, marks } of [en, fr, es] satisfies GuardWords[]) {
  for (const [mark, phrases] of Object.entries(marks) as [Mark, string][])
    for (const meaning of meaningsOf(phrases)) meaning.marks.add(mark);
  for (const unit of units) for (const meaning of meaningsOf(unitWords[unit] ?? "")) meaning.unit = unit;
  for (const [word, number] of Object.entries(numbers)) meaningOf(word).number = number;
  for (const [codes, phrases] of Object.entries(currencies))
    for (const code of codes.split(" "))
      for (const form of phrases.split(", ")) addCurrency(form, code, false);
}
for (const { form, code, isExact } of currencyForms()) addCurrency(form, code, isExact);
for (const language of Object.values(languages)) addLanguage(language);
addRows();

export const findPhrases = phraseFinder(meanings);

/** If several currencies share a form, the studio's own wins, then that of the liability cap, then the first added. */
function addCurrency(form: string, code: string, isExact: boolean) {
  const { currencies } = meaningOf(form);
  const key = isExact ? form.replace(/\s/g, "") : anyForm;
  const known = currencies.get(key);
  if (!known || code === ownCurrency || (code === capCurrency && known !== ownCurrency))
    currencies.set(key, code);
}

/** Adds a language's numbers, units, weekdays and months, and its wording of the price list. */
function addLanguage({ copy, numbers, region }: (typeof languages)["en"]) {
  const { perMonth, subscription, fixed, range } = copy.services.pricing;
  const [from = "", to = ""] = range.split(/\{\{.*?\}\}/);
  meaningOf(from).marks.add("from");
  meaningOf(to).marks.add("to");
  meaningOf(perMonth.replace(/\{\{.*?\}\}/, "")).marks.add("monthly");
  meaningOf(subscription).marks.add("monthly");
  meaningOf(fixed).marks.add("once");
  addPriceLine(copy.assistant.prices.both);
  for (const [words, first, step] of numbers)
    for (const [index, word] of words.split(" ").entries()) meaningOf(word).number ??= first + index * step;
  for (const unit of units) {
    const format = new Intl.NumberFormat(region, { style: "unit", unit, unitDisplay: "long" });
    for (const count of [1, 2, 5]) {
      const name = format.formatToParts(count).find(({ type }) => type === "unit")?.value;
      if (name) meaningOf(name).unit = unit;
    }
  }
  for (let day = 1; day <= 12; day++) {
    const date = Date.UTC(2024, day - 1, day);
    for (const part of ["weekday", "month"] as const)
      meaningOf(new Intl.DateTimeFormat(region, { [part]: "long", timeZone: "UTC" }).format(date)).marks.add(
        "day",
      );
  }
}

/** Adds the words between the two prices of an answer: in "{{fixed}} once, or {{subscription}}", "once" and "or". */
function addPriceLine(line: string) {
  const between = /\{\{fixed\}\}(.*)\{\{subscription\}\}/.exec(line)?.[1]?.split(",") ?? [];
  meaningOf(between.at(0) ?? "").marks.add("once");
  meaningOf(between.at(-1) ?? "").marks.add("and");
}

/** Adds the price rows by their names, by their services' titles, and by each word in either that isn't generic. */
function addRows() {
  const names = Object.values(languages).flatMap(({ copy: { services: copy } }): [string, Row[]][] => [
    ...prices.map(({ id }): [string, Row[]] => [copy.pricing.rows[id], [id]]),
    ...services.map(({ id }): [string, Row[]] => [
      copy.cards[id].title,
      prices.flatMap((row) => (row.service === id ? [row.id] : [])),
    ]),
    [copy.nda.heading, ["nda"]],
  ]);
  const whole = new Set(names.map(([name]) => meaningOf(name)));
  for (const [name, rows] of names) {
    const words = name.split(/[\s'’+]+/).filter((word) => word.length > 2);
    const parts = words.map(meaningOf).filter((one) => !whole.has(one) && one.marks.size === 0);
    for (const meaning of [meaningOf(name), ...parts]) for (const row of rows) meaning.rows.add(row);
  }
}
