import type { Cue } from "#locales/language.ts";
import { isRow, isUpkeep } from "../asks/row-picks.ts";
import { ofMoney } from "../asks/topic-families.ts";
import type { Topic } from "../asks/topics.ts";
import { BARELY, FRAGMENT, type Heard, PLAIN, SURE, UNMISTAKABLE, UNSURE } from "../thread/heard.ts";
import type { FollowUp } from "../thread/said.ts";

/** Whether a guess says less than what a follow-up's telling words do. */
export function givesWay(
  {
    isFragment,
    rest,
    length,
    guesses: [guess],
    thread,
    quantities,
    number,
    monthly,
    once,
    cues,
    named,
    pointed,
  }: Heard,
  { topic, products, aspect }: FollowUp,
) {
  // "What's the price of a panel?" asks what it costs, and not what it is.
  if (topic === "includes" && guess?.class === "price" && guess.probability >= UNMISTAKABLE) return false;
  // "Why does a page go from 300 to 850?"
  if (aspect === "range" && guess && ofMoney.has(guess.class)) return true;
  const isOfMoney = thread.topic !== null && ofMoney.has(thread.topic) && ofMoney.has(topic);
  // "And if it is three?"
  if (isOfMoney && (isFragment || length <= FEW) && number !== null) return true;
  // "And if we add a landing page?", after a price.
  const isMore = topic === "estimate" && cues.has("add") && named.length > 0;
  if (isOfMoney && isMore && guess && growing.has(guess.class)) return true;
  // "Can I have it by the month?", "in just one payment?" are often heard as something else.
  const isMisheard =
    guess &&
    (misheard.has(guess.class) ||
      (guess.class === "instalments" && (guess.probability < PLAIN || (once && !monthly))));
  if (isOfMoney && (monthly || once) && length <= BRIEF && isMisheard) return true;
  const isLong = quantities.some(({ kind }) => kind === "duration");
  const isByTheMonth = (isFragment && monthly) || (isLong && length <= BRIEF);
  // "What do you do each month?", of what is paid by the month anyway.
  const isOfCare = products.every(isUpkeep);
  if (topic === "subscription-price" && isOfCare && !cues.has("cost") && guess?.class === "maintenance")
    return guess.probability < SURE;
  // "In the cheaper case, what is it by the month?": one of what was shown
  const isOneOf = thread.listed.length > 1 && named.length === 0 && products.length === 1;
  const isPointed = isOneOf && pointed.some(({ id }) => id === products[0]?.id);
  if (isPointed && ofMoney.has(topic) && monthly !== once && !cues.has("compare")) return true;
  // What is plainly heard after what was spoken of, and is no price, needs no telling words.
  if (
    guess &&
    thread.topic &&
    guess.probability >= FRAGMENT &&
    !weighing.has(guess.class) &&
    !ofMoney.has(guess.class) &&
    // "And as a subscription?", after a price, asks for the amount; so does "in monthly parts?"
    !(guess.class === "subscription" && ofMoney.has(thread.topic)) &&
    !(isByTheMonth && byTheMonth.has(guess.class) && products.some(isRow))
  )
    return false;
  // "And after these four months it is gone?" asks what then, and for no sum.
  const isThen =
    isLong && cues.has("later") && guess && !ofMoney.has(guess.class) && !weighing.has(guess.class);
  if (isThen && thread.topic && guess.probability >= BARELY) return false;
  if (isFragment || !guess) return true;
  // "By instalments, or all at once: which is cheaper?", in words that no cue knows.
  if (guess.class === "compare" && guess.probability >= FRAGMENT && !weighing.has(topic)) return false;
  const isNew = !thread.topic && thread.products.length === 0;
  if (isNew)
    return (
      topic === "compare" &&
      (products.length > 1 || quantities.length > 0) &&
      (ofMoney.has(guess.class) || guess.probability < SURE)
    );
  // "Over two years", "in one go", "no, just the page", said of a price, are hardly anything else.
  const isTelling = isLong || once || [...cues].some((cue) => telling.has(cue));
  const isAgainst =
    named.length > 0 && (cues.has("add") || cues.has("compare") || [...cues].some((cue) => telling.has(cue)));
  // "What's the difference in price?", of what was priced.
  const isOfPrices = topic === "compare" && cues.has("compare") && cues.has("cost");
  if (isOfMoney && isOfPrices && named.length === 0 && length <= BRIEF) return true;
  if (topic === "budget" && thread.topic === "budget") return guess.probability < PLAIN;
  // "No, pardon, I meant the landing page": one word that nobody knows says nothing else.
  if (isOfMoney && rest <= ASTRAY && (isTelling || isAgainst || cues.has("long"))) return true;
  if (isOfMoney && (cues.has("without") || cues.has("swap")))
    return guess.probability < SWAPPED || guess.class === "estimate";
  const bar = isOfMoney && isAgainst ? FRAGMENT : isOfMoney && isTelling ? SURE : UNSURE;
  return guess.probability < bar || (ofMoney.has(guess.class) && ofMoney.has(topic));
}

const telling: ReadonlySet<Cue> = new Set<Cue>(["instead", "swap", "sum", "single", "bigger", "smaller"]);
const misheard: ReadonlySet<Topic> = new Set<Topic>([
  "rush",
  "start",
  "subscription",
  "budget",
  "off-topic",
  "payment-methods",
]);
const growing: ReadonlySet<Topic> = new Set<Topic>(["extend", "scope-change"]);
const byTheMonth: ReadonlySet<Topic> = new Set<Topic>(["subscription", "instalments"]);
const weighing: ReadonlySet<Topic> = new Set<Topic>(["compare", "difference", "estimate"]);
const BRIEF = 8;
/** "Times 12" */
const FEW = 3;
const ASTRAY = 1;
/** What is left out, or exchanged, is hardly heard as that. */
const SWAPPED = 0.95;
