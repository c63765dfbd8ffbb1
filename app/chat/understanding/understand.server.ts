import type { Locale } from "#app/i18n/locales.ts";
import type { Product } from "../text/products.ts";
import type { Quantity } from "../text/quantities.ts";
import { wordsInAllLanguages } from "../text/vocabulary.ts";
import { type Ask, passingTopics, rowTopics } from "./ask.ts";
import { guessLanguage, guessNeeds, guessTopics } from "./classifiers.server.ts";
import { maskedWordsIn } from "./masked-words.ts";
import { asks, isContext, isMonthly, itemsOf, questionsOf, sentencesOf, type Words } from "./segments.ts";
import {
  carried,
  goOn,
  newThread,
  ownTopic,
  productsOf,
  refined,
  type Thread,
  topicOfFragment,
} from "./thread.ts";
import type { Topic } from "./topics.ts";

/** What a visitor's last message is after, in its order, and the language that it is written in, where that is plain. */
export function understand(questions: readonly string[]): { asks: Ask[]; language: Locale | null } {
  const before = questions.slice(-MOST_TURNS, -1);
  const thread = before.reduce(
    (thread, question) => asksIn(maskedWordsIn(question), thread).reduce(goOn, thread),
    newThread,
  );
  const words = maskedWordsIn(questions.at(-1) ?? "");
  return { asks: asksIn(words, thread), language: guessLanguage(words) };
}

/** Further back nobody refers. */
const MOST_TURNS = 8;
/** Of a message no more parts are read: a flood of words asks for nothing. */
const MOST_PARTS = 12;

/** So likely a part asks for what it seems to, where the whole message does not speak for it. */
const CLEAR = 0.8;
/** So likely where the whole message speaks for it, and what a whole message is said to speak for. */
const LIKELY = 0.25;
const SPOKEN_FOR = 0.1;
/** So likely must be what is asked in a remark, and in a remark beside a question. */
const REMARK = 0.5;
const ASIDE = 0.85;
/** Below this, what is named says more than the words around it. */
const UNSURE = 0.45;
/** Below this, a guess is wrong more often than right: better to say that nothing was found. */
const NOTHING = 0.3;
/** So likely each item of a list. */
const ITEM = 0.75;
/** So sure is a whole message, when its parts are not. */
const SURE = 0.6;

type Part = Ask & { asking: boolean; context: boolean; length: number };
/** What a message as a whole says: what it asks, and what it describes. */
type Message = { thread: Thread; need: Product | null };

function asksIn(words: Words, before: Thread): Ask[] {
  const message = { thread: before, need: needIn(words, before) };
  const whole = hearWhole(words, message);
  const spokenFor = new Map(guessTopics(words).map((guess) => [guess.class, guess.probability]));
  // Who gives orders to the assistant, or insults it, asks for nothing else.
  if (closing.has(whole.topic) && whole.probability >= SURE && words.length >= SAYING) return [whole];
  const parts = partsOf(words, message);
  const order = parts.find(
    ({ topic, probability, length }) => closing.has(topic) && probability >= CLEAR && length >= SAYING,
  );
  if (order) return [order];

  const isSpokenFor = ({ topic }: Part, least: number) => (spokenFor.get(topic) ?? 0) >= least;
  const isStray = (part: Part) =>
    part.length <= SHORT &&
    !rowTopics.has(part.topic) &&
    whole.probability >= SURE &&
    !isSpokenFor(part, STRAY);
  const asked = parts.filter(
    (part) =>
      part.asking &&
      !isStray(part) &&
      (part.probability >= CLEAR || (part.probability >= LIKELY && isSpokenFor(part, SPOKEN_FOR))),
  );
  const bar = asked.length > 0 ? ASIDE : REMARK;
  const chosen = parts.filter(
    (part) =>
      asked.includes(part) ||
      (!part.asking && part.probability >= bar && !isStray(part) && !(part.context && asked.length > 0)),
  );
  const isWeak = chosen.every(({ topic, probability }) => passingTopics.has(topic) || probability < SURE);
  const best =
    (isWeak && (chosen.length === 0 || whole.probability >= SURE)) ||
    (chosen.length === 1 && parts.length > 1 && whole.probability > (chosen[0]?.probability ?? 0))
      ? [whole]
      : chosen;
  return settled(merged(best), words, message, spokenFor);
}

/** A part of so few words that the whole message does not speak for hangs on what stands before it: "is it firm?" */
const SHORT = 8;
const STRAY = 0.02;
/** So few words give no orders. */
const SAYING = 3;
const closing: ReadonlySet<Topic> = new Set<Topic>(["injection", "insult"]);

function partsOf(words: Words, { thread: before, need }: Message): Part[] {
  const parts: Part[] = [];
  let thread = before;
  for (const part of sentencesOf(words).flatMap(questionsOf).slice(0, MOST_PARTS)) {
    const heard = hear(part, { thread, need });
    thread = heard.reduce(goOn, thread);
    const { length } = part;
    parts.push(...heard.map((ask) => ({ ...ask, asking: asks(part), context: isContext(part), length })));
  }
  return parts;
}

/** The asks in the light of the whole message: what it describes, what it names, and what one ask says of another. */
function settled(
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
  const [first] = asks;
  const isOneGuess = asks.length === 1 && first && !rowTopics.has(first.topic);
  // What is described at length is wanted, whatever else was made of it.
  const isDescribed =
    need &&
    isOneGuess &&
    (first.probability < SURE || first.topic === "off-topic" || likely(rowTopics) >= LIKELY) &&
    first.topic !== "budget";
  const described: readonly Ask[] = isDescribed
    ? [{ ...first, topic: hasMoney(quantities) ? "budget" : "price", products: [need], quantities }]
    : asks;
  const filled = described.map((ask): Ask => {
    const topic = topicIn(ask, asks.length === 1, rows, quantities, spokenFor.get("budget") ?? 0);
    if (topic === "price-list" && isNda) return { ...ask, topic: "nda" };
    const isBare = rowTopics.has(topic) && ask.products.length === 0;
    return { ...ask, topic, hints, products: isBare ? rows : ask.products };
  });
  // "Price and timeline for an MVP": one part, two asks.
  const [only] = filled;
  const other = only && (only.topic === "price" ? "time" : only.topic === "time" ? "price" : null);
  const both: Ask[] =
    only &&
    filled.length === 1 &&
    thread.products.length === 0 &&
    other &&
    rows.length > 0 &&
    words.some(({ word }) => joining.has(word)) &&
    (spokenFor.get(other) ?? 0) >= SPOKEN_FOR
      ? [
          { ...only, topic: "price" },
          { ...only, topic: "time" },
        ]
      : filled;
  const topics = new Set(both.map(({ topic }) => topic));
  return both.filter(({ topic }) => !(saidBy[topic] ?? []).some((more) => topics.has(more)));
}

const joining = wordsInAllLanguages((vocabulary) => vocabulary.joins);

/** What another ask of the same message says too, and more. */
const saidBy: Partial<Record<Topic, readonly Topic[]>> = {
  projects: ["project"],
  process: ["project"],
  services: ["project", "budget", "not-offered", "shop", "price", "social-media"],
  analytics: ["not-offered"],
  "price-list": ["price", "shop", "estimate", "budget"],
  subscription: ["compare", "subscription-price"],
  instalments: ["compare"],
  cheapest: ["compare"],
  time: ["compare"],
  reply: ["complaint"],
  "login-security": ["price"],
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
  const isSpending =
    isOnly && hasMoney(quantities) && spending >= SPOKEN_FOR && probability < SURE && !rowTopics.has(topic);
  return isSpending ? "budget" : topic;
}

function hasMoney(quantities: readonly Quantity[]) {
  return quantities.some(({ kind }) => kind === "money");
}

function productsIn(words: Words) {
  return [...new Set(words.flatMap(({ products }) => products))];
}

/** The row of the price list that a message describes without naming it. */
function needIn(words: Words, before: Thread): Product | null {
  const isFollowUp = before.products.length > 0;
  const [guess] = words.length >= (isFollowUp ? DESCRIBING_ANEW : DESCRIBING) ? guessNeeds(words) : [];
  if (!guess || guess.class === "none" || guess.probability < DESCRIBED) return null;
  const named = productsIn(words).filter(({ kind }) => kind === "row");
  // A name is meant, unless it is said of everything, or in passing in a long story.
  const isMeant = named.some(
    ({ id }) => guess.probability < CERTAIN || words.length < (inPassing.get(id) ?? Number.POSITIVE_INFINITY),
  );
  return isMeant ? null : { kind: "row", id: guess.class };
}

/** So many words a description has at least. */
const DESCRIBING = 6;
/** … and where something has been spoken of already. */
const DESCRIBING_ANEW = 10;
const DESCRIBED = 0.6;
const CERTAIN = 0.8;
/** "We run a SaaS, and the admin said …", "a site where …": a name in passing, in a message of so many words. */
const inPassing: ReadonlyMap<Product["id"], number> = new Map([
  ["marketingWebsite", 11],
  ["saasPrototype", 16],
  ["adminPanels", 16],
]);

/** What a part asks: one thing, or the items of a list of such things. */
function hear(part: Words, message: Message): Ask[] {
  const items = itemsOf(part);
  if (items.length > 1 && items.length <= MOST_PARTS) {
    const heard = items.map((item) => hearWhole(item, message));
    const topics = new Set(heard.map(({ topic }) => topic));
    if (topics.size > 1 && heard.every(({ probability }) => probability >= ITEM)) return heard;
  }
  return [hearWhole(part, message)];
}

function hearWhole(part: Words, { thread, need }: Message): Ask {
  const products = productsOf(part, thread);
  const fragment = topicOfFragment(part, products, thread);
  const [guess] = guessTopics(part);
  const [product] = products;
  const isUnsure = (guess?.probability ?? 0) < UNSURE;
  const quantities = part.flatMap(({ quantity }) => quantity ?? []);
  const likeliest = guess && guess.probability >= NOTHING ? guess.class : "off-topic";
  const guessed = isUnsure && product ? ownTopic(product) : likeliest;
  const topic = fragment ?? refined(guessed, products, quantities, thread);
  return {
    topic,
    products: meant(topic, products, thread, need),
    quantities,
    hints: [...new Set(part.flatMap(({ akin }) => akin))],
    monthly: isMonthly(part),
    probability: fragment ? 1 : (guess?.probability ?? 0),
  };
}

/** What an ask is about: what is named, unless a description says it better, else what was spoken of before. */
function meant(topic: Topic, named: readonly Product[], thread: Thread, need: Product | null) {
  if (need && rowTopics.has(topic))
    return [need, ...named.filter(({ kind }) => kind !== "row" && kind !== "service")];
  const rows = rowTopics.has(topic) ? named.filter(({ kind }) => kind === "row") : [];
  if (rows.length > 0) return [...rows, ...named.filter(({ kind }) => kind !== "row" && kind !== "service")];
  return named.length > 0 ? named : carried(topic, thread);
}

/** Each topic once, with all that it is asked of; what is said in passing only where nothing else is. */
function merged(asks: readonly Ask[]): Ask[] {
  const weighty = asks.filter(({ topic }) => !passingTopics.has(topic));
  const byTopic = new Map<string, Ask>();
  for (const ask of weighty.length > 0 ? weighty : asks.slice(0, 1)) {
    const same = byTopic.get(ask.topic);
    byTopic.set(ask.topic, same ? joined(same, ask) : ask);
  }
  return [...byTopic.values()];
}

function joined(one: Ask, other: Ask): Ask {
  return {
    ...one,
    products: [...new Set([...one.products, ...other.products])],
    quantities: [...one.quantities, ...other.quantities],
    hints: [...new Set([...one.hints, ...other.hints])],
    probability: Math.max(one.probability, other.probability),
  };
}
