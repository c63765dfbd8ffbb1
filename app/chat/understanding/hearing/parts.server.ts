import type { Product } from "../../text/products.ts";
import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import { type Ask, passingTopics, rowTopics, SURE } from "../asks/ask.ts";
import { isRow } from "../asks/row-picks.ts";
import { ofWorks, spending } from "../asks/topic-families.ts";
import type { Topic } from "../asks/topics.ts";
import { PLAIN, STRAY, UNMISTAKABLE, UNSURE } from "../thread/heard.ts";
import { goOn, takeNote } from "../thread/thread.ts";
import { isOfMonths } from "../words/periods.ts";
import { amountIn, read } from "../words/reading.ts";
import { asks, isContext, isQuestion, questionsIn, type Words } from "../words/segments.ts";
import { isToSpend } from "../words/to-spend.ts";
import { LIKELY, SPOKEN_FOR } from "../words/topic-in.ts";
import { hear, type Message } from "./hear.server.ts";
import { ofOneWay } from "./merged.ts";

/** What a part of a message asks, and how it says so. */
export type Part = Ask & {
  asking: boolean;
  question: boolean;
  context: boolean;
  length: number;
  amount: boolean;
  /** it asks what a row costs that it names */
  priced: boolean;
};

/** Of a message no more parts are read: a flood of words asks for nothing. */
const MOST_PARTS = 12;

export function partsOf(words: Words, { thread: before, need }: Message): Part[] {
  const parts: Part[] = [];
  let thread = before;
  const said = questionsIn(words).slice(0, MOST_PARTS);
  const telling = said.filter((part) => !isInterjection(part));
  for (const part of telling.length > 0 ? telling : said) {
    const isAsked = asks(part);
    const all = hear(part, { thread, need });
    const heard = need && parts.length + all.length > 1 ? all.filter((ask) => !isOther(ask, need)) : all;
    // "The clinic's site, the one of several pages:" is hardly of upkeep, and what is asked next is of the site.
    const isHardly =
      heard.some(({ topic, probability }) => ofUpkeep.has(topic) && probability < SURE) && !isAsked;
    thread = heard.reduce(isHardly ? takeNote : goOn, thread);
    const own = {
      asking: isAsked || isPriced(part),
      question: isQuestion(part),
      length: part.length,
      amount: isToSpend(part),
      priced: isPriced(part),
    };
    const isContextOf = (ask: Ask) =>
      isContext(part) || (before.topic !== null && !isAsked && isRemark(part, ask));
    parts.push(...heard.map((ask) => ({ ...ask, ...own, context: isContextOf(ask) })));
  }
  return parts.length > 1 ? parts.filter((part) => !isUnspent(part)) : parts;
}

/** "No. The other one", "too dear. Anything less?": a word that takes something back, or says that it was heard. */
function isInterjection(part: Words) {
  const { cues, rest, named, quantities, number } = read(part);
  const isBare = rest === 0 && named.length + quantities.length === 0 && number === null;
  return isBare && part.length < FEW && cues.size > 0 && [...cues].every((cue) => interjections.has(cue));
}

const interjections: ReadonlySet<string> = new Set(["instead", "heard", "doubt", "dearer"]);

/** The parts of a message that ask for something, or the whole where they say less than it. */
export function chosenOf(
  parts: readonly Part[],
  whole: Ask,
  spokenFor: ReadonlyMap<Topic, number>,
): readonly Ask[] {
  const isSpokenFor = ({ topic }: Part, least: number) => (spokenFor.get(topic) ?? 0) >= least;
  const isPlainly = (part: Part) =>
    part.topic === whole.topic && part.asking && whole.probability >= UNMISTAKABLE;
  const isUnheard = (part: Part) => part.probability < ASKED_PLAINLY && !isSpokenFor(part, UNHEARD);
  const isStray = (part: Part) =>
    !part.firm &&
    // "Do I buy the domain, or do you put it in your name? And what of our mail?": beside what is plainly asked.
    (part.length <= SHORT || (isUnheard(part) && parts.some(isPlainly))) &&
    !(part.probability >= (part.question ? ASKED_PLAINLY : UNMISTAKABLE) && part.length >= FEW) &&
    !rowTopics.has(part.topic) &&
    whole.probability >= SURE &&
    !isSpokenFor(part, STRAY);
  const asked = parts.filter(
    (part) =>
      (isSpent(part) && !isBeside(part, whole)) ||
      (part.asking &&
        !isStray(part) &&
        !(isHardly(part) && parts.some(isSpent)) &&
        (part.firm ||
          // "The price of a site, and how many corrections it covers?"
          (part.priced && part.topic === "price") ||
          part.probability >= (part.length > SHORT ? ASKED : CLEAR) ||
          (part.probability >= LIKELY && isSpokenFor(part, SPOKEN_FOR)))),
  );
  const bar = asked.length > 0 ? ASIDE : REMARK;
  // "People should order and pay by card. What budget?" tells of payments, and asks for none.
  const isToldBefore = ({ topic, question }: Part) =>
    ofPayments.has(topic) &&
    !question &&
    parts.some((other) => other.question && (spending.has(other.topic) || other.topic === "shop"));
  const chosen = withoutMentions(
    parts.filter(
      (part) =>
        !isToldBefore(part) &&
        (asked.includes(part) ||
          (!part.asking &&
            part.probability >= bar &&
            !isStray(part) &&
            // What is told and is on no page answers nobody who asks for something else.
            !((part.context || part.topic === "unstated") && asked.length > 0))),
    ),
  );
  // "Which is cheaper: as a fixed price or by subscription?"
  const isWeighed = whole.firm && whole.topic === "compare" && whole.products.length > 0 && chosen.length > 1;
  // "Will you sign an NDA?", beside it, is a question of its own.
  const isOwn = (part: Part) => part.question && part.length <= SHORT && part.probability >= ASKED_PLAINLY;
  const isOfIt = (part: Part) => ofOneWay.has(part.topic) || !(isSpokenFor(part, STRAY) || isOwn(part));
  if (isWeighed && chosen.every(isOfIt)) return [whole];
  const isSettled =
    isSumOfMore(whole, chosen) ||
    isOfBothWays(whole, chosen) ||
    isTheOne(whole, chosen) ||
    isOfAWork(whole, chosen) ||
    isSetApart(whole, chosen) ||
    isOfDescribed(whole, chosen) ||
    isOverAll(whole, chosen);
  if (isSettled) return [whole];
  const isFirm = chosen.some(({ firm }) => firm);
  const isWeak = chosen.every(({ topic, probability }) => passingTopics.has(topic) || probability < SURE);
  const isLess = chosen.length === 1 && parts.length > 1 && whole.probability > (chosen[0]?.probability ?? 0);
  // "I make soap. What would a shop come to?": what is told before a question, and is nothing of the site's.
  const isTold = chosen.every(({ topic, asking }) => topic === "off-topic" && !asking);
  const isMore = isTold && parts.length > 1 && !passingTopics.has(whole.topic) && whole.probability >= LIKELY;
  return chosen.length === 0 || (!isFirm && ((isWeak && whole.probability >= SURE) || isLess || isMore))
    ? [whole]
    : chosen;
}

/** "A site, a panel and a page. What do the three come to?": a part of it names some of them alone. */
function isSumOfMore(whole: Ask, chosen: readonly Ask[]) {
  const rows = whole.products.filter(isRow);
  const said = new Set(chosen.flatMap(({ products }) => products.map(({ id }) => id)));
  const isSum = whole.topic === "estimate" && whole.probability >= PLAIN && rows.length > 1;
  return isSum && chosen.every(({ topic }) => summed.has(topic)) && rows.some(({ id }) => !said.has(id));
}

/** "I don't know whether to take this one or that one": each half names one of the two. */
function isSetApart(whole: Ask, chosen: readonly Ask[]) {
  const rows = whole.products.filter(isRow);
  const isHalf = ({ products }: Ask) => products.length > 0 && products.length < rows.length;
  const isApart = whole.topic === "difference" && whole.probability >= SURE && rows.length > 1;
  return isApart && chosen.length > 1 && chosen.every(isHalf);
}

/** "Somebody to ring if our platform breaks, for a year: what sum?": half of it is of the platform. */
function isOfDescribed(whole: Ask, chosen: readonly Ask[]) {
  const isOther = ({ topic, products, firm }: Ask) =>
    summed.has(topic) && firm && !products.some(({ id }) => whole.products.some((row) => row.id === id));
  return (
    whole.described && chosen.length > 0 && chosen.every((ask) => isOther(ask) && ask.products.length > 1)
  );
}

/** "So a whole year: how much is it?" */
function isOverAll(whole: Ask, chosen: readonly Ask[]) {
  const isLong = whole.firm && whole.topic === "compare" && whole.quantities.some(isOfMonths);
  const isPrice = ({ topic, quantities }: Ask) => topic === "price" && !quantities.some(isOfMonths);
  return isLong && chosen.length > 0 && chosen.every(isPrice);
}

/** "The small one, monthly", of what is one row or another. */
function isTheOne(whole: Ask, chosen: readonly Ask[]) {
  const isOne = whole.firm && whole.products.filter(isRow).length === 1;
  return isOne && chosen.length > 0 && chosen.every(({ aspect }) => aspect === "choice");
}

/** "His new version took how long?", of a client who was quoted: half of it says nothing of him. */
function isOfAWork(whole: Ask, chosen: readonly Ask[]) {
  return whole.firm === true && ofWorks.has(whole.topic) && chosen.every(({ firm }) => !firm);
}

/** "A page needed for five months. Rent it monthly or buy it, what is cheaper?" */
function isOfBothWays(whole: Ask, chosen: readonly Ask[]) {
  const isCompared = whole.firm && whole.topic === "compare" && whole.probability >= PLAIN;
  return isCompared && chosen.length > 0 && chosen.every(({ topic }) => topic === "cheapest");
}

const summed: ReadonlySet<Topic> = new Set<Topic>(["price", "estimate", "subscription-price"]);
const ofPayments: ReadonlySet<Topic> = new Set<Topic>(["payments", "payment-methods"]);
const ofUpkeep: ReadonlySet<Topic> = new Set<Topic>(["maintenance", "on-call", "content-editing"]);

/** "Price for an MVP, and when could you begin?" */
function isPriced(part: Words) {
  const { cues, named } = read(part);
  // "The price of a site" is no "what about the price?"
  return (cues.has("cost") || part.some(({ word }) => costs.has(word))) && named.some(isRow);
}

const costs = wordsInAllLanguages(({ cues }) => cues.cost);

/** "Hm, pricey. Is the one with roles less?": said of what was spoken of, before what is asked. */
function isRemark(part: Words, { topic, products }: Ask) {
  const { named, quantities, cues } = read(part);
  const isBare = named.length + quantities.length === 0 && !cues.has("cost");
  return rowTopics.has(topic) && products.length > 0 && isBare;
}

/** "Software by subscription, with accounts and a dashboard": a part of what is described. */
function isOther({ aspect, products }: Ask, need: Product) {
  return aspect === "mention" && products.every(({ kind, id }) => kind === "row" && id !== need.id);
}

/** Who tells what they can spend asks what it is enough for. */
function isSpent({ topic, amount }: Part) {
  return topic === "budget" && amount;
}

/** "90 a month at most. Anything of yours in that?": hardly heard, and of no row. */
function isHardly({ firm, probability, products }: Part) {
  return !firm && probability < UNSURE && products.length === 0;
}

/** Who tells what they can't spend at once asks for another way. */
function isUnspent({ topic, amount, quantities }: Part) {
  return topic === "budget" && !amount && amountIn(quantities) !== undefined;
}

/** "We lose 20,000 of sales: are you liable?": an amount in a story whose question is plain is none to spend. */
function isBeside({ firm, probability }: Part, whole: Ask) {
  const isOfMoney = rowTopics.has(whole.topic) || spending.has(whole.topic) || whole.topic === "budget";
  return !isOfMoney && whole.probability >= PLAIN && (!firm || probability < SURE);
}

/** "The second one: how long does it take?" asks one thing. */
function withoutMentions(parts: readonly Part[]) {
  return parts.filter(
    (part) =>
      part.aspect !== "mention" ||
      !parts.some((other) => other !== part && other.aspect !== "mention" && isOf(other, part)),
  );
}

function isOf(ask: Ask, { products }: Ask) {
  return (
    products.length > 0 &&
    products.every(({ kind, id }) => ask.products.some((other) => other.kind === kind && other.id === id))
  );
}

/** A part of so few words that the whole message does not speak for hangs on what stands before it: "is it firm?" */
const SHORT = 8;
/** So likely a part asks for what it seems to, where the whole message does not speak for it. */
export const CLEAR = 0.8;
/** … where it is long enough to say what it asks by itself. */
const ASKED = 0.75;
/** Below this, nothing in the whole message speaks for it. */
const UNHEARD = 0.005;
const FEW = 3;
/** … and a question of its own. */
const ASKED_PLAINLY = 0.9;
/** So likely must be what is asked in a remark, and in a remark beside a question. */
const REMARK = 0.5;
const ASIDE = 0.85;
