import type { Ask } from "../asks/ask.ts";
import { isRow } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { guessTopics } from "../model/classifiers.server.ts";
import type { Thread } from "../thread/thread.ts";
import { isOfMonths } from "../words/periods.ts";
import { read } from "../words/reading.ts";
import type { Words } from "../words/segments.ts";
import { summing } from "./added-up.ts";

/** The asks with two rows side by side that are weighed, and not added up: "maintenance or on-call, isn't it the same?" */
export function setApart(asks: readonly Ask[], words: Words, { topic }: Thread): Ask[] {
  const { cues, counts, quantities, named } = read(words);
  const isReckoned = cues.has("sum") || cues.has("add") || Object.keys(counts).length > 0;
  const isOverTime = quantities.some(isOfMonths);
  const [guess] = guessTopics(words, topic);
  // "Take both" weighs nothing, and "MVP or SaaS?" asks for what they cost.
  const isTwo = named.filter(isRow).length === 2 && words.length > FEW;
  if (!isTwo || isReckoned || isOverTime || !guess || !weighing.has(guess.class)) return [...asks];
  return asks.map((ask) =>
    summing.has(ask.topic) && ask.products.filter(isRow).length === 2
      ? { ...ask, topic: "difference", aspect: undefined }
      : ask,
  );
}

const FEW = 6;
const weighing: ReadonlySet<Topic> = new Set<Topic>(["difference", "compare", "cheapest"]);
