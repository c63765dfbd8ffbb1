import { mostOfARow } from "#app/studio/estimate-query.ts";
import type { Product } from "../text/products.ts";
import { wordsInAllLanguages } from "../text/vocabulary.ts";
import { type Ask, SURE } from "./ask.ts";
import { fillers } from "./numbers-in.ts";
import { read } from "./reading.ts";
import { isRow } from "./row-picks.ts";
import type { Words } from "./segments.ts";
import type { Thread } from "./thread.ts";
import { needing } from "./topic-families.ts";
import type { Topic } from "./topics.ts";

/** The asks with how many of a row are wanted: "better make it four", "we would send you five, each paid separately". */
export function howMany(asks: readonly Ask[], words: Words, before: Thread): Ask[] {
  const { named, counts } = read(words);
  const rows = named.filter(isRow);
  if (Object.keys(counts).length > 0) return [...asks];
  const [only, more] = rows;
  if (only && !more) return asks.map((ask) => distributed(ask, only, words));
  const number = rows.length === 0 ? numberOf(words) : null;
  const row = number === null ? null : countedIn(before);
  const spoken = asks.find(({ topic, probability }) => counting.has(topic) || probability < SURE);
  if (number === null || !row || !spoken || !asks.every(isOfMoney)) return [...asks];
  const products = before.products.filter(isRow);
  const all = { ...before.counts, [row.id]: number };
  return [
    {
      ...spoken,
      topic: "estimate",
      products,
      counts: all,
      quantities: [],
      described: false,
      aspect: undefined,
      firm: true,
    },
  ];
}

/** "Three campaigns, and each of them needs its own landing page" */
function distributed(ask: Ask, row: Product, words: Words): Ask {
  const at = words.findIndex(({ products }) => products.some(({ id }) => id === row.id));
  const each = words.findLastIndex(({ word }, index) => index < at && every.has(word));
  const number = words
    .slice(0, Math.max(0, each))
    .find((one, index) => isSeveral(one.number) && !isSaidOfNothing(words, index))?.number;
  const isOfRow = ask.products.length === 1 && ask.products[0]?.id === row.id && summed.has(ask.topic);
  if (!isOfRow || each < 0 || at - each > NEAR || !number) return ask;
  return { ...ask, topic: "estimate", counts: { [row.id]: number }, aspect: undefined };
}

/** A number that says how many of what was spoken of: a change, a sum, or of each by itself. */
function numberOf(words: Words): number | null {
  const { cues } = read(words);
  const isEach = words.some(({ word }) => every.has(word) || apart.has(word));
  const isChange = cues.has("instead") && words.length <= CHANGE;
  if (!isEach && !isChange && !cues.has("sum")) return null;
  const at = words.findIndex((one, index) => isSeveral(one.number) && isSaidOfNothing(words, index));
  return words[at]?.number ?? null;
}

/** "Four", "four at once", "two, one for each client": what follows is no thing that is counted. */
function isSaidOfNothing(words: Words, at: number) {
  const next = words[at + 1];
  const before = words[at - 1]?.word ?? "";
  if (those.has(before)) return false;
  return (
    !next || next.cut !== null || next.quantity !== null || fillers.has(next.word) || every.has(next.word)
  );
}

function isSeveral(number: number | null): number is number {
  return number !== null && number > 1 && number <= mostOfARow;
}

/** Of several the one that there were more of, or the only one. */
function countedIn({ products, counts }: Thread): Product | null {
  const rows = products.filter(isRow);
  const counted = rows.filter(({ id }) => Object.hasOwn(counts, id));
  const [row, more] = counted.length > 0 ? counted : rows;
  return row && !more ? row : null;
}

function isOfMoney({ topic, probability }: Ask) {
  return counting.has(topic) || needing.has(topic) || probability < SURE;
}

/** So few words change what was said. */
const CHANGE = 7;
const NEAR = 8;
const summed: ReadonlySet<Topic> = new Set<Topic>(["price", "estimate"]);
const counting: ReadonlySet<Topic> = new Set<Topic>([...summed, "compare", "includes", "subscription-price"]);

const every = wordsInAllLanguages(({ pricing }) => pricing.every);
const apart = wordsInAllLanguages(({ pricing }) => pricing.each);
const those = wordsInAllLanguages((vocabulary) => vocabulary.those);
