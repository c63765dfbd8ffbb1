import type { Product } from "../text/products.ts";
import { rowTopics } from "./ask.ts";
import { FRAGMENT, type Heard, NOTHING, PLAIN, SURE, UNSURE } from "./heard.ts";
import { ownPrice } from "./near-topics.ts";
import { amountIn } from "./reading.ts";
import { isSold, ownTopic } from "./said.ts";
import type { Thread } from "./thread.ts";
import {
  besides,
  lengthy,
  ofMoney,
  ofNeeds,
  settled,
  spending,
  unpriced,
  wanting,
} from "./topic-families.ts";
import type { Topic } from "./topics.ts";

/** A guess in the light of what is named and was spoken of: a project, an amount to spend, the row before. */
export function refined(heard: Heard, about: readonly Product[]): Topic {
  const { guesses, quantities, thread, cues, named } = heard;
  const [guess, second] = guesses;
  const [first] = about;
  const probability = guess?.probability ?? 0;
  const isEither = second?.class === "off-topic" && probability - second.probability < TIE;
  const topic = guess && probability >= NOTHING && !isEither ? guess.class : "off-topic";
  if (about.some(({ kind }) => kind === "project")) return "project";
  // "Is the NDA free?"
  if (first?.kind === "nda" && (ofMoney.has(topic) || besidesNda.has(topic))) return "nda";
  if (topic === "stack" && !first && thread.products.some(({ kind }) => kind === "project")) return "project";
  const asksCost =
    cues.has("cost") &&
    probability < PLAIN &&
    (wanting.has(topic) || ofNeeds.has(topic) || besides.has(topic));
  if (amountIn(quantities) && (spending.has(topic) || probability < UNSURE)) return "budget";
  const isForeign = quantities.some(({ kind }) => kind === "money");
  if (isForeign && probability < SURE && (!thread.topic || ofMoney.has(thread.topic))) return "budget";
  if (thread.topic === "budget" && cues.has("this") && !first && spending.has(topic)) return "budget";
  if (topic === "quote" && cues.has("cost") && named.some(({ kind }) => kind === "row")) return "price";
  if (asksCost && named.some(({ kind }) => kind === "row")) return "price";
  if (cues.has("dearer") && !cues.has("cheaper") && (probability < UNSURE || topic === "cheapest") && !first)
    return "dearest";
  const isRanked = cues.has("cheaper") || cues.has("lowest") || cues.has("dearer");
  // "More or less" ranks nothing: amounts of other rows would be no answer.
  if (topic === "dearest" && !cues.has("dearer")) return "price";
  if ((topic === "cheapest" || topic === "dearest") && !isRanked && probability < FRAGMENT) return "price";
  const isOfThat = !first && cues.has("cost") && thread.last.some(isSold);
  if (isOfThat && (probability < UNSURE || (topic === "price-list" && probability < FRAGMENT)))
    return "price";
  if (topic === "price-list" && cues.has("this") && thread.products.some(isSold)) return "price";
  // "If we pay monthly, what is it?" asks for the amount.
  if (topic === "subscription-price" && heard.monthly && first && isSold(first)) return topic;
  if (first && cues.has("define") && !cues.has("cost") && (probability < SURE || topic === "services"))
    return isSold(first) ? "includes" : ownTopic(first);
  if (
    named.some(({ kind }) => kind === "row") &&
    cues.has("want") &&
    (wanting.has(topic) || probability < UNSURE)
  )
    return "price";
  if (probability < UNSURE && first)
    return named.length > 0 || !thread.topic ? ownTopic(first) : thread.topic;
  if (!first && cues.has("define") && (probability < SURE || thread.products.length > 0)) {
    const same = defined(thread);
    if (same && probability < SURE) return same;
  }
  if (topic === "time" || topic === "time-all" || (topic === "rush" && cues.has("long")))
    return timeOf(
      topic,
      probability,
      thread,
      first,
      cues.has("this") || heard.refers || heard.length <= BARE,
    );
  return first ? topic : (continued(heard, topic) ?? topic);
}

/** What a bare "how many" is taken for. */
const counted: ReadonlySet<Topic> = new Set<Topic>(["team", "revisions", "off-topic", "help", "price"]);
const besidesNda: ReadonlySet<Topic> = new Set<Topic>([
  "free-maintenance",
  "quote",
  "contract",
  "extra-costs",
]);

/** What is meant where somebody asks what "that" is. */
function defined({ products, topic }: Thread): Topic | null {
  const [product] = products;
  if (product && (topic === null || rowTopics.has(topic) || topic === "project" || topic === "stack"))
    return isSold(product) ? "includes" : ownTopic(product);
  return topic;
}

/** How long that takes: the row before, or what is said of cookies and quotes themselves. */
function timeOf(
  topic: Topic,
  probability: number,
  thread: Thread,
  named: Product | undefined,
  refersToIt: boolean,
): Topic {
  if (named || !thread.topic) return topic;
  const isThat = refersToIt || probability < FRAGMENT;
  if (isThat && lengthy.has(thread.topic)) return thread.topic;
  return thread.products.some(isSold) && thread.last.length > 0 ? "time" : topic;
}

/** What nobody can tell from its words alone goes on with what was spoken of. */
function continued({ guesses, thread, length, cues, refers }: Heard, topic: Topic): Topic | null {
  const before = thread.topic;
  if (!before || length > LONGEST || settled.has(before)) return null;
  const [guess] = guesses;
  const probability = guess?.probability ?? 0;
  if (before === "instalments" && length <= BARE && counted.has(topic)) return before;
  if (before === "nda" && guesses.slice(0, 3).some(({ class: other }) => other === "contract")) return before;
  const isPriced = topic === "price" || topic === "price-list";
  if (cues.has("included") && !ofMoney.has(before) && isPriced && (refers || probability < SURE))
    return before;
  // "Does it cost anything?", of a quote; "is that charged separately?", of a second language.
  const isOwn = thread.products.length === 0 && thread.last.length === 0 && ownPrice.has(before);
  const isFree = isOwn && (isPriced || (topic === "free-maintenance" && length <= SHORT));
  const isBeside = topic === "extra-costs" && (isOwn || unpriced.has(before));
  if ((isFree || isBeside) && (refers || cues.has("this"))) return before;
  if (cues.has("long") && lengthy.has(before) && ofMoney.has(topic) && probability < FRAGMENT) return before;
  if (settled.has(topic) && topic !== "off-topic" && probability < UNSURE + 0.15 && !ofMoney.has(before))
    return before;
  if (refers && probability < REFERRED && !ofMoney.has(before)) return before;
  const isLikely = guesses.slice(0, 4).some((other) => other.class === before && other.probability > LIKELY);
  if (topic !== "off-topic") return guess && guess.probability < UNSURE + 0.15 && isLikely ? before : null;
  const isStrange = guess?.class === "off-topic" && guess.probability > STRANGE;
  // A price that nobody asks for again is no answer.
  return isStrange || (ofMoney.has(before) && !isLikely) ? null : before;
}

/** So near to each other it is strange to the site as likely as not. */
const TIE = 0.05;
const LIKELY = 0.08;
/** Below this, "it" and "that" say more than the words around them. */
const REFERRED = 0.5;
const LONGEST = 12;
const SHORT = 6;
/** "How many?", "in how many parts?" */
const BARE = 4;
const STRANGE = 0.55;
