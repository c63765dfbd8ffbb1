import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import { type Ask, rowTopics } from "../asks/ask.ts";
import { isRow } from "../asks/row-picks.ts";
import { ofMoney, ofNeeds, unpriced } from "../asks/topic-families.ts";
import type { Topic } from "../asks/topics.ts";
import { type Reading, read } from "../words/reading.ts";
import { isMonthly, type Words } from "../words/segments.ts";

/** The asks where one of them is two by what else their message says, or two are one. */
export function joinedAsks(asks: readonly Ask[], words: Words): readonly Ask[] {
  const said = new Set(words.map(({ word }) => word));
  const says = (phrases: ReadonlySet<string>) => [...phrases].some((phrase) => said.has(phrase));
  const reading = read(words);
  const kept = says(keeping) ? ofKeeping(asks) : asks;
  const erased = says(erasing) ? ofErasing(kept) : kept;
  const heard = complained(erased, says(bills) ? "invoice" : says(faults) ? "free-maintenance" : null);
  const needed = allNeeded(withTime(heard, reading), words, reading);
  return withoutPrice(ofTwo(bothEnds(needed, reading), reading), words, reading);
}

export function asUnlisted(ask: Ask): Ask {
  return { ...ask, topic: "price", products: [], described: false, aspect: "unlisted" };
}

export function isNamed(words: Words) {
  return words.some(({ products }) => products.some(isRow));
}

/** "I wrote to you by the form: how do I have that erased?" is no project, and no row of the price list. */
function ofErasing(asks: readonly Ask[]): readonly Ask[] {
  const sent = asks.find(({ topic }) => topic === "contact-form");
  const others = asks.filter(({ topic, described }) => !erasable.has(topic) && !described);
  return sent ? [{ ...sent, topic: "delete-data" }, { ...sent, topic: "privacy" }, ...others] : asks;
}

/** Who complains of an invoice asks what to do with it, and who complains of a fault whether it is put right for nothing. */
function complained(asks: readonly Ask[], topic: Topic | null): readonly Ask[] {
  const [only, second] = asks;
  const matter = topic === "free-maintenance" ? "freeFault" : undefined;
  return only?.topic === "complaint" && !second && topic ? [only, { ...only, topic, matter }] : asks;
}

/** "How long do you keep it, and how do I have it erased?" */
function ofKeeping(asks: readonly Ask[]): readonly Ask[] {
  const [only, second] = asks;
  return only?.topic === "delete-data" && !second ? [{ ...only, topic: "privacy" }, only] : asks;
}

/** "How long until a shop is live?" */
function withTime(asks: readonly Ask[], { cues }: Reading): readonly Ask[] {
  const [only, second] = asks;
  return only?.topic === "shop" && !second && cues.has("long")
    ? [{ ...only, topic: "time-all" }, only]
    : asks;
}

/** "Somebody reachable at weekends, and updates: how much in all?" */
function allNeeded(asks: readonly Ask[], words: Words, { named, needed, cues }: Reading): readonly Ask[] {
  const [first, second] = asks;
  // What was added to what was spoken of is reckoned already.
  const isAdded = first?.topic === "estimate" && first.firm && first.products.filter(isRow).length > 1;
  if (!first || !cues.has("sum") || isAdded) return asks;
  const rows = named.filter(isRow);
  // "The site by subscription and somebody on call: how much a month in all?"
  const isOfBoth =
    !second && rows.length > 1 && (first.topic === "subscription" || first.topic === "invoice");
  const all = isOfBoth ? rows : rows.length < 2 ? [...rows, ...needed] : [];
  if (all.length < 2) return asks;
  const others = asks.slice(1).filter(({ topic }) => !rowTopics.has(topic) && !ofNeeds.has(topic));
  return [
    { ...first, topic: "estimate", products: all, described: !isOfBoth, monthly: isMonthly(words) },
    ...others,
  ];
}

/** "What is the cheapest, and what the dearest?" */
function bothEnds(asks: readonly Ask[], { cues, named }: Reading): readonly Ask[] {
  const ranked = asks.find(({ topic }) => ranking.has(topic));
  // "That is dear. Is there nothing cheaper?" asks for the one end.
  const isRemark = ranked?.topic === "dearest" && asks.some(({ topic }) => topic === "cheapest");
  if (isRemark && !cues.has("lowest")) return asks.filter((ask) => ask !== ranked);
  if (!ranked || !cues.has("lowest") || !cues.has("dearer") || ranked.products.length > 0) return asks;
  const others = asks.filter(({ topic }) => !ofMoney.has(topic));
  // "One page by the month: the least and the most?"
  const [row, more] = named.filter(isRow);
  if (row && !more) return [{ ...ranked, topic: "price", products: [row] }, ...others];
  return [...(["cheapest", "dearest"] as const).map((topic) => ({ ...ranked, topic })), ...others];
}

/** "Which is cheaper, the one with roles or the one for several firms, and by how much?" */
function ofTwo(asks: readonly Ask[], { named }: Reading): readonly Ask[] {
  // "A SaaS against an MVP: what is the difference?"
  const ranked = asks.find(
    ({ topic, products }) => (ranking.has(topic) || topic === "difference") && products.length === 0,
  );
  const rows = named.filter(isRow);
  if (!ranked || rows.length !== 2) return asks;
  const others = asks.filter(({ topic }) => !ofMoney.has(topic) && !ofNeeds.has(topic));
  return [{ ...ranked, products: rows }, ...others.filter((ask) => ask !== ranked)];
}

const ranking: ReadonlySet<Topic> = new Set<Topic>(["cheapest", "dearest"]);

/** "What does a logo cost?": what has no row has its price in the quote. */
function withoutPrice(asks: readonly Ask[], words: Words, { cues }: Reading): readonly Ask[] {
  const [only, ...rest] = asks;
  // "An app for iPhone, how much?" may be heard twice as the one thing.
  const isAlone = rest.every(({ topic }) => topic === only?.topic);
  const isUnpriced = only && isAlone && (unpriced.has(only.topic) || only.topic === "native-apps");
  return isUnpriced && !only.aspect && !isNamed(words) && cues.has("cost") ? [only, asUnlisted(only)] : asks;
}

const erasable: ReadonlySet<Topic> = new Set<Topic>([
  "contact-form",
  "delete-data",
  "privacy",
  "time",
  "time-all",
]);

const keeping = wordsInAllLanguages((vocabulary) => vocabulary.keeping);
const erasing = wordsInAllLanguages((vocabulary) => vocabulary.erasing);
const bills = wordsInAllLanguages((vocabulary) => vocabulary.bills);
const faults = wordsInAllLanguages((vocabulary) => vocabulary.faults);
