import { phraseFinder } from "../text/phrases.ts";
import { inAllLanguages, wordsInAllLanguages } from "../text/vocabulary.ts";
import { type Ask, rowTopics } from "./ask.ts";
import { UNSURE } from "./heard.ts";
import { productsIn } from "./masked-words.ts";
import { type Reading, read } from "./reading.ts";
import { isRow } from "./row-picks.ts";
import {
  asks as asksSomething,
  isMonthly,
  questionsOf,
  sentencesOf,
  tokensIn,
  type Words,
} from "./segments.ts";
import { ofMoney, ofNeeds, unpriced } from "./topic-families.ts";
import type { Topic } from "./topics.ts";

/** The asks with what else their message says of them: before tax, by PayPal, whether it is in the price. */
export function inDetail(asks: readonly Ask[], words: Words): readonly Ask[] {
  const said = new Set(words.map(({ word }) => word));
  const says = (phrases: ReadonlySet<string>) => [...phrases].some((phrase) => said.has(phrase));
  const showsUnfinished = findPreview(tokensIn(words)).length > 0;
  const told = asks
    .map((ask): Ask => {
      const isShown = showsUnfinished && (ask.topic === "process" || ask.probability < UNSURE);
      if (isShown) return { ...ask, topic: "process", products: [], aspect: "preview" };
      // "I'd like to talk to a salesman" asks for a person, "to a salesman or who builds it?" for whom.
      const isWhom = ofPeople.has(ask.topic) || (ask.topic === "person" && says(either));
      if (isWhom && says(seller)) return { ...ask, topic: "team", aspect: "direct" };
      const isDoor = ask.topic === "location" || ask.topic === "meeting";
      if (isDoor && says(street) && asks.every(({ topic }) => topic !== "reach"))
        return { ...ask, aspect: "unlisted" };
      if (ask.topic === "design" && ask.products.length === 0 && asksFor(words, logos))
        return { ...ask, topic: "not-offered" };
      if (ask.topic === "person" && says(meeting)) return { ...ask, topic: "meeting" };
      if (ask.topic === "contact-form" && says(keeping)) return { ...ask, topic: "privacy" };
      return ask;
    })
    .map((ask): Ask => (ask.topic === "privacy" && says(basis) ? { ...ask, aspect: "basis" } : ask));
  const isOtherPayment = says(otherPayments) && asks.some(({ topic }) => paid.has(topic));
  // "Is PayPal OK? And what is your stack?" asks both.
  const hasPartEach = sentencesOf(words).flatMap(questionsOf).length >= asks.length && asks.length > 1;
  const reading = read(words);
  const { cues, once } = reading;
  const projects = productsIn(words).filter(({ kind }) => kind === "project");
  const detailed = told
    .filter(({ topic }) => topic !== "stack" || !isOtherPayment || hasPartEach)
    .map((ask): Ask => {
      // "HouseSeeker is yours? What is it made with?"
      if (ask.topic === "stack" && projects.length > 0 && ask.products.every(({ kind }) => kind !== "tool"))
        return { ...ask, topic: "project", products: projects };
      if (ask.topic === "estimate" && once && !isMonthly(words)) return { ...ask, once: true };
      // "By the month, what is it and what do I get?"
      if (ask.topic === "includes" && !once && isMonthly(words)) return { ...ask, monthly: true };
      if (isOtherPayment && paid.has(ask.topic)) return { ...ask, aspect: "unlisted" };
      if (taxed.has(ask.topic) && says(tax)) return { ...ask, aspect: ask.aspect ?? "range" };
      return ask.topic === "hosting" && cues.has("included") ? { ...ask, aspect: "included" } : ask;
    });
  const kept = says(keeping) ? ofKeeping(detailed) : detailed;
  const erased = complained(says(erasing) ? ofErasing(kept) : kept, {
    isBill: says(bills),
    isFault: says(faults),
  });
  return withoutPrice(
    bothEnds(allNeeded(withTime(erased, reading), words, reading), reading),
    words,
    reading,
  );
}

/** Whether it is said in a question, and not told before one: "we have a logo. Do you design the site?" */
function asksFor(words: Words, phrases: ReadonlySet<string>) {
  const questions = questionsIn(words);
  return (questions.length > 0 ? questions : [words]).some((part) =>
    part.some(({ word }) => phrases.has(word)),
  );
}

function questionsIn(words: Words) {
  return sentencesOf(words).flatMap(questionsOf).filter(asksSomething);
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
function complained(asks: readonly Ask[], { isBill, isFault }: { isBill: boolean; isFault: boolean }) {
  const [only, second] = asks;
  if (only?.topic !== "complaint" || second) return asks;
  const topic = isBill ? "invoice" : isFault ? "free-maintenance" : null;
  return topic ? [only, { ...only, topic } satisfies Ask] : asks;
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
  if (!first || !cues.has("sum")) return asks;
  const rows = named.filter(isRow);
  // "The site by subscription and somebody on call: how much a month in all?"
  const isOfBoth = !second && rows.length > 1 && first.topic === "subscription";
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
  const ranked = asks.find(({ topic }) => topic === "dearest" || topic === "cheapest");
  if (!ranked || !cues.has("lowest") || !cues.has("dearer") || ranked.products.length > 0) return asks;
  const others = asks.filter(({ topic }) => !ofMoney.has(topic));
  // "One page by the month: the least and the most?"
  const [row, more] = named.filter(isRow);
  if (row && !more) return [{ ...ranked, topic: "price", products: [row] }, ...others];
  return [...(["cheapest", "dearest"] as const).map((topic) => ({ ...ranked, topic })), ...others];
}

/** "What does a logo cost?": what has no row has its price in the quote. */
function withoutPrice(asks: readonly Ask[], words: Words, { cues }: Reading): readonly Ask[] {
  const [only, second] = asks;
  const isUnpriced = only && !second && (unpriced.has(only.topic) || only.topic === "native-apps");
  return isUnpriced && !only.aspect && !isNamed(words) && cues.has("cost") ? [only, asUnlisted(only)] : asks;
}

const taxed: ReadonlySet<Topic> = new Set<Topic>(["price", "price-list", "invoice"]);
const ofPeople: ReadonlySet<Topic> = new Set<Topic>(["team", "subcontractors", "partners", "process"]);
const erasable: ReadonlySet<Topic> = new Set<Topic>([
  "contact-form",
  "delete-data",
  "privacy",
  "time",
  "time-all",
]);
const paid: ReadonlySet<Topic> = new Set<Topic>(["payments", "payment-methods"]);

const findPreview = phraseFinder([[inAllLanguages((vocabulary) => vocabulary.preview), true]]);
const street = wordsInAllLanguages((vocabulary) => vocabulary.street);
const logos = wordsInAllLanguages((vocabulary) => vocabulary.logos);
const bills = wordsInAllLanguages((vocabulary) => vocabulary.bills);
const faults = wordsInAllLanguages((vocabulary) => vocabulary.faults);
const seller = wordsInAllLanguages((vocabulary) => vocabulary.seller);
const either = wordsInAllLanguages((vocabulary) => vocabulary.either);
const meeting = wordsInAllLanguages((vocabulary) => vocabulary.meeting);
const keeping = wordsInAllLanguages((vocabulary) => vocabulary.keeping);
const basis = wordsInAllLanguages((vocabulary) => vocabulary.basis);
const erasing = wordsInAllLanguages((vocabulary) => vocabulary.erasing);
const tax = wordsInAllLanguages((vocabulary) => vocabulary.tax);
const otherPayments = wordsInAllLanguages((vocabulary) => vocabulary.otherPayments);
