import type { Ask } from "../asks/ask.ts";
import { isRow, projectRows } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import type { Thread } from "../thread/thread.ts";
import { read } from "../words/reading.ts";
import { isMonthly, type Words } from "../words/segments.ts";

/** The asks of who goes on from how long one thing takes to another: "and a full product with payments?" asks for no price. */
export function keepsToTime(asks: readonly Ask[], words: Words, before: Thread): Ask[] {
  const [only, more] = asks;
  const { cues, named, quantities, once } = read(words);
  if (before.topic !== "time" || !only || more || !priced.has(only.topic)) return [...asks];
  const isNew = ({ id }: Ask["products"][number]) => before.products.every((one) => one.id !== id);
  const products = only.products.filter((product) => isBuilt(product) && isNew(product));
  const isOfMoney =
    cues.has("cost") ||
    cues.has("sum") ||
    cues.has("want") ||
    cues.has("without") ||
    once ||
    quantities.length > 0;
  // "By subscription", of what is described, says how others pay.
  const isPaid = isMonthly(words) && named.some(isRow);
  if (products.length === 0 || isOfMoney || isPaid) return [...asks];
  return [{ ...only, topic: "time", products, monthly: false, counts: {}, aspect: undefined, firm: true }];
}

function isBuilt({ kind, id }: Ask["products"][number]) {
  return kind === "row" && projectRows.some((row) => row === id);
}

const priced: ReadonlySet<Topic> = new Set<Topic>(["price", "estimate", "subscription-price", "includes"]);
