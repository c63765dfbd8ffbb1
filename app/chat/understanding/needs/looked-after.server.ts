import { type Ask, plainAsk, rowTopics } from "../asks/ask.ts";
import { sites } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { guessNeeds } from "../model/classifiers.server.ts";
import type { Words } from "../words/segments.ts";

/** "Our agency is gone and left us a site. Could you take it on?": what costs something here is the care, not a site. */
export function isLookedAfter(asks: readonly Ask[], words: Words): boolean {
  // Who names what is on call, or a panel, speaks of that.
  const isOfSites = asks.every(({ products }) =>
    products.every(({ kind, id }) => kind !== "row" || sites.has(id)),
  );
  const isTaken =
    isOfSites &&
    asks.some(({ topic }) => taking.has(topic)) &&
    !asks.some(({ topic }) => rowTopics.has(topic));
  if (!isTaken) return false;
  const [need] = guessNeeds(words).filter((guess) => guess.class !== "none");
  return need?.class === "maintenance" && need.probability >= LIKELY;
}

/** What is spoken of from then on. */
export const upkeep = plainAsk("maintenance");

const LIKELY = 0.5;
const taking: ReadonlySet<Topic> = new Set<Topic>(["redesign", "handover", "maintenance", "service-support"]);
