import type { Product } from "../../text/products.ts";
import type { Ask } from "../asks/ask.ts";
import { isPartOf, isRow } from "../asks/row-picks.ts";
import type { Thread } from "../thread/thread.ts";
import { read } from "../words/reading.ts";
import { itemsOf, sentencesOf, type Words } from "../words/segments.ts";

/** The asks with what a sum describes beside what it names: "a SaaS, customers' data kept apart, and somebody on call: in all?" */
export function withNeeded(asks: readonly Ask[], words: Words, { topic: before }: Thread): Ask[] {
  if (before !== null) return [...asks];
  const { needed, named, cues } = read(words);
  const [row, more] = needed;
  // "What does the basic validation include?"
  if (row && !more && named.length === 0 && asks.some(isOpen))
    return asks.map((ask) => (isOpen(ask) ? { ...ask, products: [row] } : ask));
  if (!cues.has("sum")) return [...asks];
  const described = sentencesOf(words).flatMap(itemsOf).flatMap(neededIn);
  return asks.map((ask) => {
    const isSum = ask.topic === "estimate" && ask.products.filter(isRow).length > 1;
    const more = described.filter(({ id }) => ask.products.every((one) => one.id !== id));
    return isSum && more.length === 1 ? { ...ask, products: [...ask.products, ...more] } : ask;
  });
}

function isOpen({ topic, products }: Ask) {
  return topic === "includes" && products.length === 0;
}

/** What secures a product, in an item of its own: roles beside a panel are in its row. */
function neededIn(item: Words): readonly Product[] {
  const { named, needed } = read(item);
  const [only, more] = needed;
  const isOwn = named.every((one) => !isRow(one)) && only !== undefined && !more;
  return isOwn && isPartOf(only, { kind: "service", id: "security" }) ? [only] : [];
}
