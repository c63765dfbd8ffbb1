import { type Ask, isOfNothing } from "../asks/ask.ts";
import type { Topic } from "../asks/topics.ts";
import { guessTopics } from "../model/classifiers.server.ts";
import { PLAIN } from "../thread/heard.ts";
import type { Thread } from "../thread/thread.ts";
import { questionsIn, type Words } from "../words/segments.ts";

/**
 * The asks without the whole price list where something else is priced that no row holds: "I may change my mind, what
 * does that do to the price?", "what do more corrections cost?" ask for the terms of that.
 */
export function ofSomethingElse(asks: readonly Ask[], words: Words, before: Thread): Ask[] {
  // "Somebody who answers at weekends, how much on top?" adds up nothing that is named.
  const summed = asks.filter((ask) => asks.length === 1 || ask.topic !== "estimate" || !isOfNothing(ask));
  const bare = summed.filter(isOfAll);
  const [first] = bare;
  if (!first || questionsIn(words).length > MOST) return [...summed];
  const others = summed.filter((ask) => !bare.includes(ask));
  // "What are your prices, and how many corrections are there?" asks for both.
  const isOfList = questionsIn(words).some((part) => guessTopics(part, null)[0]?.class === "price-list");
  if (others.length > 0)
    return !isOfList && others.every(({ topic }) => ownTerms.has(topic)) ? others : summed;
  const [guess] = guessTopics(words, before.topic);
  if (guess && ownTerms.has(guess.class) && guess.probability >= PLAIN)
    return [{ ...first, topic: guess.class, probability: guess.probability }];
  const isSpokenOf = before.topic !== null && ownTerms.has(before.topic) && before.last.length === 0;
  return isSpokenOf && guess?.class === "price" && before.topic
    ? [{ ...first, topic: before.topic }]
    : [...asks];
}

function isOfAll(ask: Ask) {
  return (ask.topic === "price" || ask.topic === "price-list") && isOfNothing(ask);
}

/** What is told, what is asked of it, and how much that is. */
const MOST = 3;

/** What these say holds what they cost. */
const ownTerms: ReadonlySet<Topic> = new Set<Topic>([
  "scope-change",
  "revisions",
  "cancel",
  "after-end",
  "end-project",
  "withdrawal",
  "late-payment",
  "refund",
  "instalments",
  "hourly",
  "discount",
  "quote",
  "extra-costs",
  "delete-data",
  "dearest",
  "cheapest",
]);
