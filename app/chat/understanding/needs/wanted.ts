import type { Cue } from "#locales/language.ts";
import type { Ask } from "../asks/ask.ts";
import { isRow } from "../asks/row-picks.ts";
import type { Thread } from "../thread/thread.ts";
import { read } from "../words/reading.ts";
import { isMonthly, type Words } from "../words/segments.ts";

/** The asks of who begins with what they want and names no price: they are told what it is, too. */
export function asWanted(asks: readonly Ask[], words: Words, { topic }: Thread): Ask[] {
  const { cues, quantities } = read(words);
  const isOfMoney = quantities.length > 0 || isMonthly(words) || [...cues].some((cue) => moneyCues.has(cue));
  // "What is in a landing page, and what is its price?"
  const isBoth = cues.has("define") && cues.has("cost") && read(words).named.some(isRow);
  return asks.map((ask) =>
    ((topic === null && !isOfMoney) || isBoth) && isPlainPrice(ask) ? { ...ask, aspect: "wanted" } : ask,
  );
}

function isPlainPrice({ topic, aspect, products, counts = {} }: Ask) {
  const isOne = products.filter(isRow).length === 1 && Object.keys(counts).length === 0;
  return topic === "price" && aspect === undefined && isOne;
}

const moneyCues: ReadonlySet<Cue> = new Set<Cue>([
  "cost",
  "this",
  "afford",
  "cheaper",
  "lowest",
  "dearer",
  "compare",
  "range",
  "sum",
  "included",
]);
