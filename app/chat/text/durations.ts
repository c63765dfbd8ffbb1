import type { Vocabulary } from "#locales/language.ts";
import type { Token } from "./tokens.ts";
import { wordsInAllLanguages } from "./vocabulary.ts";

export type Unit = keyof Vocabulary["units"];

/** A length of time in months, where it is one of months or years. */
export function monthsOf({ value, unit }: { value: number; unit: Unit }) {
  if (unit === "year") return value * 12;
  return unit === "month" ? value : null;
}

/** The unit of time that stands after a number: "3 working days". */
export function unitAt(tokens: readonly Token[], from: number) {
  let at = tokens[from]?.text === "-" ? from + 1 : from;
  if (dayKinds.has(tokens[at]?.text ?? "")) at++;
  const unit = units.get(tokens[at]?.text ?? "");
  return unit ? { unit, end: at + 1 } : null;
}

const dayKinds = wordsInAllLanguages(({ dayKinds }) => dayKinds);
const units = new Map<string, Unit>();
for (const unit of ["hour", "day", "week", "month", "year"] as const) {
  for (const word of wordsInAllLanguages(({ units }) => units[unit])) units.set(word, unit);
}
