import { type Ask, passingTopics } from "../asks/ask.ts";
import { ofMoney, ofWorks, polite, serviceTopics } from "../asks/topic-families.ts";
import type { Topic } from "../asks/topics.ts";
import { guessTopics } from "../model/classifiers.server.ts";
import { PLAIN, UNMISTAKABLE } from "../thread/heard.ts";
import { read } from "../words/reading.ts";
import { asks as asksSomething, isConditional, itemsOf, questionsIn, type Words } from "../words/segments.ts";
import { hearWhole, type Message } from "./hear.server.ts";

/**
 * The asks, and among them what a message plainly asks in a sentence of its own that none of them answers, but for the
 * topics that what it precisely asks was heard as.
 */
export function withUnanswered(
  found: readonly Ask[],
  words: Words,
  message: Message,
  heard: ReadonlySet<Topic> = new Set(),
): readonly Ask[] {
  const questions = questionsOf(words);
  const isTold = found.some(({ topic, aspect }) => alone.has(topic) || aspect === "levels");
  if (isTold || !(questions.length > 1 || isOnly(questions, found, words, message))) return found;
  return questions.reduce((asks: readonly Ask[], question, at) => {
    const [guess] = guessTopics(question, null);
    const isPlain = guess && isHeard(question, guess.probability) && isOwn(guess.class);
    if (!isPlain || heard.has(guess.class) || asks.some(({ topic }) => isNear(topic, guess.class)))
      return asks;
    const ask = hearWhole(question, message);
    if (ask.topic !== guess.class) return asks;
    const place = placeOf(asks, questions.slice(at + 1));
    return [...asks.slice(0, place), ask, ...asks.slice(place)];
  }, found);
}

/** "The data must be kept apart. Which tools do you use?" tells, and asks one thing, beyond doubt. */
function isOnly(
  [question, more]: readonly Words[],
  found: readonly Ask[],
  words: Words,
  { thread }: Message,
) {
  const isPlain = found.every(({ matter, aspect }) => !matter && (!aspect || aspect === "wanted"));
  const isBeside = thread.topic === null && questionsIn(words).length > 1;
  return question !== undefined && !more && isPlain && isBeside && isUnmistakable(question);
}

/** The asks as their message has them, where each question of it is plain. */
export function inOrder(asks: readonly Ask[], words: Words): readonly Ask[] {
  const topics = questionsOf(words).map((question) => guessTopics(question, null)[0]?.class);
  const placeOf = ({ topic }: Ask) => topics.findIndex((asked) => asked && isNear(topic, asked));
  return asks.every((ask) => placeOf(ask) >= 0)
    ? asks.toSorted((one, other) => placeOf(one) - placeOf(other))
    : asks;
}

/** Before what is asked next, and otherwise last. */
function placeOf(asks: readonly Ask[], later: readonly Words[]) {
  const places = later.map((question) => {
    const [guess] = guessTopics(question, null);
    return asks.findIndex(({ topic }) => guess && isNear(topic, guess.class));
  });
  return places.find((place) => place >= 0) ?? asks.length;
}

/** Each sentence that asks, and each item of one that lists questions: "how many are you, where, and since when?" */
function questionsOf(words: Words): readonly Words[] {
  const sentences = questionsIn(words);
  return (sentences.length > MOST ? [] : sentences).flatMap((sentence) => {
    const items = itemsOf(sentence);
    // "Two things: whether the code is ours, and …"
    if (!asksSomething(sentence))
      return items.slice(1).filter((item) => isConditional(item) && isWhole(item));
    if (items.length < 2) return [sentence];
    // "Could you tell me where you are based, how many you are": each that asks by its own words.
    const isList = items.every(isWhole) && !items.slice(0, 1).some(isConditional);
    // "Where are you, you speak French, and can we meet?" asks in words that only tell, too.
    const isAsked = (item: Words) => asksByItself(item) || isBeyondDoubt(item);
    const asking = isList ? items : items.filter(sentence.at(-1)?.word === "?" ? isAsked : asksByItself);
    return asking.length > 0 ? asking : [sentence];
  });
}

function asksByItself(item: Words) {
  return asksSomething(item.filter(({ word }) => word !== "?"));
}

function isUnmistakable(question: Words) {
  return (guessTopics(question, null)[0]?.probability ?? 0) >= UNMISTAKABLE && asksByItself(question);
}

function isBeyondDoubt(item: Words) {
  const [guess] = guessTopics(item, null);
  return guess !== undefined && guess.probability >= PLAIN && ofContact.has(guess.class);
}

function isWhole(item: Words) {
  return isHeard(item, guessTopics(item, null)[0]?.probability ?? 0);
}

/** "Where do you deploy it?" means no other "it" than the question before, and is plain all the same. */
function isHeard(question: Words, probability: number) {
  const length = question.filter(({ word }) => word !== "?").length;
  const isMarked = question.at(-1)?.word === "?" && length >= TELLING && asksByItself(question);
  const least = read(question).refers ? UNMISTAKABLE : isMarked ? CLEAR : PLAIN;
  // "Where are you, …"
  const isTwo = length === FEW - 1 && asksByItself(question);
  return probability >= least && (length >= FEW || isTwo);
}

/** So many sentences are looked through: of more, five facts are told anyway. */
const MOST = 8;
/** Fewer words hang on those before them. */
const FEW = 3;
/** So many, with a question's mark, are a question whatever stands beside it. */
const TELLING = 5;
const CLEAR = 0.7;

function isOwn(topic: Topic) {
  return !ofMoney.has(topic) && !passingTopics.has(topic) && !polite.has(topic) && !vague.has(topic);
}

function isNear(topic: Topic, other: Topic) {
  return topic === other || families.some((family) => family.has(topic) && family.has(other));
}

/** Who is answered so asks for nothing else. */
const alone: ReadonlySet<Topic> = new Set<Topic>([
  "emergency",
  "unlawful",
  "injection",
  "insult",
  "complaint",
  "off-topic",
]);
/** Said in many a question for something else. */
const vague: ReadonlySet<Topic> = new Set<Topic>([
  "unstated",
  "services",
  ...serviceTopics,
  "about",
  "quote",
  "contact-form",
  "design",
  "process",
]);

/** Asked in the words of who tells: "you speak French, and we can meet?" */
const ofContact: ReadonlySet<Topic> = new Set<Topic>(["languages-spoken", "location", "meeting", "hours"]);

/** Of these the one is often said for the other. */
const families: readonly ReadonlySet<Topic>[] = [
  ofWorks,
  new Set<Topic>(["location", "unstated"]),
  // "What does each of them do?"
  new Set<Topic>(["difference", "team"]),
  new Set<Topic>(["instalments", "price", "subscription-price", "compare", "estimate"]),
  new Set<Topic>(["subscription", "subscription-price", "compare", "estimate", "budget"]),
  new Set<Topic>(["time", "time-all", "start", "rush", "schedule"]),
  new Set<Topic>(["maintenance", "free-maintenance", "on-call", "service-support", "warranty"]),
  new Set<Topic>(["shop", "payments"]),
  new Set<Topic>([
    "privacy",
    "delete-data",
    "data-sharing",
    "data-security",
    "data-transfer",
    "chat-privacy",
  ]),
  new Set<Topic>(["gdpr", "data-authority"]),
  new Set<Topic>(["hosting", "hosting-place", "subscription"]),
  new Set<Topic>(["cancel", "after-end", "end-project", "withdrawal", "subscription"]),
  new Set<Topic>(["redesign", "extend", "service-support", "subcontractors"]),
  new Set<Topic>(["reach", "reply", "person", "hours", "meeting"]),
];
