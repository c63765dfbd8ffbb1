import { copyIn } from "#app/i18n/copy.server.ts";
import { numberWords, oneOf } from "#app/i18n/figure-words.server.ts";
import { type Figure, figuresIn } from "#app/i18n/figures.server.ts";
import { defaultLocale, locales } from "#app/i18n/locales.ts";
import { estimate } from "#app/studio/estimate.ts";
import { knownAmounts, type PriceId, type PriceRow, prices } from "#app/studio/prices.ts";
import type { Namespace } from "#locales/language.ts";
import { languages } from "#locales/languages.server.ts";
import { createSplitter } from "./sentences.ts";

/** Bare numbers up to this one are no claims. */
const LARGEST_PLAIN = 31;

/** Whether the site states a figure that isn't a price, or the figure is no claim. */
export function isStated({ kind, value, isMonthly }: Figure) {
  if (kind === "bare" && value <= LARGEST_PLAIN) return !isMonthly;
  return kind !== "own" && stated.has(`${value} ${kind}`);
}

/** Returns the amounts of the row that a sentence names, or of all rows if it names none or several. */
export function amountsFor(sentence: string) {
  const [row, ...more] = rows.filter(({ name }) => name.test(sentence));
  return row && more.length === 0 ? row.amounts : everyAmount;
}

const rows = prices.map((row) => {
  const names = oneOf(locales.map((locale) => copyIn(locale, "services").pricing.rows[row.id]));
  // In the singular or plural: "Paneles de administración" is also "un panel de administración".
  const inflected = names.replace(/(?:(?<=[lnrd])es|s|)(?=[ |]|$)/g, "(?:e?s)?").replaceAll(" ", "[\\s-]");
  const name = new RegExp(`(?<![\\p{L}\\p{N}])(?:${inflected})(?![\\p{L}\\p{N}])`, "iu");
  return { name, amounts: amountsIn([row]) };
});
const everyAmount = { ...amountsIn(prices), all: knownAmounts() };

function amountsIn(rows: readonly (PriceRow & { id: PriceId })[]) {
  const ranges = rows.flatMap(({ fixed, subscription }) => (subscription ? [fixed, subscription] : [fixed]));
  const monthly = ranges.filter(({ per }) => per === "month");
  const breakEven = rows.flatMap(
    ({ id }) => estimate([{ row: id, billing: "fixed", count: 1 }], 1).comparison?.paidOff ?? [],
  );
  const ends = (all: readonly { min: number; max: number }[]) =>
    new Set(all.flatMap(({ min, max }) => [min, max]));
  return { all: ends(ranges), monthly: ends(monthly), breakEven: ends(breakEven) };
}

/** Every figure of the site's texts and timelines: "24 hour", "1.5 percent". Number words count too: "one week". */
const stated = new Set<string>();
const list: readonly PriceRow[] = prices;
for (const { time } of list)
  if (time) for (const { count, unit } of [time.from, time.to]) stated.add(`${count} ${unit}`);
const namespaces = Object.keys(languages[defaultLocale].copy) as Namespace[];
const texts = locales.flatMap((locale) => namespaces.flatMap((name) => textsIn(copyIn(locale, name))));
for (const sentence of createSplitter().push(`${texts.join("\n")}\n`)) {
  const inDigits = sentence.replace(/\p{L}+/gu, (w) => `${numberWords.get(w.toLowerCase()) ?? w}`);
  const figures = [...figuresIn(sentence), ...figuresIn(inDigits)];
  for (const { value, kind } of figures) stated.add(`${value} ${kind}`);
}

function textsIn(copy: unknown): string[] {
  return typeof copy === "object" && copy ? Object.values(copy).flatMap(textsIn) : [String(copy)];
}
