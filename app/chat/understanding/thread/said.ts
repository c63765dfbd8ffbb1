import type { Product } from "../../text/products.ts";
import type { Quantity } from "../../text/quantities.ts";
import type { Ask, Counts } from "../asks/ask.ts";
import type { Topic } from "../asks/topics.ts";
import type { Reading } from "../words/reading.ts";
import type { Thread } from "./thread.ts";

/** What a follow-up is after, as far as its few telling words say it. */
export type FollowUp = Pick<Ask, "topic" | "products"> &
  Partial<Pick<Ask, "quantities" | "counts" | "aspect">>;

/** A part, what it is about, and the rows that were spoken of before. */
export type Said = Reading & { about: readonly Product[]; focus: readonly Product[]; thread: Thread };

/** What is asked of a product where nothing else is said. */
export function ownTopic({ kind, id }: Product): Topic {
  if (kind === "project") return "project";
  if (kind === "tool" || kind === "otherTool") return "stack";
  if (kind === "service") return `service-${id}`;
  return kind === "nda" ? "nda" : "price";
}

export function isSold({ kind }: Product) {
  return kind === "row" || kind === "service";
}

export function overTime(
  products: readonly Product[],
  counts: Counts,
  quantities: readonly Quantity[],
  thread: Thread,
): FollowUp {
  const period = quantities.length > 0 ? quantities : thread.period ? [thread.period] : [];
  const isSum = Object.keys(counts).length > 0 || (products.length > 1 && thread.topic !== "compare");
  return { topic: isSum ? "estimate" : "compare", products, counts, quantities: period };
}

/** "And after ten?", "no, eight", of what was reckoned over four months; of what was over a year, so many are months. */
export function anotherPeriod(number: number | null, { period, counted }: Thread): Quantity | null {
  if (number === null || !period || period.kind !== "duration" || counted !== "period") return null;
  const unit = period.unit === "year" && number > MOST_YEARS ? "month" : period.unit;
  return { ...period, value: number, unit };
}

/** Nobody reckons further ahead. */
const MOST_YEARS = 3;

export function isPriced({ topic }: Thread) {
  return topic !== null && (addable.has(topic) || topic === "cheapest");
}

export function sameBudget({ budget }: Thread): readonly Quantity[] {
  return budget ? [budget.amount] : [];
}

export function periodOf(quantities: readonly Quantity[]) {
  return quantities.find(
    (quantity) => quantity.kind === "duration" && (quantity.unit === "month" || quantity.unit === "year"),
  );
}

/** After these, more of the price list is added to what was spoken of. */
export const addable: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "subscription-price",
  "compare",
  "difference",
  "estimate",
  "budget",
  "includes",
  "time",
  "quote",
  "maintenance",
  "free-maintenance",
  "on-call",
]);
