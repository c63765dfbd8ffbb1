import type { Product } from "../../text/products.ts";
import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import { type Ask, isOffList, rowTopics, SURE } from "../asks/ask.ts";
import { isRow } from "../asks/row-picks.ts";
import { ofMoney, ofWorks } from "../asks/topic-families.ts";
import type { Topic } from "../asks/topics.ts";
import { guessTopics, likelihoods } from "../model/classifiers.server.ts";
import { describedBy } from "../needs/need.server.ts";
import { FRAGMENT, STRAY, UNMISTAKABLE } from "../thread/heard.ts";
import { nearest } from "../thread/near-topics.ts";
import { goOn, type Thread } from "../thread/thread.ts";
import { amountIn, read } from "../words/reading.ts";
import { asks as asksSomething, isConditional, itemsOf, type Words } from "../words/segments.ts";
import { LIKELY } from "../words/topic-in.ts";
import { resolve } from "./resolve.ts";

/** What a message stands in: what was spoken of before it, and the row of the price list that it describes. */
export type Message = { thread: Thread; need: Product | null };

/** What a part asks: one thing, or the items of a list of such things. */
export function hear(part: Words, { thread, need }: Message): Ask[] {
  const all = hearWhole(part, { thread, need });
  // "A winery, or something with bad reception?": what a work is known by lists nothing.
  if (all.firm && (ofWorks.has(all.topic) || all.aspect === "paid")) return [all];
  const items = withoutLead(part, thread);
  if (items.length > 1 && items.length <= MOST_ITEMS && !isOneThing(part, items, need)) {
    const heard: Ask[] = [];
    let spoken = thread;
    for (const item of items) {
      const ask = hearWhole(item, { thread: spoken, need });
      spoken = goOn(spoken, ask);
      heard.push(ask);
    }
    // "Che, a landing page by the month …": a word or two that the whole does not speak for list nothing.
    if (all.probability >= UNMISTAKABLE) {
      const spokenFor = likelihoods(part, thread.topic);
      const isStray = (ask: Ask, at: number) =>
        (items[at]?.length ?? 0) <= FEW &&
        !(ofMoney.has(ask.topic) && isOfMoney(items[at] ?? [])) &&
        ask.probability < UNMISTAKABLE &&
        (spokenFor.get(ask.topic) ?? 0) < STRAY;
      if (heard.some(isStray)) return [all];
    }
    // "Our purchasing asks: price, time, terms": what stands in front lists nothing.
    const [lead, ...rest] = heard;
    const isLead = lead && lead.products.length === 0 && !isPlain(lead);
    if (isLead && rest.length > 1 && rest.every(isPlain) && all.probability < SURE) heard.shift();
    const left = withoutTold(heard, items, part);
    const topics = new Set(left.map(({ topic }) => topic));
    // "The cheaper of A and B", "A by the month and once" list nothing.
    const isWeighed =
      comparing.some((topic) => topics.has(topic)) && [...topics].every((topic) => ofAmounts.has(topic));
    const firm = left.findIndex((ask) => ask.firm);
    // "Hiking club, 2,000 is all we have": who it is for asks for nothing.
    const asked = left.filter(({ topic }, at) => topic !== "unstated" || at > firm);
    if (!isWeighed && !isSummed(all, need) && topics.size > 1 && left.every(isPlain))
      return asked.map((ask) => ofSibling(ask, asked));
  }
  return [all];
}

/** "A login with Google + managers and staff + a log, how much?": what is told of a row before its price lists nothing else. */
function withoutTold(heard: readonly Ask[], items: readonly Words[], part: Words): readonly Ask[] {
  const row = describedBy(part);
  const priced = heard.findLastIndex(
    ({ topic, products }) => ofAmounts.has(topic) && products.every(({ id }) => id === row),
  );
  return row === null || heard.length !== items.length
    ? heard
    : heard.filter(({ topic }, at) => at > priced || rowTopics.has(topic) || asksSomething(items[at] ?? []));
}

/** Whether its words are of money, and no guess alone: "or is it a tunnel?" */
function isOfMoney(item: Words) {
  const { cues, named, quantities, monthly, once } = read(item);
  return cues.size + named.length + quantities.length > 0 || monthly || once;
}

/**
 * The items without what only leads to a question: "we are an agency and sell by the hour: what is your day rate?",
 * where the whole does not speak for it, and does for what comes after.
 */
function withoutLead(part: Words, thread: Thread): readonly Words[] {
  const items = itemsOf(part);
  if (items.length < 2) return items;
  const spokenFor = likelihoods(part, thread.topic);
  const topicOf = (item: Words) => guessTopics(item, thread.topic)[0]?.class;
  const shareOf = (topic: Topic | undefined) => (topic ? (spokenFor.get(topic) ?? 0) : 0);
  const first = items.findIndex((item) => shareOf(topicOf(item)) >= LIKELY);
  const isPriced = read(part).cues.has("cost");
  return items.filter((item, at) => {
    if (at >= first || item.length < STATING) return true;
    const topic = topicOf(item);
    const { named, monthly, once } = read(item);
    // "We need a site, and a page, price?", "the two of them, both by the month, yearly?"
    const isWanted = (isPriced && named.some(isRow)) || monthly || once;
    return isWanted || topic === undefined || ofMoney.has(topic) || shareOf(topic) >= LED;
  });
}

/** Fewer words state nothing: "price, time, and do you write the texts?" lists. */
const STATING = 3;
/** Below this the whole does not speak for what leads to its question. */
const LED = 0.05;

/** Whether its items are one thing: "no, the one with accounts and payments", "4,500 euros, is that enough?" */
function isOneThing(part: Words, items: readonly Words[], need: Product | null) {
  const { cues, quantities } = read(part);
  const isEnough = cues.has("afford") && amountIn(quantities);
  // "The bigger one, with the dashboard?", "if we pay at once, is it less?": the one half says what of the other.
  const isHalved = items.length === 2 && (cues.has("bigger") || isConditional(part));
  return (need !== null && cues.has("instead")) || isEnough || isHalved || isOfItsParts(part);
}

/** "I want a site with our projects, our studio and a contact page": its parts are no questions. */
function isOfItsParts(part: Words) {
  const at = part.findIndex(({ products }) => products.some(isRow));
  const next = part[at + 1]?.word ?? "";
  return at >= 0 && having.has(next) && read(part).cues.has("want") && !part.some(({ word }) => word === "?");
}

/** "Figma to code + a login with roles, all in?", "accounts, a checkout, a dashboard, by the month?": no list of questions. */
function isSummed({ topic, probability }: Ask, need: Product | null) {
  return probability >= FRAGMENT && (topic === "estimate" || (need !== null && priced.has(topic)));
}

function isPlain({ topic, probability }: Ask) {
  return probability >= (rowTopics.has(topic) ? ROW_ITEM : ITEM);
}

/** "Price and time for a landing page": both are asked of it. */
function ofSibling(ask: Ask, heard: readonly Ask[]): Ask {
  const topic = ask.topic === "price-list" ? "price" : ask.topic === "time-all" ? "time" : ask.topic;
  if (ask.products.length > 0 || !rowTopics.has(topic)) return ask;
  const sibling = heard.find(({ products }) =>
    products.some(({ kind }) => kind === "row" || kind === "service"),
  );
  return sibling ? { ...ask, topic, products: sibling.products } : ask;
}

const comparing: readonly Topic[] = ["compare", "cheapest", "difference"];
const ofAmounts: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "subscription-price",
  "compare",
  "cheapest",
  "difference",
  "estimate",
]);

export function hearWhole(part: Words, { thread, need }: Message): Ask {
  const guesses = guessTopics(part, thread.topic);
  const [guess] = guesses;
  // Who is in danger says so in words that a list holds: what is only guessed has to be plain.
  const isAlarm = guess?.class === "emergency" && guess.probability < SURE;
  const ask = resolve(part, thread, nearest(isAlarm ? guesses.slice(1) : guesses, thread, part), need);
  if (need !== null && isOfQuotes(ask, part)) return { ...ask, products: [], hints: hintsIn(part) };
  const isFirm = ask.firm && !(need !== null && isInGeneral(ask, part));
  return {
    ...ask,
    products: isFirm ? ask.products : meant(ask, need),
    // "Five or six pages" of what is described are one site; "two landing pages" are two.
    counts: need && !ask.firm && !isNamedIn(part, need) ? {} : ask.counts,
    described: ask.described || (need !== null && !isFirm && rowTopics.has(ask.topic)),
    hints: ask.firm && ask.hints.length > 0 ? ask.hints : hintsIn(part),
  };
}

/** "Does a quote cost anything, and how long does it stand?" wants none of what it may sound like. */
export function isOfQuotes({ topic }: Ask, words: Words) {
  const { cues, named } = read(words);
  return topic === "quote" && named.length === 0 && !cues.has("want");
}

/** What a message makes think of without naming it. */
export function hintsIn(part: Words) {
  return [...new Set(part.flatMap(({ akin }) => akin))];
}

/** "Our firms share one software, each with its own files. A price?": of what is described, and not of all software. */
function isInGeneral({ products }: Ask, part: Words) {
  const isGeneral = products.length > 0 && products.every(({ kind }) => kind === "service");
  return isGeneral && read(part).named.length === 0;
}

function isNamedIn(part: Words, { id }: Product) {
  return part.some(({ products }) => products.some((product) => product.id === id));
}

const priced: ReadonlySet<Topic> = new Set<Topic>(["price", "subscription-price"]);

const having = wordsInAllLanguages((vocabulary) => vocabulary.having);
/** So few words of a list, and its mark, may be none of it. */
const FEW = 5;
/** More is a flood, not a list. */
const MOST_ITEMS = 12;
/** So likely each item of a list. */
const ITEM = 0.75;
/** So likely one that is asked of a row. */
const ROW_ITEM = 0.5;

/** What an ask is about: a description says it better than names in passing, and a row better than its service. */
function meant({ topic, products, aspect }: Ask, need: Product | null): readonly Product[] {
  if (!rowTopics.has(topic) || isOffList({ aspect })) return products;
  const others = products.filter(({ kind }) => kind !== "row" && kind !== "service");
  if (need) return [need, ...others];
  const rows = products.filter(isRow);
  return rows.length > 0 ? [...rows, ...others] : products;
}
