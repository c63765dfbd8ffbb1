import type { Product } from "../../text/products.ts";
import { type Ask, plainAsk } from "../asks/ask.ts";
import { isGrown, isRow } from "../asks/row-picks.ts";
import { lasting, ofMoney, polite, serviceTopics } from "../asks/topic-families.ts";
import type { Topic } from "../asks/topics.ts";
import { followUp } from "../follow-ups/follow-up.ts";
import { ofAStep } from "../follow-ups/of-a-step.ts";
import { afterwards, ending } from "../follow-ups/what-follows.ts";
import type { Guess } from "../model/linear-model.ts";
import { describedBy } from "../needs/need.server.ts";
import { toldNeed } from "../needs/told-need.ts";
import { asAsk, type Heard, SURE, UNSURE } from "../thread/heard.ts";
import { pointedAt } from "../thread/references.ts";
import type { Thread } from "../thread/thread.ts";
import { type Reading, read } from "../words/reading.ts";
import type { Words } from "../words/segments.ts";
import { ofTools } from "../works/of-tools.ts";
import { ofWorks } from "../works/of-works.ts";
import { asGuessed } from "./as-guessed.ts";
import { givesWay } from "./gives-way.ts";

/** What a part of a message asks: what its few telling words say of what was spoken of, else what the classifier hears. */
export function resolve(
  part: Words,
  thread: Thread,
  guesses: readonly Guess<Topic>[],
  need: Product | null,
): Ask {
  const all = read(part);
  // "A site of six pages, one with what to do in an emergency" is the site, and nobody on call.
  const ownRow = all.needed.length > 0 && all.named.length > 0 ? describedBy(part) : null;
  const said = all.named.some(({ id }) => id === ownRow) ? { ...all, needed: [] } : all;
  // What a whole message describes says more than a phrase in it.
  const isAdded = said.cues.has("add") && !said.named.some(isRow);
  const described =
    need && (thread.topic === null || isAdded)
      ? { ...said, needed: [need], named: meantBy(need, said.named) }
      : said;
  const isBig = isBigger(described, thread);
  const own = isBig ? null : ofListed(described, thread);
  const reading = isBig ? { ...described, named: [] } : own ? { ...described, named: [own] } : described;
  const pointed = reading.named.length > 0 ? [] : pointedAt(part, reading, thread);
  const heard: Heard = { ...reading, pointed, thread, guesses };
  const shown = ofAStep(heard, part) ?? ofWorks(heard, part, need) ?? ofTools(heard, part);
  if (shown) return shown;
  if (need && isAnotherRow(heard, need))
    return asAsk({ ...heard, monthly: false, named: [need] }, { topic: "price", products: [need] });
  // "And if it has to take paid subscriptions as well?", of an MVP.
  const grown = reading.needed.find(({ id }) => isGrown(id, thread.products));
  if (grown && reading.cues.has("add") && reading.named.length === 0)
    return asAsk({ ...heard, monthly: false }, { topic: "price", products: [grown] });
  const more = addedNeed(heard);
  if (more) return more;
  const told = toldNeed(heard);
  if (told) return told;
  const ended = ending(heard);
  if (ended) return ended;
  const followed = followUp(reading, pointed, thread);
  if (followed && givesWay(heard, followed)) return asAsk(heard, followed);
  return afterwards(heard) ?? ofNothing(heard) ?? asGuessed(heard);
}

/** "And the bigger one, with the dashboard?", of an MVP: it has one. */
function isBigger({ cues, named }: Reading, { products }: Thread) {
  const isPanel = named.length > 0 && named.every(({ id }) => id === "adminPanels");
  return isPanel && cues.has("bigger") && isGrown("saasPrototype", products);
}

/** "The one with the dashboard", of an MVP and a SaaS that were shown side by side: one of them has it. */
function ofListed({ cues, named, denied }: Reading, { listed, last }: Thread): Product | null {
  const isPanel = named.length > 0 && named.every(({ id }) => id === "adminPanels") && denied.length === 0;
  const isShown = last.length > 1 && listed.every(({ id }) => id !== "adminPanels");
  const saas = listed.find(({ id }) => id === "saasPrototype");
  return isPanel && isShown && cues.has("instead") && !cues.has("add") && saas ? saas : null;
}

/** One row that is named in a description of another is a part of it: its dashboard, the site it runs on. */
function meantBy(need: Product, named: readonly Product[]): readonly Product[] {
  const [row, more] = named.filter(isRow);
  return row && !more ? named.map((one) => (one === row ? need : one)) : named;
}

/** "With payments and a dashboard?", of an MVP; "no, the one with accounts": another row, and not that one with more. */
function isAnotherRow(
  { named, pointed, cues, thread, once, quantities, guesses: [guess] }: Heard,
  need: Product,
) {
  const [focus, more] = thread.products;
  if (focus?.kind !== "row" || more || focus.id === need.id || once || quantities.length > 0) return false;
  // "And screens for my staff?"
  if (named.length + pointed.length === 0 && guess?.class === "price" && guess.probability >= SURE)
    return true;
  return isGrown(need.id, thread.products)
    ? cues.has("add") || cues.has("instead")
    : named.length === 0 && cues.has("instead");
}

/** "And if I add a login with their Google accounts?", after prices: it comes on top, though nothing is named. */
function addedNeed(heard: Heard): Ask | null {
  const { named, needed, cues, thread, guesses } = heard;
  const [guess] = guesses;
  if (!cues.has("add") || !thread.products.some(isRow)) return null;
  const isNamed = named.some(isRow);
  // What is named is followed up anyway, unless it is taken for a question on its service.
  if (guess && !serviceTopics.has(guess.class) && (isNamed || !ofMoney.has(guess.class))) return null;
  const more = isNamed ? named : needed;
  const followed = more.length > 0 ? followUp({ ...heard, named: more }, [], thread) : null;
  return followed?.topic === "estimate" ? asAsk(heard, followed) : null;
}

/** "ok", "hm": nothing is asked; who complains still does. */
function ofNothing({
  isFragment,
  named,
  pointed,
  quantities,
  cues,
  number,
  guesses: [guess],
  thread,
  monthly,
  once,
}: Heard): Ask | null {
  const holds = named.length + pointed.length + quantities.length > 0 || number !== null || monthly || once;
  // "And?", "really?", after something: what a conversation goes on to is heard, too.
  if (thread.topic && guess && guess.probability >= CARRIED) return null;
  if (!isFragment || holds || [...cues].some((cue) => !unasking.has(cue))) return null;
  if (guess && polite.has(guess.class) && guess.probability > UNSURE) return null;
  const topic =
    thread.topic && lasting.has(thread.topic) ? thread.topic : cues.has("heard") ? "thanks" : "help";
  return { ...plainAsk(topic), probability: QUIET };
}

/** So likely, hardly any words go on with what was spoken of. */
const CARRIED = 0.5;
/** Beside anything else it is not heard. */
const QUIET = 0.2;
const unasking: ReadonlySet<string> = new Set(["heard", "doubt", "instead"]);
