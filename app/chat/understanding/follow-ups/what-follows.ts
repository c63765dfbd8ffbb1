import type { Ask } from "../asks/ask.ts";
import type { Topic } from "../asks/topics.ts";
import { asAsk, type Heard, SURE } from "../thread/heard.ts";
import { isSold } from "../thread/said.ts";

/** "And if I stop after three months?": how it ends is asked, and over what time. */
export function ending(heard: Heard): Ask | null {
  const { cues, quantities, thread, guesses } = heard;
  const isPeriod = quantities.some(({ kind }) => kind === "duration");
  // "And if I leave in October?", of what is paid by the month; "can I stop the project?" says what is to end.
  const [guess] = guesses;
  const isUnsure = guess?.class === "end-project" && (guess.probability < SURE || heard.length <= FEW);
  if (cues.has("stop") && thread.topic && monthly.has(thread.topic) && isUnsure)
    return asAsk(heard, { topic: "cancel", products: [] });
  if (!isPeriod || !cues.has("stop") || !thread.products.some(isSold)) return null;
  const topic = guess && endings.has(guess.class) ? guess.class : "cancel";
  return asAsk(heard, { topic, products: [] });
}

/** "And after that?", "what comes after the free month?" */
export function afterwards(heard: Heard): Ask | null {
  const { isFragment, cues, named, quantities, number, thread } = heard;
  const topic = thread.topic && next[thread.topic];
  const isAll = [...cues].every((cue) => cue === "later" || cue === "heard");
  // "What comes after the free month?" names it, and asks for what is not it.
  const isNamed = thread.topic === "free-maintenance" && heard.guesses[0]?.class === thread.topic;
  if (!topic || !(isFragment || isNamed) || !cues.has("later") || !isAll) return null;
  return named.length + quantities.length > 0 || number !== null
    ? null
    : asAsk(heard, { topic, products: [] });
}

const next: Partial<Record<Topic, Topic>> = {
  "free-maintenance": "maintenance",
  revisions: "revisions",
  cancel: "after-end",
  "end-project": "after-end",
  acceptance: "free-maintenance",
  "contact-form": "process",
  quote: "process",
};

/** So few words do not say what is to end. */
const FEW = 8;
const monthly: ReadonlySet<Topic> = new Set<Topic>([
  "subscription",
  "subscription-price",
  "compare",
  "hosting",
]);

/** After these it can be asked what it has come to by then. */
export const endings: ReadonlySet<Topic> = new Set<Topic>(["cancel", "after-end", "end-project"]);
