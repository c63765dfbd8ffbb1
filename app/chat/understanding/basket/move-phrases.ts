import type { BasketVocabulary, Vocabulary } from "#locales/language.ts";
import { languages } from "#locales/languages.server.ts";
import { phraseFinder } from "../../text/phrases.ts";

/** What a phrase does with what is wanted: by its own list, or by one that others read too. */
export type Move = Exclude<keyof BasketVocabulary, "aside"> | (typeof shared)[number];

/** A move, what stands beside any, or the place that is pointed at. */
export type Meaning = Move | "aside" | number;

/** The last of several. */
export const LAST = -1;

/** Lengths of time without a number. */
export const spans = ["year", "halfYear", "quarter"] as const;

/** Which of all sizes of a thing it is. */
export const ofSizes = ["smallest", "middle", "largest"] as const;

const shared = [
  ...spans,
  "once",
  "monthly",
  "double",
  "triple",
  "times",
  "both",
  "other",
  "either",
  "why",
  "weighed",
  "free",
] as const;

const own = [
  "add",
  "drop",
  "replace",
  "by",
  "insteadOf",
  "correct",
  "only",
  "single",
  "another",
  "fewer",
  "renting",
  "buying",
  "sum",
  "together",
  "each",
  "same",
  "before",
  "first",
  "pieces",
  "bigger",
  "smaller",
  ...ofSizes,
  "restore",
  "difference",
  "cheaper",
  "breakEven",
  "left",
  "enough",
  "price",
  "includes",
  "time",
  "none",
  "aside",
] as const satisfies readonly (keyof BasketVocabulary)[];

export const findMoves = phraseFinder<Meaning>(Object.values(languages).flatMap(phrasesOf));

function phrasesOf({ vocabulary }: { vocabulary: Vocabulary }): [phrases: string, meaning: Meaning][] {
  const { basket, cues, months, pricing, places, last, all, why, either, monthly, once } = vocabulary;
  return [
    ...own.map((move): [string, Meaning] => [basket[move], move]),
    ...spans.map((span): [string, Meaning] => [cues[span], span]),
    ...places.map((phrases, place): [string, Meaning] => [phrases, place]),
    [last, LAST],
    [all, "both"],
    [monthly, "monthly"],
    [once, "once"],
    [pricing.double, "double"],
    [pricing.triple, "triple"],
    [pricing.times, "times"],
    [cues.compare, "weighed"],
    [cues.other, "other"],
    [cues.bigger, "bigger"],
    [cues.smaller, "smaller"],
    [cues.define, "includes"],
    [months.free, "free"],
    [months.paid, "free"],
    [why, "why"],
    [either, "either"],
  ];
}
