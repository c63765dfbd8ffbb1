import { phraseFinder } from "../../text/phrases.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import { type Ask, plainAsk } from "../asks/ask.ts";
import type { Topic } from "../asks/topics.ts";
import type { Thread } from "../thread/thread.ts";
import { read } from "../words/reading.ts";
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
  // A price that nobody asked for, of nothing.
  const isPrice = ({ topic, products }: Ask) =>
    topic === "price" && products.length === 0 && !read(words).cues.has("cost");
  const isMistaken = (ask: Ask) => mistaken.has(ask.topic) || isPrice(ask);
  if (topic !== null || isFeared || !isLeft || !asks.some(isMistaken)) return asks;
  const others = asks.filter((ask) => !isMistaken(ask) && ask.topic !== "redesign");
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
