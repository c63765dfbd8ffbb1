import type { Akin } from "../text/akin.ts";
import type { Product } from "../text/products.ts";
import type { Quantity } from "../text/quantities.ts";
import type { Topic } from "./topics.ts";

/** One thing that a visitor is after. */
export type Ask = {
  readonly topic: Topic;
  /** what it is about: named, pointed at, or spoken of before */
  readonly products: readonly Product[];
  readonly quantities: readonly Quantity[];
  /** what it makes think of without naming it: the casino, a vineyard */
  readonly hints: readonly Akin[];
  /** by the month */
  readonly monthly: boolean;
  /** its product is described and not named */
  readonly described: boolean;
  readonly probability: number;
};

/** So likely is what one can be sure of. */
export const SURE = 0.6;

/** Asked of a row of the price list, or of several. */
export const rowTopics: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "subscription-price",
  "compare",
  "estimate",
  "time",
  "includes",
  "quote",
]);

/** Said beside what one is after. */
export const passingTopics: ReadonlySet<Topic> = new Set<Topic>([
  "greeting",
  "thanks",
  "goodbye",
  "smalltalk",
  "praise",
  "help",
  "off-topic",
]);
