import { languages } from "#locales/languages.server.ts";
import { type Token, wordsOf } from "../../text/tokens.ts";
import { inAllLanguages, wordFinder } from "../words/index.ts";

export function numberOf({ kind, text }: Token): number | null {
  if (kind === "number") return /^\d{1,6}$/.test(text) ? Number(text) : null;
  return numerals.get(text) ?? null;
}

/** Returns the length of time named in a message, in whole months: "two years", "18 months", "a year and a half". */
export function monthsIn(tokens: readonly Token[]): number | null {
  for (const [at, token] of tokens.entries()) {
    const unit = units.get(token.text);
    if (unit !== "month" && unit !== "year") continue;
    const before = tokens[tokens[at - 1]?.text === "-" ? at - 2 : at - 1];
    const count = before ? numberOf(before) : null;
    // "A month" usually means the billing of a subscription, whereas "a year" is a length of time. The French "an" is
    // also the English article.
    if ((unit === "month" || token.text === "an") && count === null) continue;
    if (unit === "year" && findHalfOf(tokens.slice(Math.max(0, at - 2), at)).length > 0) return 6;
    const hasHalf = unit === "year" && findHalf(tokens.slice(Math.max(0, at - 3), at + 5)).length > 0;
    const months = (count ?? 1) * (unit === "year" ? 12 : 1) + (hasHalf ? 6 : 0);
    if (months > 0 && months <= MOST_MONTHS) return months;
  }
  return null;
}

export function unitOf({ text }: Token): "day" | "week" | "month" | "year" | null {
  return units.get(text) ?? null;
}

/** Maximum duration in months; a larger number probably means something else. */
const MOST_MONTHS = 120;

/** The first entries of a language's `numbers` that hold the numerals below one hundred. */
const SMALL = 3;
const numerals = new Map<string, number>();
for (const { numbers } of Object.values(languages)) {
  for (const [words, first, step] of numbers.slice(0, SMALL))
    for (const [index, word] of wordsOf(words).entries()) numerals.set(word, first + index * step);
}

const units = new Map<string, "day" | "week" | "month" | "year">();
for (const unit of ["day", "week", "month", "year"] as const) {
  for (const word of wordsOf(inAllLanguages((words) => words.units[unit]))) units.set(word, unit);
}

const findHalf = wordFinder(({ halfYear }) => halfYear);
const findHalfOf = wordFinder(({ halfOf }) => halfOf);
