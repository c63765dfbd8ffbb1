import { phraseFinder } from "../../text/phrases.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import { type Ask, plainAsk } from "../asks/ask.ts";
import type { Topic } from "../asks/topics.ts";
import type { Thread } from "../thread/thread.ts";
import { tokensIn, type Words } from "../words/segments.ts";

/**
 * The asks of who tells that others left their work half done: "the last developer walked out. Do you pick up such
 * things?" is whether it is taken over, and neither how an agreement ends nor one of the studio's own projects.
 */
export function leftBehind(asks: readonly Ask[], words: Words, { topic }: Thread): readonly Ask[] {
  const tokens = tokensIn(words);
  // "What if you leave it half done?" fears it of the studio.
  const isFeared = words.some(({ word }) => whether.has(word));
  const isLeft = findMakers(tokens).length > 0 && findLeft(tokens).length > 0;
  if (topic !== null || isFeared || !isLeft || !asks.some((ask) => mistaken.has(ask.topic))) return asks;
  const others = asks.filter((ask) => !mistaken.has(ask.topic) && ask.topic !== "redesign");
  return [plainAsk("redesign"), ...others];
}

/** What is heard of words that nobody foresaw: a contract that ends, an unfinished project. */
const mistaken: ReadonlySet<Topic> = new Set<Topic>([
  "end-project",
  "cancel",
  "project",
  "projects",
  "off-topic",
  "unstated",
  "person",
  "process",
]);

const findMakers = phraseFinder([[inAllLanguages(({ care }) => care.makers), true]]);
const findLeft = phraseFinder([[inAllLanguages(({ care }) => care.left), true]]);
const whether = wordsInAllLanguages((vocabulary) => vocabulary.whether);
