import type { Cue } from "#locales/language.ts";
import { monthsOf } from "../../text/durations.ts";
import type { Quantity } from "../../text/quantities.ts";
import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { Words } from "./segments.ts";

/** "Years ago", "since a year", without a number: how long something has been so is no length of time to pay for. */
export function isPast(words: Words) {
  const isTime = (at: number) => unitWords.has(words[at]?.word ?? "");
  return words.some(
    ({ word }, at) =>
      (ago.has(word) && isTime(at - 1)) ||
      (past.has(word) && (isTime(at + 1) || (articles.has(words[at + 1]?.word ?? "") && isTime(at + 2)))),
  );
}

/** The words without how long something has been so, in numbers: what a message counts with is what is to come. */
export function withoutPast(words: Words): Words {
  return words.map((word, at) => {
    const isPastTime =
      word.quantity?.kind === "duration" &&
      (past.has(words[at - 1]?.word ?? "") || ago.has(words[at + 1]?.word ?? ""));
    return isPastTime ? { ...word, quantity: null } : word;
  });
}

/** A time to pay for by the month; one month is none to add up. */
export function isOfMonths(quantity: Quantity) {
  return quantity.kind === "duration" && (monthsOf(quantity) ?? 0) > 1;
}

/** "per year", "half a year": lengths of time without a number. */
export function withPeriod(cues: ReadonlySet<Cue>, quantities: readonly Quantity[]): Quantity[] {
  const period = (value: number): Quantity => ({ kind: "duration", unit: "month", value, start: 0, end: 0 });
  if (quantities.some(isOfMonths)) return [...quantities];
  const value = cues.has("halfYear") ? 6 : cues.has("quarter") ? 3 : cues.has("year") ? 12 : null;
  return value === null ? [...quantities] : [...quantities, period(value)];
}

const ago = wordsInAllLanguages(({ ago }) => ago);
const articles = wordsInAllLanguages(({ article }) => article);
const unitWords = wordsInAllLanguages(({ units }) => Object.values(units).join(", "));
const past = wordsInAllLanguages(({ past }) => past);
