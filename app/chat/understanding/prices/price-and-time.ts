import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import type { Topic } from "../asks/topics.ts";
import type { Words } from "../words/segments.ts";
import { SPOKEN_FOR } from "../words/topic-in.ts";

/** "Price and timeline for an MVP": one part, two asks. */
export function priceAndTime(asks: readonly Ask[], words: Words, spokenFor: ReadonlyMap<Topic, number>) {
  const [only, second] = asks;
  const other = only?.topic === "price" ? "time" : only?.topic === "time" ? "price" : null;
  if (!only || second || !other || (spokenFor.get(other) ?? 0) < SPOKEN_FOR) return asks;
  const isJoined = words.some(({ word }) => joining.has(word));
  return isJoined ? (["price", "time"] as const).map((topic) => ({ ...only, topic })) : asks;
}

const joining = wordsInAllLanguages((vocabulary) => vocabulary.joins);
