import type { Unit } from "#app/studio/services.ts";
import type * as source from "./copy.ts";

/** All texts of a language, a namespace for each JSON file. `copy.ts` is the type; `npm test` compares the keys. */
export type Copy = typeof source;
export type Namespace = keyof Copy;

/** How a language writes numbers, times and names: `locales/<code>/index.ts`. */
export type Rules = {
  /** its own name for itself */
  name: string;
  /** its flag in the menu, as strokes on 24 by 16 */
  flag: readonly (readonly [color: string, width: number, path: string])[];
  /** the region whose number and date formats it uses; also `og:locale` */
  region: `${string}-${string}`;
  /** between a label and its value */
  colon: string;
  /** a time of day as printed on signs, unlike Intl's "9 AM", "09 h", "9" */
  clock: (hour: number, minute: number) => string;
  /** "one" in the gender of a unit of time */
  one: (unit: Unit) => string;
  /** a range of two durations, both in words */
  fromTo: (from: string, to: string) => string;
  /** the law of a country, from the country's code and name */
  law: (code: string, country: string) => string;
  /** letters beyond A to Z in headings and names: the subset of the display font includes them */
  letters: string;
  /**
   * Number words: their first value and the step from each to the next. Value 0 is for words that join two numbers. Pages
   * show the words of the entry that counts up from 1, so it has one word for each of at least 1 to 10, with its accents.
   */
  numbers: readonly (readonly [words: string, first: number, step: number])[];
};

export type Language = Rules & { copy: Copy };
