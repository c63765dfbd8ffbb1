import { studio } from "#app/studio/company.ts";
import type { Vocabulary } from "#locales/language.ts";
import { languages } from "#locales/languages.server.ts";
import { multiplierOf, spelledNumberAt } from "./number-words.ts";
import { endsBefore, phraseFinder, type Span } from "./phrases.ts";
import type { Token } from "./tokens.ts";
import { inAllLanguages, wordsInAllLanguages } from "./vocabulary.ts";

export type Unit = keyof Vocabulary["units"];

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

/** A length of time in months, where it is one of months or years. */
export function monthsOf({ value, unit }: { value: number; unit: Unit }) {
  if (unit === "year") return value * 12;
  return unit === "month" ? value : null;
}

type Source = { text: string; tokens: readonly Token[] };
type Figure = Span & { value: number; spelled: boolean };

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
  const first = figureAt(tokens, at) ?? articleAt(tokens, at);
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
  const percent = tokens[figure.end]?.text === "%" ? 1 : lengthOf(findPercent, tokens, figure.end);
  if (percent) return { kind: "percent", start, end: figure.end + percent, value };
  const unit = unitAt(tokens, figure.end);
  if (unit) return { kind: "duration", start, end: unit.end, value, unit: unit.unit };
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

/** A number in figures, with what groups it and multiplies it, or in words. */
function figureAt(tokens: readonly Token[], at: number): Figure | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind !== "number") {
    const spelled = spelledNumberAt(tokens, at);
    return spelled && { ...spelled, spelled: true };
  }
  let digits = token.text;
  let end = at + 1;
  while (/^\d{1,3}( \d{3})*$/.test(digits) && isGroup(tokens[end]) && digits.length < 20) {
    digits += ` ${tokens[end]?.text}`;
    end++;
  }
  const scale = scaleAt(tokens[end]);
  return { start: at, end: scale ? end + 1 : end, value: numberIn(digits) * (scale ?? 1), spelled: false };
}

function isGroup(token: Token | undefined) {
  return token?.kind === "number" && token.gap === " " && /^\d{3}([.,]\d{1,2})?$/.test(token.text);
}

/** Exactly three digits after a mark are thousands in all three languages; fewer are a fraction. */
function numberIn(digits: string) {
  return Number(digits.replace(/[.,'’ ](?=\d{3}(?!\d))/g, "").replace(",", "."));
}

function scaleAt(token: Token | undefined) {
  if (!token || token.gap === "\n") return null;
  if (token.text === "k") return 1000;
  if (token.text === "mn" || token.text === "mio" || (token.text === "m" && token.gap === ""))
    return 1_000_000;
  return multiplierOf(token.text);
}

/** "within a week", "over a year": an article counts where a length of time is meant. */
function articleAt(tokens: readonly Token[], at: number): Figure | null {
  const counts = articles.has(tokens[at]?.text ?? "") && unitAt(tokens, at + 1) && isLimit(tokens, at);
  return counts ? { start: at, end: at + 1, value: 1, spelled: true } : null;
}

function currencyAt({ text, tokens }: Source, at: number): string | null {
  const token = tokens[at];
  if (!token) return null;
  const named = currencyNames.get(token.text);
  if (named) return named;
  const written = text.slice(token.from, token.to);
  if (currencyCodes.has(written)) return written;
  return /^\p{Sc}$/u.test(token.text) ? "XXX" : null;
}

/** The currency that follows a number, with a few marks and words between: `777,- €`, `777 (EUR)`, `777 US dollars`. */
function currencyAfter(source: Source, from: number) {
  const { tokens } = source;
  for (let at = from; at <= from + 5; at++) {
    const currency = currencyAt(source, at);
    if (currency) {
      const next = tokens[at + 1];
      const belongsToNext =
        next?.kind === "number" && next.gap === "" && (at > from || tokens[at]?.gap !== "");
      return belongsToNext ? null : { code: currency, end: at + 1 };
    }
    if (!betweenNumberAndCurrency.has(tokens[at]?.text ?? "")) return null;
  }
  return null;
}

function unitAt(tokens: readonly Token[], from: number) {
  let at = tokens[from]?.text === "-" ? from + 1 : from;
  if (dayKinds.has(tokens[at]?.text ?? "")) at++;
  const unit = units.get(tokens[at]?.text ?? "");
  return unit ? { unit, end: at + 1 } : null;
}

/** `/month`, `per month`, `al mes` */
function isPerMonth(tokens: readonly Token[], from: number) {
  if (tokens[from]?.text === "/") return unitAt(tokens, from + 1)?.unit === "month";
  return lengthOf(findPerMonth, tokens, from) > 0;
}

function pastMarks(tokens: readonly Token[], from: number, most: number) {
  let at = from;
  while (at < from + most && marks.has(tokens[at]?.text ?? "")) at++;
  return at;
}

/** Past a dash or a word that joins two ends, or null where none does. */
function pastRangeWord(tokens: readonly Token[], from: number) {
  if (dashes.has(tokens[from]?.text ?? "")) return from + 1;
  const length = lengthOf(findRangeWord, tokens, from);
  return length > 0 ? from + length : null;
}

/** How many tokens a phrase takes that begins at this one; 0: none does. */
function lengthOf(find: ReturnType<typeof phraseFinder>, tokens: readonly Token[], from: number) {
  const [found] = find(tokens.slice(from, from + 4));
  return found?.start === 0 ? found.end : 0;
}

const dashes = new Set(["-", "–", "—", "−", "/", "~"]);
const marks = new Set(["-", "–", "−", "(", ")", "[", "*", "_", ":", "~", "+"]);
const currencyNames = new Map<string, string>();
const currencies = Object.values(languages).flatMap(({ vocabulary }) =>
  Object.entries(vocabulary.currencies),
);
// Several share a sign: where the studio's own has it, it is meant.
for (const [code, names = ""] of [
  [studio.currency, ""] as const,
  ...currencies.filter(([code]) => code === studio.currency),
  ...currencies,
]) {
  const format = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
  });
  const sign = format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? code;
  for (const name of [sign, code.toLowerCase(), ...names.split(/, */)]) {
    if (name && !currencyNames.has(name)) currencyNames.set(name, code);
  }
}
// Written in capitals only: several are everyday words.
const currencyCodes = new Set(
  Intl.supportedValuesOf("currency").filter((code) => !["ALL", "TOP"].includes(code)),
);
const betweenNumberAndCurrency = new Set([
  ..."-–—−.,()[]*_+'’",
  ..."d de of us u s in en american canadian australian americains".split(" "),
]);
const articles = wordsInAllLanguages(({ article }) => article);
const dayKinds = wordsInAllLanguages(({ dayKinds }) => dayKinds);
const findPercent = phraseFinder([[inAllLanguages(({ percent }) => percent), true]]);
const findPerMonth = phraseFinder([[inAllLanguages(({ monthly }) => monthly), true]]);
const isAnd = wordsInAllLanguages(({ rangeAnd }) => rangeAnd);
const findRangeWord = phraseFinder([
  [inAllLanguages(({ rangeTo, rangeAnd }) => `${rangeTo}, ${rangeAnd}`), true],
]);
const isLimit = endsBefore(inAllLanguages(({ deadline, period }) => `${deadline}, ${period}`));
const isRangeStart = endsBefore(inAllLanguages(({ rangeFrom }) => rangeFrom));

const units = new Map<string, Unit>();
for (const unit of ["hour", "day", "week", "month", "year"] as const) {
  for (const word of wordsInAllLanguages(({ units }) => units[unit])) units.set(word, unit);
}
