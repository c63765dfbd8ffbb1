import type { en } from "./en.ts";

export type FactId = keyof typeof en.asked;

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
