import { studio } from "#app/studio/company.ts";
import { currencyAfter, currencyAt } from "./currencies.ts";
import { type Unit, unitAt, units } from "./durations.ts";
import { type Figure, figureAt } from "./figures.ts";
import { endsBefore, lengthAt, type Span } from "./phrases.ts";
import type { Token } from "./tokens.ts";
import { inAllLanguages, wordsInAllLanguages } from "./vocabulary.ts";

/** An amount of money, a percentage or a length of time, in whatever spelling and of the three languages. */
export type Quantity = Span & {
  value: number;
} /** by its ISO 4217 code; XXX is any that has no name here */ & (
    | { kind: "money"; currency: string }
    | { kind: "percent" }
    | { kind: "duration"; unit: Unit }
  );

/** A text's quantities in their order; both ends of a range are quantities of their own. */
export function quantitiesIn(text: string, tokens: readonly Token[]): Quantity[] {
  const found: Quantity[] = [];
  let at = 0;
  while (at < tokens.length) {
    const read = quantityAt({ text, tokens }, at);
    found.push(...read);
    at = read.at(-1)?.end ?? at + 1;
  }
  return found;
}

type Source = { text: string; tokens: readonly Token[] };

/** What begins at a token: one quantity, both ends of a range, or nothing. */
function quantityAt(source: Source, at: number): Quantity[] {
  const { tokens } = source;
  const before = currencyAt(source, at);
  if (before) {
    const first = figureAt(tokens, pastMarks(tokens, at + 1, 2));
    if (!first) return [];
    const low: Quantity = {
      kind: "money",
      currency: before,
      start: at,
      end: first.end,
      value: first.value,
    };
    return [low, ...rangeEnd(source, low)];
  }
  const first = figureAt(tokens, at) ?? articleAt(tokens, at) ?? yearAt(tokens, at);
  if (!first) return [];
  const alone = measureOf(source, first);
  if (alone) return [alone, ...rangeEnd(source, alone)];
  const second = figureAt(tokens, pastRangeWord(tokens, first.end) ?? tokens.length);
  const high = second && measureOf(source, second);
  // "5 pages for 300 euros" is no range, "5 or 6 weeks" is.
  return high ? [{ ...high, start: first.start, end: first.end, value: first.value }, high] : [];
}

/** What a figure is a figure of, by what follows it: `850 €`, `850/month`, `20 %`, `3 working days`. */
function measureOf(source: Source, figure: Figure): Quantity | null {
  const { tokens } = source;
  const { start, value } = figure;
  const percent = tokens[figure.end]?.text === "%" ? 1 : percentAt(tokens, figure.end);
  if (percent) return { kind: "percent", start, end: figure.end + percent, value };
  const unit = unitAt(tokens, figure.end);
  if (unit) return { kind: "duration", start, end: unit.end, value: value + unit.half, unit: unit.unit };
  if (figure.spelled && value <= 1) return null;
  const currency = currencyAfter(source, figure.end);
  if (currency) return { kind: "money", start, end: currency.end, value, currency: currency.code };
  const perMonth = !figure.spelled && value >= 20 && isPerMonth(tokens, figure.end);
  return perMonth ? { kind: "money", start, end: figure.end, value, currency: studio.currency } : null;
}

/** The other end of a range whose first end says what it is: `€300–850`, `2 weeks to 3`. */
function rangeEnd(source: Source, low: Quantity): Quantity[] {
  const { tokens } = source;
  const from = pastRangeWord(tokens, low.end);
  if (from === null) return [];
  const high = figureAt(tokens, currencyAt(source, from) ? pastMarks(tokens, from + 1, 2) : from);
  if (!high || (high.spelled && high.value <= 1)) return [];
  if (currencyAt(source, from)) return [{ ...low, start: from, end: high.end, value: high.value }];
  const measured = measureOf(source, high);
  if (measured) return measured.kind === low.kind ? [measured] : [];
  // "€400 and 5 pages" is no range, "between €400 and 500 a month" is.
  const isOther = isAnd.has(tokens[low.end]?.text ?? "") && tokens[high.end]?.kind === "word";
  const isRange = low.kind === "money" && (!isOther || isRangeStart(tokens, low.start));
  return !isRange ? [] : [{ ...low, start: high.start, end: high.end, value: high.value }];
}

/** "within a week", "over a year": an article counts where a length of time is meant. */
function articleAt(tokens: readonly Token[], at: number): Figure | null {
  const unit = articles.has(tokens[at]?.text ?? "") ? unitAt(tokens, at + 1) : null;
  const counts = unit && (unit.half > 0 || isLimit(tokens, at));
  return counts ? { start: at, end: at + 1, value: 1, spelled: true } : null;
}

/** "Año y medio": a year and a half, without an article. */
function yearAt(tokens: readonly Token[], at: number): Figure | null {
  const unit = unitAt(tokens, at);
  return unit && unit.half > 0 && units.has(tokens[at]?.text ?? "")
    ? { start: at, end: at, value: 1, spelled: true }
    : null;
}

/** `/month`, `per month`, `al mes` */
function isPerMonth(tokens: readonly Token[], from: number) {
  if (tokens[from]?.text === "/") return unitAt(tokens, from + 1)?.unit === "month";
  return monthlyAt(tokens, from) > 0;
}

function pastMarks(tokens: readonly Token[], from: number, most: number) {
  let at = from;
  while (at < from + most && marks.has(tokens[at]?.text ?? "")) at++;
  return at;
}

/** Past a dash or a word that joins two ends, or null where none does. */
function pastRangeWord(tokens: readonly Token[], from: number) {
  if (dashes.has(tokens[from]?.text ?? "")) return from + 1;
  const length = rangeWordAt(tokens, from);
  return length > 0 ? from + length : null;
}

const dashes = new Set(["-", "–", "—", "−", "/", "~"]);
const marks = new Set(["-", "–", "−", "(", ")", "[", "*", "_", ":", "~", "+"]);
const articles = wordsInAllLanguages(({ article }) => article);
const percentAt = lengthAt(inAllLanguages(({ percent }) => percent));
const monthlyAt = lengthAt(inAllLanguages(({ monthly }) => monthly));
const isAnd = wordsInAllLanguages(({ rangeAnd }) => rangeAnd);
const rangeWordAt = lengthAt(inAllLanguages(({ rangeTo, rangeAnd }) => `${rangeTo}, ${rangeAnd}`));
const isLimit = endsBefore(inAllLanguages(({ deadline, period }) => `${deadline}, ${period}`));
const isRangeStart = endsBefore(inAllLanguages(({ rangeFrom }) => rangeFrom));
