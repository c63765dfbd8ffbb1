import type { Ask } from "../asks/ask.ts";
import type { Topic } from "../asks/topics.ts";
import { UNSURE } from "../thread/heard.ts";
import type { Thread } from "../thread/thread.ts";
import { read } from "../words/reading.ts";
import type { Words } from "../words/segments.ts";

/** Of these the pages say more than their answer does. */
export const furtherTopics = [
  "ownership",
  "acceptance",
  "scope-change",
  "terms-change",
  "warranty",
  "liability",
  "late-payment",
  "end-project",
  "nda",
  "schedule",
  "client-duties",
  "contract",
  "law",
  "gdpr",
  "data-sharing",
  "privacy",
  "maintenance",
  "hosting",
] as const satisfies readonly Topic[];

/** "And if I say nothing?", after how work is accepted: what else is said of that, and nothing of what it hardly sounds like. */
export function askedOn(asks: readonly Ask[], words: Words, { asked }: Thread): Ask[] {
  const [only, second] = asks;
  if (!only || second || !asked || !further.has(asked.topic) || words.length > BRIEF) return [...asks];
  const { cues, named } = read(words);
  const isSame = only.topic === asked.topic && only.aspect === undefined;
  const isOther = only.matter !== undefined || only.firm || named.length > 0 || cues.has("cost");
  const isUnheard = only.probability < UNSURE && only.products.length === 0 && !passing.has(only.topic);
  if (isOther || !(isSame || isUnheard)) return [...asks];
  return [{ ...only, topic: asked.topic, products: isSame ? only.products : asked.products, aspect: "more" }];
}

const further: ReadonlySet<Topic> = new Set<Topic>(furtherTopics);
/** Said in a word or two of politeness, whatever was spoken of. */
const passing: ReadonlySet<Topic> = new Set<Topic>([
  "thanks",
  "goodbye",
  "greeting",
  "praise",
  "complaint",
  "help",
]);
/** Longer questions say themselves what they are of. */
const BRIEF = 10;
