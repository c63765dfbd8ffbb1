import { prices } from "#app/studio/prices.ts";
import { monthsOf } from "../text/durations.ts";
import type { Product } from "../text/products.ts";
import type { Quantity } from "../text/quantities.ts";
import { wordsInAllLanguages } from "../text/vocabulary.ts";
import { type Ask, rowTopics, SURE } from "./ask.ts";
import type { Message } from "./hear.server.ts";
import { productsIn } from "./masked-words.ts";
import { supposedNeed } from "./need.server.ts";
import { summed } from "./said.ts";
import { isMonthly, type Words } from "./segments.ts";
import type { Thread } from "./thread.ts";
import type { Topic } from "./topics.ts";

/** The asks in the light of the whole message: what it describes, what it names, and what one ask says of another. */
export function settled(
  asks: readonly Ask[],
  words: Words,
  { thread, need }: Message,
  spokenFor: ReadonlyMap<Topic, number>,
): Ask[] {
  const likely = (topics: ReadonlySet<Topic>) =>
    [...topics].reduce((sum, topic) => sum + (spokenFor.get(topic) ?? 0), 0);
  const rows = need ? [need] : productsIn(words).filter(({ kind }) => kind === "row");
  const isNda = productsIn(words).some(({ kind }) => kind === "nda");
  const hints = [...new Set(words.flatMap(({ akin }) => akin))];
  const quantities = words.flatMap(({ quantity }) => quantity ?? []);
  // Who follows up has been heard in the light of what was spoken of.
  if (asks.every(({ firm }) => firm)) return [...asks];
  const [first] = asks;
  const isOneGuess = asks.length === 1 && first && !rowTopics.has(first.topic);
  // What is described at length is wanted, whatever else was made of it.
  const isDescribed =
    need &&
    isOneGuess &&
    (first.probability < SURE || first.topic === "off-topic" || likely(rowTopics) >= LIKELY) &&
    first.topic !== "budget";
  const described: readonly Ask[] = isDescribed
    ? [
        {
          ...first,
          topic: hasMoney(quantities) ? "budget" : isAddition(need, thread) ? "estimate" : "price",
          products: isAddition(need, thread) ? [...thread.products, need] : [need],
          described: true,
          quantities,
        },
      ]
    : asks;
  const isAbout = need && isOneGuess && !isDescribed && about.has(first.topic);
  const wanted: readonly Ask[] = isAbout
    ? [...described, { ...first, topic: "price", products: [need], described: true }]
    : described;
  const filled = wanted.map((ask): Ask => {
    if (ask.firm || ask.aspect) return ask;
    const topic = isOverTime(ask, words)
      ? "compare"
      : topicIn(ask, asks.length === 1, rows, quantities, spokenFor.get("budget") ?? 0);
    if (topic === "price-list" && isNda) return { ...ask, topic: "nda" };
    if (topic === "off-topic" && ask.probability < SURE && hints.some(({ kind }) => kind === "project"))
      return { ...ask, topic: "project", hints };
    if (topic === "price" && isChoice(ask, words)) return { ...ask, topic: "difference" };
    const isBare = rowTopics.has(topic) && ask.products.length === 0;
    const supposed = isBare && rows.length === 0 && priced.has(topic) ? supposedNeed(words) : null;
    if (supposed) return { ...ask, topic, hints, described: true, products: [supposed] };
    const described = ask.described || (isBare && need !== null);
    return { ...ask, topic, hints, described, products: isBare ? rows : ask.products };
  });
  const isNew = thread.products.length === 0 && rows.length > 0;
  const both = isNew ? priceAndTime(filled, words, spokenFor) : filled;
  const topics = new Set(both.map(({ topic }) => topic));
  // A price of nothing in particular is the price list.
  const asGiven = ({ topic, products }: Ask) =>
    topic === "price" && products.length === 0 ? "price-list" : topic;
  return both.filter(
    (ask) =>
      (ask.topic !== "nda" || isNda || both.length === 1) &&
      !(saidBy[asGiven(ask)] ?? []).some((more) => more !== ask.topic && topics.has(more)),
  );
}

/** Who tells of roles or of an auditor after what is to be built wants them in it. */
function isAddition({ id }: Product, { topic, products }: Thread) {
  const isSecurity = prices.some((row) => row.id === id && row.service === "security");
  const isBuilt = products.every(({ kind, id: other }) => kind === "row" && other !== id);
  return isSecurity && isBuilt && products.length > 0 && topic !== null && summed.has(topic);
}

/** "Price and timeline for an MVP": one part, two asks. */
function priceAndTime(asks: readonly Ask[], words: Words, spokenFor: ReadonlyMap<Topic, number>) {
  const [only, second] = asks;
  const other = only?.topic === "price" ? "time" : only?.topic === "time" ? "price" : null;
  if (!only || second || !other || (spokenFor.get(other) ?? 0) < SPOKEN_FOR) return asks;
  const isJoined = words.some(({ word }) => joining.has(word));
  return isJoined ? (["price", "time"] as const).map((topic) => ({ ...only, topic })) : asks;
}

/** So likely is what a whole message may well be after, and what it says a word for. */
export const LIKELY = 0.25;
export const SPOKEN_FOR = 0.1;

/** Who describes one of these wants to know what it costs, too. */
const about: ReadonlySet<Topic> = new Set<Topic>(["login-security", "service-security", "service-support"]);

const priced: ReadonlySet<Topic> = new Set<Topic>(["price", "subscription-price"]);

const joining = wordsInAllLanguages((vocabulary) => vocabulary.joins);

/** What an amount of money makes something else of. */
const vague: ReadonlySet<Topic> = new Set<Topic>(["help", "process", "contact-form", "services"]);
const CLEAR = 0.8;

/** What another ask of the same message says too, and more. */
const saidBy: Partial<Record<Topic, readonly Topic[]>> = {
  projects: ["project"],
  process: ["project"],
  services: [
    "project",
    "budget",
    "not-offered",
    "shop",
    "price",
    "social-media",
    "native-apps",
    "seo",
    "ads",
  ],
  analytics: ["not-offered"],
  "price-list": ["price", "shop", "estimate", "budget"],
  subscription: ["compare", "subscription-price"],
  "subscription-price": ["compare"],
  instalments: ["compare"],
  cheapest: ["compare"],
  time: ["compare"],
  "time-all": ["time", "reach"],
  reply: ["complaint"],
};

/** An ask's topic in the light of what its message names: rows, an amount to spend. */
function topicIn(
  { topic, probability }: Ask,
  isOnly: boolean,
  rows: readonly Product[],
  quantities: readonly Quantity[],
  spending: number,
): Topic {
  if (topic === "price-list" && rows.length > 0) return "price";
  if (topic === "estimate" && rows.length === 0 && hasMoney(quantities)) return "budget";
  const isSpending = isOnly && hasMoney(quantities) && !rowTopics.has(topic);
  const isGuess = spending >= SPOKEN_FOR ? probability < SURE : vague.has(topic) && probability < CLEAR;
  return isSpending && isGuess ? "budget" : topic;
}

/** "By the month for three years": the sum is wanted, beside what it costs at once. */
function isOverTime({ topic, products, quantities }: Ask, words: Words) {
  const isLong = quantities.some(
    (quantity) => quantity.kind === "duration" && (monthsOf(quantity) ?? 0) >= 2 && quantity.unit !== "week",
  );
  const isOfRow =
    (topic === "price" || topic === "subscription-price") && products.some(({ kind }) => kind === "row");
  return isLong && isOfRow && isMonthly(words);
}

/** "Maintenance or on-call?": which of them, and not what both come to. */
function isChoice({ products }: Ask, words: Words) {
  const rows = products.filter(({ kind }) => kind === "row");
  return rows.length > 1 && words.length <= CHOICE && words.some(({ word }) => either.has(word));
}

const CHOICE = 10;
const either = wordsInAllLanguages((vocabulary) => vocabulary.either);

function hasMoney(quantities: readonly Quantity[]) {
  return quantities.some(({ kind }) => kind === "money");
}
