import type { Unit } from "#app/studio/services.ts";
import type * as english from "./en/copy.ts";

/** The English copy, one namespace per JSON file, is the type of every language's: `npm test` compares the keys. */
export type Copy = typeof english;
export type Namespace = keyof Copy;

/** How a language writes numbers, times and names: `locales/<code>/index.ts`. */
export type Rules = {
  /** in the language itself */
  name: string;
  /** its sign in the menu: the strokes of a flag of 24 by 16 */
  flag: readonly (readonly [color: string, width: number, path: string])[];
  /** whose way of writing numbers and dates it follows; link previews name it too */
  region: `${string}-${string}`;
  /** between a label and what it labels */
  colon: string;
  /** an opening hour, which Intl writes as nobody prints it: "9 AM", "09 h", "9" */
  clock: (hour: number, minute: number) => string;
  /** the place after the last: "twelfth", in digits where that is how one would write it */
  ordinal: (place: number) => string;
  /** "one" before a unit of time, in its gender */
  one: (unit: Unit) => string;
  /** from one length of time to another, both in words */
  fromTo: (from: string, to: string) => string;
  /** the law of a country, by its code and its name */
  law: (code: string, country: string) => string;
  /** letters of its headings and names beyond A to Z: the display face is cut to what is needed */
  letters: string;
  /** numbers as a model may spell them out: words, the first one's value, the step from each to the next; 0 joins two */
  numbers: readonly (readonly [words: string, first: number, step: number])[];
};

export type Language = Rules & { copy: Copy };
