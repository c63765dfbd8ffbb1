import { phraseFinder } from "../../text/phrases.ts";
import { inAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import { isRow } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { asProducts } from "../thread/shown-by.ts";
import type { Thread } from "../thread/thread.ts";
import { read } from "../words/reading.ts";
import { tokensIn, type Words } from "../words/segments.ts";
import { rowsListed } from "./rows-listed.server.ts";

/** The asks with each price by itself where nobody asks for a sum: "an MVP and a SaaS, how much each?", "we hesitate between …" */
export function withEachPrice(asks: readonly Ask[], words: Words, { topic: before }: Thread): Ask[] {
  const { cues, counts } = read(words);
  const tokens = tokensIn(words);
  const isEach = findEach(tokens).length > 0;
  const isApart = (isEach || isUndecided(words)) && !cues.has("sum") && !cues.has("add");
  if (!isApart || Object.keys(counts).length > 0) return [...asks];
  const listed = isEach && cues.has("cost") && before === null ? rowsListed(words) : [];
  const alone = asks.filter(isPlain);
  const [first, second] = alone;
  const all = [...new Set(alone.flatMap(({ products }) => products))];
  const joined: readonly Ask[] =
    first && second && all.filter(isRow).length > 1
      ? [{ ...first, products: all }, ...asks.filter((ask) => !isPlain(ask))]
      : asks;
  return joined.map((ask) => {
    const own = ask.products.filter(isRow);
    const products =
      own.length === 1 && !ask.described && listed.length > 1 ? asProducts(listed) : ask.products;
    const isOfSeveral = isPlain(ask) && products.filter(isRow).length > 1;
    return isOfSeveral ? { ...ask, topic: "price", products, aspect: "choice" } : ask;
  });
}

/** "We hesitate between …": one of them, and no sum. */
export function isUndecided(words: Words) {
  return findUndecided(tokensIn(words)).length > 0;
}

function isPlain({ topic, aspect }: Ask) {
  return summed.has(topic) && aspect === undefined;
}

const summed: ReadonlySet<Topic> = new Set<Topic>(["price", "estimate"]);

const findEach = phraseFinder([[inAllLanguages(({ pricing }) => pricing.each), true]]);
const findUndecided = phraseFinder([[inAllLanguages(({ pricing }) => pricing.undecided), true]]);
