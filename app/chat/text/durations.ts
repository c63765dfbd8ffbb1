import type { Vocabulary } from "#locales/language.ts";
import { lengthAt } from "./phrases.ts";
import type { Token } from "./tokens.ts";
import { inAllLanguages, wordsInAllLanguages } from "./vocabulary.ts";

export type Unit = keyof Vocabulary["units"];

/** A length of time in months, where it is one of months or years. */
export function monthsOf({ value, unit }: { value: number; unit: Unit }) {
  if (unit === "year") return value * 12;
  return unit === "month" ? value : null;
}

/** The unit of time that stands after a number: "3 working days", "one and a half years", "a year and a half". */
export function unitAt(tokens: readonly Token[], from: number) {
  const half = halfAt(tokens, from);
  let at = tokens[from]?.text === "-" ? from + 1 : from + half;
  if (dayKinds.has(tokens[at]?.text ?? "")) at++;
  const unit = units.get(tokens[at]?.text ?? "");
  if (!unit) return null;
  // Halves of a month are no months to pay for.
  const halfAfter = unit === "year" ? halfAt(tokens, at + 1) : 0;
  return { unit, end: at + 1 + halfAfter, half: unit === "year" && half + halfAfter > 0 ? 0.5 : 0 };
}

const halfAt = lengthAt(inAllLanguages(({ andHalf }) => andHalf));
const dayKinds = wordsInAllLanguages(({ dayKinds }) => dayKinds);
export const units = new Map<string, Unit>();
for (const unit of ["hour", "day", "week", "month", "year"] as const) {
  for (const word of wordsInAllLanguages(({ units }) => units[unit])) units.set(word, unit);
}
