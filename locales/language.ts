import type { asked } from "./en/asked.ts";
import type { copy } from "./en/index.ts";

/** The English copy, one namespace per JSON file, is the type of every language's. */
export type Copy = typeof copy;
export type Namespace = keyof Copy;

/** Everything that a language brings along. */
export type Language = {
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
  /** the law of a country, by its code and its name */
  law: (code: string, country: string) => string;
  /** letters of its headings and names beyond A to Z: the display face is cut to what is needed */
  letters: string;
  copy: Copy;
  /** the words with which visitors ask for what the site says */
  asked: Asked;
  /** a word without its endings, so that "prices" finds "price" */
  stem: (word: string) => string;
  /** numbers as a model may spell them out: words, the first one's value, the step from each to the next; 0 joins two */
  numbers: readonly (readonly [words: string, first: number, step: number])[];
};

export type FactId = keyof typeof asked.asked;

/** One language's words for the search. */
export type Asked = {
  /** asking for a price, whatever of */
  price: string;
  /** asking how long something takes */
  time: string;
  /** too common to tell one fact from another */
  stopWords: string;
  /** phrases that mean something else than their words, and what is searched instead */
  phrases: [RegExp, string][];
  asked: Record<FactId, string>;
};
