import type { Locale } from "#app/i18n/locales.ts";
import { MAX_CHARACTERS } from "../limits.ts";
import { monthsOf } from "../text/durations.ts";
import { isEmergency } from "../text/emergency.ts";
import type { Quantity } from "../text/quantities.ts";
import { tokensOf } from "../text/tokens.ts";
import { type Ask, passingTopics, rowTopics, SURE } from "./ask.ts";
import { guessLanguage, guessTopics } from "./classifiers.server.ts";
import { hear, hearWhole, type Message } from "./hear.server.ts";
import { inItsPlace } from "./in-its-place.ts";
import { maskedWordsIn } from "./masked-words.ts";
import { merged } from "./merged.ts";
import { needIn } from "./need.server.ts";
import { amountIn } from "./reading.ts";
import { asks, isContext, questionsOf, sentencesOf, type Words } from "./segments.ts";
import { LIKELY, SPOKEN_FOR, settled } from "./settled.server.ts";
import { goOn, newThread, type Thread, takeNote } from "./thread.ts";
import type { Topic } from "./topics.ts";

/** What a visitor's last message is after, in its order, and the language that it is written in, where that is plain. */
export function understand(questions: readonly string[]): { asks: Ask[]; language: Locale | null } {
  // No more of a message is heard than the server takes of one.
  const said = questions.slice(-MOST_TURNS).map((question) => question.slice(0, MAX_CHARACTERS));
  const before = said.slice(0, -1).filter((question) => !isEmergency(tokensOf(question)));
  const thread = before.reduce(
    (thread, question) => listen(maskedWordsIn(question), thread).after,
    newThread,
  );
  const last = said.at(-1) ?? "";
  const words = maskedWordsIn(last);
  if (isEmergency(tokensOf(last))) return { asks: [emergency], language: guessLanguage(words) };
  return { asks: listen(words, thread).asks, language: guessLanguage(words) };
}

/** Whatever else the message holds. */
const emergency: Ask = {
  topic: "emergency",
  products: [],
  quantities: [],
  hints: [],
  monthly: false,
  described: false,
  probability: 1,
};

/** Further back nobody refers. */
const MOST_TURNS = 8;
/** Of a message no more parts are read: a flood of words asks for nothing. */
const MOST_PARTS = 12;

/** So likely a part asks for what it seems to, where the whole message does not speak for it. */
const CLEAR = 0.8;
/** So likely must be what is asked in a remark, and in a remark beside a question. */
const REMARK = 0.5;
const ASIDE = 0.85;

type Part = Ask & { asking: boolean; context: boolean; length: number; amount: boolean };

/** What a message is after, and what was spoken of with it. */
function listen(words: Words, before: Thread): { asks: Ask[]; after: Thread } {
  const message = { thread: before, need: needIn(words, before) };
  const whole = hearWhole(words, message);
  const spokenFor = new Map(guessTopics(words).map((guess) => [guess.class, guess.probability]));
  const alone = (ask: Ask) => ({ asks: [ask], after: goOn(before, ask) });
  // Who gives orders to the assistant, or insults it, asks for nothing else.
  if (closing.has(whole.topic) && whole.probability >= SURE && words.length >= SAYING) return alone(whole);
  const parts = partsOf(words, message);
  const order = parts.find(
    ({ topic, probability, length }) => closing.has(topic) && probability >= CLEAR && length >= SAYING,
  );
  if (order) return alone(order);
  const chosen = chosenOf(parts, whole, spokenFor);
  const heard = settled(merged(chosen), words, message, spokenFor);
  const found = inItsPlace(withSumUntil(heard, before), words, before);
  // What was only told is no topic, but its rows are spoken of.
  const told = parts.filter((part) => !chosen.includes(part)).reduce(takeNote, before);
  return { asks: found, after: found.reduce(goOn, told) };
}

/** "And if I stop after three months?": what it has come to by then, too. */
function withSumUntil(found: Ask[], { products: before }: Thread): Ask[] {
  const end = found.find(({ topic, quantities }) => ending.has(topic) && quantities.some(isPeriod));
  const products = [...found.flatMap((ask) => ask.products), ...before]
    .filter(({ kind }) => kind === "row")
    .slice(0, 1);
  if (!end || products.length === 0) return found;
  const rest = found.filter(({ topic }) => topic !== "subscription-price" && topic !== "compare");
  return [...rest, { ...end, topic: "compare", products }];
}

const ending: ReadonlySet<Topic> = new Set<Topic>(["cancel", "after-end", "end-project"]);

function isPeriod(quantity: Quantity) {
  return quantity.kind === "duration" && monthsOf(quantity) !== null;
}

/** The parts of a message that ask for something, or the whole where they say less than it. */
function chosenOf(parts: readonly Part[], whole: Ask, spokenFor: ReadonlyMap<Topic, number>): readonly Ask[] {
  const isSpokenFor = ({ topic }: Part, least: number) => (spokenFor.get(topic) ?? 0) >= least;
  const isStray = (part: Part) =>
    !part.firm &&
    part.length <= SHORT &&
    !rowTopics.has(part.topic) &&
    whole.probability >= SURE &&
    !isSpokenFor(part, STRAY);
  const asked = parts.filter(
    (part) =>
      isSpent(part) ||
      (part.asking &&
        !isStray(part) &&
        (part.firm ||
          part.probability >= CLEAR ||
          (part.probability >= LIKELY && isSpokenFor(part, SPOKEN_FOR)))),
  );
  const bar = asked.length > 0 ? ASIDE : REMARK;
  const chosen = withoutMentions(
    parts.filter(
      (part) =>
        asked.includes(part) ||
        (!part.asking && part.probability >= bar && !isStray(part) && !(part.context && asked.length > 0)),
    ),
  );
  const isFirm = chosen.some(({ firm }) => firm);
  const isWeak = chosen.every(({ topic, probability }) => passingTopics.has(topic) || probability < SURE);
  const isLess = chosen.length === 1 && parts.length > 1 && whole.probability > (chosen[0]?.probability ?? 0);
  return chosen.length === 0 || (!isFirm && ((isWeak && whole.probability >= SURE) || isLess))
    ? [whole]
    : chosen;
}

function holdsMoney(part: Words) {
  return amountIn(part.flatMap(({ quantity }) => quantity ?? [])) !== undefined;
}

/** Who tells what they can spend asks what it is enough for. */
function isSpent({ topic, amount }: Part) {
  return topic === "budget" && amount;
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
    parts.push(
      ...heard.map((ask) => ({
        ...ask,
        asking: asks(part),
        context: isContext(part),
        length,
        amount: holdsMoney(part),
      })),
    );
  }
  return parts;
}
