import type { Unit } from "#app/studio/services.ts";
import type { Span } from "../text/phrases.ts";
import { isPrice } from "./bare-amounts.ts";
import { currencyAfter, currencyBefore } from "./currency-beside.ts";
import { type Figure, figureAt } from "./figures.ts";
import { endsWith, type Lexed, startsWith } from "./lexed.ts";

/** `currency` is an ISO 4217 code, "other", or null for an amount without a currency: "costs 777". */
type Measure = { kind: "amount"; currency: string | null } | { kind: "percent" | Unit };
export type Quantity = Span & Measure & { value: number };
type Reading = Figure & { measure: Measure | null };

/** Finds the amounts, percentages and lengths of time in a text. */
export function quantitiesIn(lexed: Lexed): Quantity[] {
  const readings: Reading[] = [];
  for (let at = 0; at < lexed.tokens.length; at++) {
    const figure = figureAt(lexed, at) ?? articleAt(lexed, at);
    if (!figure) continue;
    const reading = read(lexed, figure, readings.at(-1)?.end ?? 0);
    readings.push(reading);
    // Skips a joining "to", which can also be a number: the Danish two.
    at = (joinEnd(lexed, reading.end) ?? reading.end) - 1;
  }
  shareMeasures(lexed, readings);
  return readings.flatMap(({ start, end, value, measure }) =>
    measure ? { start, end, value, ...measure } : [],
  );
}

/** Reads an article as the number one between a word such as "within" and a unit of time: "within a week". */
function articleAt(lexed: Lexed, at: number): Figure | null {
  const isCounted = startsWith(lexed, at, "article") && endsWith(lexed, at, "limit", "period");
  return isCounted && unitAt(lexed, at + 1) ? { start: at, end: at + 1, value: 1, isSpelled: true } : null;
}

function read(lexed: Lexed, figure: Figure, previousEnd: number): Reading {
  const { tokens, startingAt } = lexed;
  const { end, value, isSpelled } = figure;
  const before = currencyBefore(lexed, figure, previousEnd);
  if (before) return { ...figure, start: before.start, measure: amountIn(before.code) };
  if (tokens[end]?.text === "%") return { ...figure, end: end + 1, measure: { kind: "percent" } };
  const next = startingAt[end];
  if (next?.meaning.marks.has("percent")) return { ...figure, end: next.end, measure: { kind: "percent" } };
  const unit = unitAt(lexed, end);
  if (unit || (isSpelled && value <= 1)) return { ...figure, measure: null, ...unit };
  const after = currencyAfter(lexed, figure);
  if (after) return { ...figure, end: after.end, measure: amountIn(after.code) };
  return { ...figure, measure: isPrice(lexed, figure) ? amountIn(null) : null };
}

function amountIn(currency: string | null): Measure {
  return { kind: "amount", currency };
}

/** Finds the unit of time after a number: "3 days", "3-day", "three working days". */
function unitAt({ tokens, startingAt }: Lexed, from: number): { end: number; measure: Measure } | null {
  const first = tokens[from]?.text === "-" ? from + 1 : from;
  const at = startingAt[first]?.meaning.marks.has("dayKind") ? first + 1 : first;
  const unit = tokens[at]?.gap === "\n" ? undefined : startingAt[at]?.meaning.unit;
  return unit ? { end: at + 1, measure: { kind: unit } } : null;
}

/** Gives both ends of a range the same measure: "€300–850", "2 or 3 weeks". "€400 and 5 pages" isn't a range. */
function shareMeasures(lexed: Lexed, readings: readonly Reading[]) {
  for (let index = readings.length - 1; index > 0; index--) {
    const [low, high] = [readings[index - 1], readings[index]];
    if (!low || !high || joinEnd(lexed, low.end) !== high.start) continue;
    if (!low.measure && high.measure) {
      // In "€300 once or €40 a month", "once" isn't a number, although it means eleven in Spanish.
      const isBare = high.measure.kind === "amount" && high.measure.currency === null;
      if (!startsWith(lexed, low.start, "once") && !(low.isSpelled && isBare)) low.measure = high.measure;
    } else if (low.measure?.kind === "amount" && !high.measure && !(high.isSpelled && high.value <= 1)) {
      const isNextWord = lexed.tokens[high.end]?.kind === "word";
      const isCounted = isNextWord && !startsWith(lexed, high.end, "monthly", "once", "after");
      const isAnd = startsWith(lexed, low.end, "and") && isCounted;
      if (!isAnd || endsWith(lexed, low.start, "from")) high.measure = low.measure;
    }
  }
}

/** Returns the index after a dash or word that joins the two ends of a range. */
function joinEnd(lexed: Lexed, at: number): number | null {
  if (rangeSigns.has(lexed.tokens[at]?.text ?? "")) return at + 1;
  return startsWith(lexed, at, "to", "and") ? (lexed.startingAt[at]?.end ?? null) : null;
}

const rangeSigns = new Set("-–—−/~");
