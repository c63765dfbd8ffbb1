import type { Product } from "../text/products.ts";
import type { Quantity } from "../text/quantities.ts";
import { type Ask, rowTopics } from "./ask.ts";
import { followUp } from "./follow-up.ts";
import { asAsk, FRAGMENT, type Heard, PLAIN, SURE, UNSURE } from "./heard.ts";
import type { Guess } from "./linear-model.ts";
import { amountIn, read } from "./reading.ts";
import { pointedAt } from "./references.ts";
import { refined } from "./refined.ts";
import { type FollowUp, isSold } from "./said.ts";
import type { Words } from "./segments.ts";
import type { Thread } from "./thread.ts";
import { toldNeed } from "./told-need.ts";
import { lasting, ofMoney, polite, unpriced } from "./topic-families.ts";
import type { Topic } from "./topics.ts";

/** What a part of a message asks: what its few telling words say of what was spoken of, else what the classifier hears. */
export function resolve(
  part: Words,
  thread: Thread,
  guesses: readonly Guess<Topic>[],
  need: Product | null,
): Ask {
  const said = read(part);
  // What a whole message describes says more than a phrase in it.
  const isAdded = said.cues.has("add") && !said.named.some(({ kind }) => kind === "row");
  const reading = need && (thread.topic === null || isAdded) ? { ...said, needed: [need] } : said;
  const pointed = reading.named.length > 0 ? [] : pointedAt(part, reading, thread);
  const heard: Heard = { ...reading, pointed, thread, guesses };
  const more = addedNeed(heard);
  if (more) return more;
  const told = toldNeed(heard);
  if (told) return told;
  const followed = followUp(reading, pointed, thread);
  if (followed && givesWay(heard, followed)) return asAsk(heard, followed);
  return ofNothing(heard) ?? asGuessed(heard);
}

/** "And if I add a login with their Google accounts?", after prices: it comes on top, though nothing is named. */
function addedNeed(heard: Heard): Ask | null {
  const { named, needed, cues, thread, guesses } = heard;
  const [guess] = guesses;
  if (!cues.has("add") || !thread.products.some(({ kind }) => kind === "row")) return null;
  const isNamed = named.some(({ kind }) => kind === "row");
  // What is named is followed up anyway, unless it is taken for a question on its service.
  if (guess && !addable.has(guess.class) && (isNamed || !ofMoney.has(guess.class))) return null;
  const more = isNamed ? named : needed;
  const followed = more.length > 0 ? followUp({ ...heard, named: more }, [], thread) : null;
  return followed?.topic === "estimate" ? asAsk(heard, followed) : null;
}

const addable: ReadonlySet<Topic> = new Set<Topic>([
  "login-security",
  "service-security",
  "service-frontend",
  "service-fullstack",
  "service-support",
]);

/** Whether a guess says less than what a follow-up's telling words do. */
function givesWay(
  { isFragment, guesses: [guess], thread, quantities, once, cues, named }: Heard,
  { topic, products }: FollowUp,
) {
  if (isFragment || !guess) return true;
  const isNew = !thread.topic && thread.products.length === 0;
  if (isNew)
    return (
      topic === "compare" &&
      (products.length > 1 || quantities.length > 0) &&
      (ofMoney.has(guess.class) || guess.probability < SURE)
    );
  const isOfMoney = thread.topic !== null && ofMoney.has(thread.topic) && ofMoney.has(topic);
  // "Over two years", "in one go", "no, just the page", said of a price, are hardly anything else.
  const isTelling =
    quantities.some(({ kind }) => kind === "duration") || once || cues.has("instead") || cues.has("sum");
  const isAgainst =
    named.length > 0 && (cues.has("add") || cues.has("compare") || cues.has("sum") || cues.has("instead"));
  if (isOfMoney && cues.has("without")) return guess.probability < PLAIN;
  const bar = isOfMoney && isAgainst ? FRAGMENT : isOfMoney && isTelling ? SURE : UNSURE;
  return guess.probability < bar || (ofMoney.has(guess.class) && ofMoney.has(topic));
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
  if (!isFragment || holds || [...cues].some((cue) => !unasking.has(cue))) return null;
  if (guess && polite.has(guess.class) && guess.probability > UNSURE) return null;
  const topic =
    thread.topic && lasting.has(thread.topic) ? thread.topic : cues.has("heard") ? "thanks" : "help";
  return {
    topic,
    products: [],
    quantities: [],
    hints: [],
    monthly: false,
    described: false,
    probability: QUIET,
  };
}

/** Beside anything else it is not heard. */
const QUIET = 0.2;
const unasking: ReadonlySet<string> = new Set(["heard", "doubt", "instead"]);

function asGuessed(heard: Heard): Ask {
  const { named, pointed, needed, quantities, monthly, once, counts, thread, guesses } = heard;
  const [guess] = guesses;
  const probability = guess?.probability ?? 0;
  const about = named.length > 0 ? named : pointed;
  const topic = refined(heard, about);
  const isNamed = named.some(({ kind }) => kind === "row");
  const base = {
    hints: [],
    described: false,
    quantities,
    monthly,
    once,
    counts,
    needed: isNamed ? [] : needed,
    probability,
  };
  if (about.length > 0) return { ...base, topic, products: about };
  if (topic === "price" && thread.topic === "nda")
    return { ...base, topic, products: thread.products.filter(({ kind }) => kind === "nda") };
  if (topic === "price" && thread.needed.length > 0)
    return { ...base, topic, products: thread.needed, described: true };
  if (topic === "price" && thread.topic && unpriced.has(thread.topic) && thread.last.length === 0)
    return { ...base, topic, products: [], aspect: "unlisted" };
  return {
    ...base,
    topic,
    products: carried(topic, thread),
    quantities: withPeriod(topic, quantities, thread),
  };
}

/** What an ask is about where it does not say so itself: what was spoken of last and can be asked this. */
function carried(topic: Topic, { products, topic: before, last }: Thread): readonly Product[] {
  // How long "it" takes is asked of what was named, not of what a topic may be sold as.
  if (topic === "time" && before && !ofMoney.has(before) && last.length === 0) return [];
  if (topic === "project" || topic === "stack") {
    const wanted = topic === "project" ? topic : "tool";
    return products.filter(({ kind }) => kind === wanted);
  }
  return rowTopics.has(topic) || topic === "budget" ? products.filter(isSold) : [];
}

function withPeriod(
  topic: Topic,
  quantities: readonly Quantity[],
  { period, budget }: Thread,
): readonly Quantity[] {
  if (topic === "compare" && period && !quantities.some(({ kind }) => kind === "duration"))
    return [...quantities, period];
  return topic === "budget" && budget && !amountIn(quantities) ? [...quantities, budget.amount] : quantities;
}
