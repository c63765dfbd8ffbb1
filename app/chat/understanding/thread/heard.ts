import type { Product } from "../../text/products.ts";
import type { Ask } from "../asks/ask.ts";
import type { Topic } from "../asks/topics.ts";
import type { Guess } from "../model/linear-model.ts";
import type { Reading } from "../words/reading.ts";
import type { FollowUp } from "./said.ts";
import type { Thread } from "./thread.ts";

/** A part of a message, with all that it can be understood by. */
export type Heard = Reading & {
  /** what it points at without naming it */
  readonly pointed: readonly Product[];
  readonly thread: Thread;
  /** of the classifier, the likeliest first */
  readonly guesses: readonly Guess<Topic>[];
};

/** Below this, a guess is wrong more often than right: better to say that nothing was found. */
export const NOTHING = 0.2;
/** Below this, what is named says more than the words around it. */
export const UNSURE = 0.45;
/** Below this, a guess is hardly one. */
export const BARELY = UNSURE + 0.05;
/** Below this, telling words in a conversation about prices do. */
export const SURE = 0.7;
/** A fragment means what it says, and beside a question it is told in passing. */
export const FRAGMENT = 0.8;
/** Above this, nothing else is meant. */
export const PLAIN = 0.9;
/** So likely even a few words mean what they say, whatever else is said … */
export const UNMISTAKABLE = 0.97;
/** … and below this the whole message does not speak for them. */
export const STRAY = 0.02;

/** What a follow-up's telling words are after, as an ask. */
export function asAsk(
  { quantities, monthly, once, isFragment, guesses: [guess], needed, cues, named, pointed }: Heard,
  followed: FollowUp,
): Ask {
  const isMention =
    isFragment &&
    named.length + pointed.length > 0 &&
    cues.size === 0 &&
    !monthly &&
    !once &&
    quantities.length === 0;
  // How two differ is more than which costs less.
  const isDifference =
    followed.topic === "compare" && guess?.class === "difference" && quantities.length === 0;
  return {
    ...followed,
    topic: isDifference ? "difference" : followed.topic,
    hints: [],
    firm: true,
    described: false,
    quantities: followed.quantities ?? quantities,
    monthly,
    once,
    needed: followed.products.length > 0 ? [] : needed,
    aspect: followed.aspect ?? (isMention ? "mention" : undefined),
    probability: isFragment ? FRAGMENT : Math.max(guess?.probability ?? 0, UNSURE),
  };
}
