import type { PriceId } from "#app/studio/prices.ts";
import type { Matter } from "#locales/matter.ts";
import type { Akin } from "../../text/akin.ts";
import type { Product } from "../../text/products.ts";
import type { Quantity } from "../../text/quantities.ts";
import type { Topic } from "./topics.ts";

/** How many of a row, where it is more than one. */
export type Counts = Readonly<Partial<Record<PriceId, number>>>;

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
  readonly counts?: Counts;
  /** paid once, and not by the month */
  readonly once?: boolean;
  /** what it is set against: how much more or less it costs than that */
  readonly against?: readonly { readonly row: PriceId; readonly count: number }[];
  /** of its months of upkeep the one is free that every project includes */
  readonly free?: boolean;
  /** its few telling words said so, in the light of what was spoken of before */
  readonly firm?: boolean;
  /** the rows that come closest to what was told beside it */
  readonly needed?: readonly Product[];
  /** what of its topic is meant, where it is not the whole */
  readonly aspect?: Aspect;
  /** of how a project goes: which of its steps, from 0 */
  readonly step?: number;
  /** what precisely is asked, where the pages have sentences of their own for it */
  readonly matter?: Matter;
};

/** Whether it is a price that no row holds: the list has none, or what a client paid. */
export function isOffList({ aspect }: Pick<Ask, "aspect">) {
  return aspect === "unlisted" || aspect === "paid";
}

/** Whether it says no more than its topic. */
export function isOfNothing({ products, aspect, monthly }: Ask) {
  return products.length === 0 && !aspect && !monthly;
}

export type Aspect =
  /** what costs less than what was spoken of */
  | "below"
  /** why a price has two ends, and what comes on top of it */
  | "range"
  /** all sizes in which a service is sold */
  | "levels"
  /** of an amount: for how long it lasts, and what is left of it */
  | "lasting"
  | "left"
  /** whether it is in the price, and no more of it */
  | "included"
  /** whether it is always there */
  | "availability"
  /** of two ways to pay: by how much the one costs more, and from when on */
  | "gap"
  | "paidOff"
  /** what else is said of it, where it was just answered */
  | "more"
  /** what somebody wants who asks for no price: what is in it, and its price too */
  | "wanted"
  /** what has been shown side by side, together */
  | "sum"
  /** of the work: whether it can be seen before it is done; of the team: who one talks to; of data: on which ground */
  | "preview"
  | "direct"
  | "basis"
  /** of the agreement: whose terms hold */
  | "whose"
  /** of projects: how they stand, whether they can be seen */
  | "status"
  /** a price that the list does not hold, a street that no page gives */
  | "unlisted"
  /** what a client has paid */
  | "paid"
  /** of the tools: all of a kind; those that a visitor works with; why these */
  | "group"
  | "own"
  | "why"
  /** one of several, and not all of them together: it may be each, or a description may be of any */
  | "choice"
  | "unsure"
  /** what was named in passing, and asked of in the next part */
  | "mention";

/** A topic asked for by nobody's words, of these products. */
export function plainAsk(topic: Topic, ...products: readonly Product[]): Ask {
  return { topic, products, quantities: [], hints: [], monthly: false, described: false, probability: 1 };
}

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
