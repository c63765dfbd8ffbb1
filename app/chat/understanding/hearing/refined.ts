import type { Product } from "../../text/products.ts";
import { rowTopics } from "../asks/ask.ts";
import { isPartOf, isRow, rowsPricedAt, sites } from "../asks/row-picks.ts";
import { besides, lengthy, ofMoney, ofNeeds, spending, wanting } from "../asks/topic-families.ts";
import type { Topic } from "../asks/topics.ts";
import { FRAGMENT, type Heard, NOTHING, PLAIN, SURE, UNSURE } from "../thread/heard.ts";
import { isSold, ownTopic } from "../thread/said.ts";
import type { Thread } from "../thread/thread.ts";
import { amountIn } from "../words/reading.ts";

/** A guess in the light of what is named and was spoken of: a project, an amount to spend, the row before. */
export function refined(heard: Heard, about: readonly Product[]): Topic {
  const { guesses, quantities, thread, cues, named } = heard;
  const [guess, second] = guesses;
  const [first] = about;
  const probability = guess?.probability ?? 0;
  const isEither = second?.class === "off-topic" && second.probability > probability / STRANGER;
  const topic = guess && probability >= NOTHING && !isEither ? guess.class : "off-topic";
  // An amount in an order to the assistant is none to spend.
  if (topic === "injection") return topic;
  // "Who won last night, for 20 euros?"
  if (guess?.class === "off-topic" && probability >= PLAIN && !first) return topic;
  if (about.some(({ kind }) => kind === "project")) return "project";
  // "Is the NDA free?"
  if (first?.kind === "nda" && (ofMoney.has(topic) || besidesNda.has(topic))) return "nda";
  if (topic === "stack" && !first && thread.products.some(({ kind }) => kind === "project")) return "project";
  const isOfProject = thread.products.some(({ kind }) => kind === "project");
  if (probability < UNSURE && !first && isOfProject && !cues.has("cost")) return "project";
  const asksCost =
    cues.has("cost") &&
    probability < PLAIN &&
    (wanting.has(topic) || ofNeeds.has(topic) || besides.has(topic));
  // "What exactly do I get for the 4,000 of an MVP?"
  const isInPrice = topic === "includes" && probability >= SURE && isListed(amountIn(quantities)?.value);
  if (isInPrice) return topic;
  if (amountIn(quantities) && (spending.has(topic) || probability < UNSURE)) return "budget";
  const isForeign = quantities.some(({ kind }) => kind === "money");
  if (isForeign && probability < SURE && (!thread.topic || ofMoney.has(thread.topic))) return "budget";
  if (thread.topic === "budget" && cues.has("this") && !first && spending.has(topic)) return "budget";
  // "Do you build MVPs for start-ups?" is of the MVP, whoever it is for.
  if (topic === "industries" && first?.kind === "row" && !sites.has(first.id)) return "price";
  // "OK, and an ordinary page instead?", of what a confidential project costs.
  if (topic === "time" && thread.topic === "nda" && !cues.has("long") && named.some(isRow)) return "price";
  if (topic === "price" && cues.has("long") && !cues.has("cost") && first) return "time";
  if (topic === "time" && cues.has("cost") && !cues.has("long") && first) return "price";
  if (topic === "quote" && cues.has("cost") && named.some(isRow)) return "price";
  if (asksCost && named.some(isRow)) return "price";
  // "The price of roles and a login": of the row, and not of its service.
  if (securing.has(topic) && cues.has("cost") && named.some(isSecurity)) return "price";
  if (cues.has("dearer") && !cues.has("cheaper") && (probability < UNSURE || topic === "cheapest") && !first)
    return "dearest";
  const isRanked = cues.has("cheaper") || cues.has("lowest") || cues.has("dearer");
  // "More or less" ranks nothing: amounts of other rows would be no answer.
  if (topic === "dearest" && !cues.has("dearer")) return "price";
  if ((topic === "cheapest" || topic === "dearest") && !isRanked && probability < FRAGMENT) return "price";
  const isPricedBefore = thread.topic !== null && ofMoney.has(thread.topic);
  const isOfThat =
    !first &&
    cues.has("cost") &&
    thread.last.some(
      (one) => isSold(one) && (isPricedBefore || one.id !== "marketingWebsite" || heard.length <= BARE + 1),
    );
  if (isOfThat && (probability < UNSURE || (topic === "price-list" && probability < FRAGMENT)))
    return "price";
  // "What does each of the two do?" asks of rows, and of nobody who does it.
  const rows = about.filter(isRow);
  if (topic === "team" && rows.length > 1 && rows.length === about.length) return "difference";
  // "I want to know what they ask for an MVP": nothing in it is of months.
  const isOfMonths = heard.monthly || thread.topic !== null || quantities.length > 0;
  if (topic === "subscription-price" && !isOfMonths && probability < FRAGMENT && named.some(isRow))
    return "price";
  // "And price-wise?", of what was just spoken of.
  const isOfLast = cues.has("this") || (heard.length <= BRIEF && thread.last.some(isSold));
  if (topic === "price-list" && isOfLast && thread.products.some(isSold)) return "price";
  // "How do subscriptions work, for a page say?" asks for more than the amount.
  const isOfWays = guess?.class === "subscription" && probability >= SURE && !cues.has("cost");
  // "If we pay monthly, what is it?" asks for the amount.
  const isSubscribed =
    topic === "subscription-price" || (topic === "subscription" && heard.length <= SHORT && !isOfWays);
  const isByTheMonth = topic === "price" && !heard.once && heard.length <= SHORT;
  if ((isSubscribed || isByTheMonth) && heard.monthly && first && isSold(first)) return "subscription-price";
  // "Is it in the price?", of the hosting.
  const isOfNone = !first || (first.id === "marketingWebsite" && about.length === 1);
  const isIncluded = cues.has("included") && isOfNone && thread.topic && !ofMoney.has(thread.topic);
  if (isIncluded && (topic === "price" || topic === "price-list")) return thread.topic ?? topic;
  if (first && cues.has("define") && !cues.has("cost") && (probability < SURE || topic === "services"))
    return isSold(first) ? "includes" : ownTopic(first);
  if (named.some(isRow) && cues.has("want") && (wanting.has(topic) || probability < HARDLY)) return "price";
  // "Who would be working on my site?" names what every visitor is here for: a price of it is no answer.
  const isAnySite =
    first?.id === "marketingWebsite" && about.length === 1 && !cues.has("cost") && !cues.has("want");
  if (guess && isAnySite && probability >= LEAST && probability < UNSURE) return guess.class;
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
  return topic;
}

function isSecurity(product: Product) {
  return isPartOf(product, { kind: "service", id: "security" });
}

const securing: ReadonlySet<Topic> = new Set<Topic>(["login-security", "service-security"]);
const besidesNda: ReadonlySet<Topic> = new Set<Topic>([
  "free-maintenance",
  "quote",
  "contract",
  "extra-costs",
]);

function isListed(amount: number | undefined) {
  return amount !== undefined && rowsPricedAt(amount).length > 0;
}

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

/** Below this, who wants a row that they name wants its price. */
const HARDLY = 0.6;
/** Below this, any topic is as likely. */
const LEAST = 0.1;
/** So many times likelier than to be strange to the site is what is asked of it. */
const STRANGER = 2;
/** So few words do not ask how a subscription works. */
const SHORT = 9;
/** So few words name no other rows. */
const BRIEF = 3;
/** So few words are asked of what was spoken of. */
const BARE = 4;
