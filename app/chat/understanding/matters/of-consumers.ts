import { isOfConsumer } from "../../text/matters.ts";
import { type Ask, plainAsk, SURE } from "../asks/ask.ts";
import type { Topic } from "../asks/topics.ts";
import type { Thread } from "../thread/thread.ts";
import type { Words } from "../words/segments.ts";

/** Who buys as a private person is told what is otherwise for them, of what they ask or have just asked. */
export function asConsumer(asks: readonly Ask[], words: Words, { topic }: Thread): readonly Ask[] {
  if (!isOfConsumer(words.map(({ word }) => word))) return asks;
  // "And as a consumer?" is asked of what was spoken of, whatever its few words are heard as.
  const isBare = words.length <= FEW && topic !== null && ofConsumers.has(topic);
  if (isBare) return [{ ...plainAsk(topic), matter: "consumer" }];
  const own = asks.map((ask): Ask => (ofConsumers.has(ask.topic) ? { ...ask, matter: "consumer" } : ask));
  const isSame =
    topic !== null &&
    ofConsumers.has(topic) &&
    own.every((ask) => ask.probability < SURE || ask.topic === HEARD);
  if (own.every(({ matter, topic }) => matter === undefined || topic === HEARD) && isSame)
    return [{ ...plainAsk(topic), matter: "consumer" }];
  return own;
}

/** "I buy as a private person. Same for me?" is heard so, whatever it is the same as; who asks of it says its words. */
const HEARD: Topic = "withdrawal";

/** So few words say nothing else. */
const FEW = 7;

const ofConsumers: ReadonlySet<Topic> = new Set<Topic>([
  "invoice",
  "liability",
  "warranty",
  "late-payment",
  "acceptance",
  "withdrawal",
  "law",
]);
