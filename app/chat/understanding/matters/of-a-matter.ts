import type { Matter } from "#locales/matter.ts";
import { mattersIn } from "../../text/matters.ts";
import { type Ask, passingTopics, plainAsk, SURE } from "../asks/ask.ts";
import { matterTopics, nearTopics, precisely } from "../asks/matter-topics.ts";
import { isRow, isUpkeep } from "../asks/row-picks.ts";
import { ofMoney } from "../asks/topic-families.ts";
import type { Topic } from "../asks/topics.ts";
import { guessTopics } from "../model/classifiers.server.ts";
import { PLAIN } from "../thread/heard.ts";
import type { Thread } from "../thread/thread.ts";
import { read } from "../words/reading.ts";
import { asks as asksSomething, questionsIn, type Words } from "../words/segments.ts";

/** The precise things that a message asks, and its other questions; null where it asks none. */
export function ofMatters(
  words: Words,
  before: Thread,
): { asks: Ask[]; rest: Words; isFirst: boolean; heard: ReadonlySet<Topic> } | null {
  const parts = questionsIn(words);
  const questions = parts.filter(asksSomething);
  if (questions.length > MOST_QUESTIONS) return null;
  const isAsked = (part: Words) => questions.length === 0 || questions.includes(part);
  const found = parts.map((part) => (isAsked(part) ? mattersOf(part, before) : []));
  const alone = parts.filter((_, at) => found[at]?.length);
  // "I'm blind. Was this page tried with a screen reader?": told in one part, and asked in the next.
  for (let at = 0; at + 1 < parts.length; at++) {
    const [one, two] = [parts[at] ?? [], parts[at + 1] ?? []];
    if (found[at]?.length || found[at + 1]?.length) continue;
    const both = isAsked(one) || isAsked(two) ? mattersOf([...one, ...two], before) : [];
    if (both.length > 0) [found[at], found[at + 1]] = [both, both];
  }
  // "And the form, how long do you keep that?": few words name what is asked of in the next part.
  for (let at = 0; at + 1 < parts.length; at++) {
    const [one, two] = [parts[at] ?? [], parts[at + 1] ?? []];
    if (
      found[at]?.length !== 0 ||
      found[at + 1]?.length === 0 ||
      one.length > FEW + 1 ||
      asksSomething(one) ||
      one.at(-1)?.word === "?"
    )
      continue;
    const both = mattersOf([...one, ...two], before);
    if (both.length > 0) [found[at], found[at + 1]] = [both, both];
  }
  const matters = telling([...new Set(found.flat())]);
  if (matters.length === 0) return null;
  // What else is heard so asks the same: "do you train my team? Is there a course for them?"
  const heard = new Set(alone.flatMap(plainTopics));
  const others = parts.filter(
    (part, at) =>
      found[at]?.length === 0 &&
      !(asksSomething(part) && plainTopics(part).some((topic) => heard.has(topic))),
  );
  // What is told between the questions says what they are of.
  // "I'd like to sell my jams. Do you do that, for how much, and can I change the photos myself?"
  const isOfTold =
    read(words).cues.has("cost") && others.some((part) => !asksSomething(part) && isOfShop(part));
  const rest = isOfTold
    ? others.flat()
    : others.some(isOwn)
      ? others.filter((part) => !asksSomething(part) || isOwn(part)).flat()
      : [];
  const own = matters.map((matter) => askOf(matter, words, before));
  return {
    asks: [...own, ...besideUnsaid(own, words)],
    rest,
    heard,
    isFirst: (found[0] ?? []).length > 0,
  };
}

/** "Do you work with firms in Peru, and in what currency?": what no page says, and beside it what they do. */
function besideUnsaid(asks: readonly Ask[], words: Words): Ask[] {
  const [guess] = guessTopics(words, null);
  const isUnsaid = asks.every(({ topic }) => topic === "unstated");
  const isBeside = guess && guess.probability >= PLAIN && besides.has(guess.class);
  return isUnsaid && isBeside ? [plainAsk(guess.class)] : [];
}

const besides: ReadonlySet<Topic> = new Set<Topic>([
  "invoice",
  "payment-methods",
  "hours",
  "languages-spoken",
  "projects",
]);

/** Who asks more at once gets a word on each. */
const MOST_QUESTIONS = 6;

/** Without what the others say more precisely. */
function telling(matters: readonly Matter[]): readonly Matter[] {
  return matters.filter((matter) => !(precisely[matter] ?? []).some((more) => matters.includes(more)));
}

/** What a part is heard as beyond doubt. */
function plainTopics(part: Words): Topic[] {
  const [guess] = guessTopics(part, null);
  return guess && guess.probability >= PLAIN && !ofMoney.has(guess.class) ? [guess.class] : [];
}

/** "Will you sign one?" says nothing else than the question before it. */
function isOwn(part: Words) {
  const { named, refers } = read(part);
  const isWhole = part.length > MANY && named.length > 0;
  const isPlain = (guessTopics(part, null)[0]?.probability ?? 0) >= PLAIN;
  // "And the domain?", "how many corrections are there once you have built it?"
  const isHeard = isPlain && (!refers || part.length > FEW);
  return asksSomething(part) && (isWhole || isHeard || (part.length > FEW && !refers));
}

function isOfShop(part: Words) {
  return plainTopics(part).includes("shop");
}

const FEW = 4;
/** So many words, with a name among them, say what they refer to. */
const MANY = 9;

/** What is asked beside a precise thing: neither that once more, nor what is only said in passing. */
export function withOthers(matters: readonly Ask[], others: readonly Ask[], isFirst: boolean): Ask[] {
  const topics = new Set(matters.map(({ topic }) => topic));
  const weighty = others.filter(
    ({ topic, probability }) => probability >= SURE && !topics.has(topic) && !stray.has(topic),
  );
  return isFirst ? [...matters, ...weighty] : [...weighty, ...matters];
}

/** Heard where somebody tells why they ask. */
const stray: ReadonlySet<Topic> = new Set<Topic>([...passingTopics, "complaint"]);

function mattersOf(part: Words, before: Thread): Matter[] {
  if (part.length > LONG) return [];
  const matters = mattersIn(textsOf(part), (matter) => isNear(matter, before));
  return isAdded(part, before) ? matters.filter((matter) => matter !== "editMyself") : matters;
}

/** "And if I add a panel, to change the texts myself?" asks what that comes to. */
function isAdded(part: Words, { baskets }: Thread) {
  const lines = baskets.at(-1)?.lines ?? [];
  const isNew = lines.length > 0 && lines.every(({ row }) => row !== "adminPanels");
  return isNew && read(part).named.some(({ id }) => id === "adminPanels");
}

/** A story of so many words has a word of anything. */
const LONG = 36;

function textsOf(words: Words) {
  return words.map(({ word }) => word);
}

function isNear(matter: Matter, { topic, products }: Thread) {
  if (matter === "sameDesign") return products.some(({ id }) => id === "figmaToUi");
  if (matter === "responseTime" && products.some(({ id }) => id === "onCall")) return true;
  if (matter === "unusedTime" && products.some(isUpkeep)) return true;
  return topic !== null && (nearTopics[matter] ?? []).includes(topic);
}

/** Asked of a row, where one is named. */
const ofRows: ReadonlySet<Matter> = new Set<Matter>(["subscriptionHow", "whyRange", "editMyself"]);

function askOf(matter: Matter, words: Words, { products }: Thread): Ask {
  const isOnCall = matter === "unusedTime" && products.some(({ id }) => id === "onCall");
  const named = ofRows.has(matter) ? read(words).named.filter(isRow) : [];
  const about = matter === "whyRange" && named.length === 0 ? products.filter(isRow) : named;
  const rows = matter === "sameDesign" ? products.filter(({ id }) => id === "figmaToUi") : about;
  return { ...plainAsk(isOnCall ? "on-call" : matterTopics[matter], ...rows), matter };
}
