import type { Ask } from "./ask.ts";
import { asAsk, type Heard } from "./heard.ts";
import { isSold } from "./said.ts";
import type { Topic } from "./topics.ts";

/** "And if I stop after three months?": how it ends is asked, and over what time. */
export function ending(heard: Heard): Ask | null {
  const { cues, quantities, thread, guesses } = heard;
  const isPeriod = quantities.some(({ kind }) => kind === "duration");
  if (!isPeriod || !cues.has("stop") || !thread.products.some(isSold)) return null;
  const [guess] = guesses;
  const topic = guess && endings.has(guess.class) ? guess.class : "cancel";
  return asAsk(heard, { topic, products: [] });
}

/** "And after that?" */
export function afterwards(heard: Heard): Ask | null {
  const { isFragment, cues, named, quantities, number, thread } = heard;
  const topic = thread.topic && next[thread.topic];
  const isAll = [...cues].every((cue) => cue === "later" || cue === "heard");
  if (!topic || !isFragment || !cues.has("later") || !isAll) return null;
  return named.length + quantities.length > 0 || number !== null
    ? null
    : asAsk(heard, { topic, products: [] });
}

const next: Partial<Record<Topic, Topic>> = {
  "free-maintenance": "maintenance",
  revisions: "scope-change",
  cancel: "after-end",
  "end-project": "after-end",
  acceptance: "free-maintenance",
  "contact-form": "process",
  quote: "process",
};

/** After these it can be asked what it has come to by then. */
export const endings: ReadonlySet<Topic> = new Set<Topic>(["cancel", "after-end", "end-project"]);
