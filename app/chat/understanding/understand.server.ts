import type { Locale } from "#app/i18n/locales.ts";
import { type Ask, passingTopics, rowTopics, SURE } from "./ask.ts";
import { guessLanguage, guessTopics } from "./classifiers.server.ts";
import { hear, hearWhole, type Message, merged } from "./hear.server.ts";
import { maskedWordsIn } from "./masked-words.ts";
import { needIn } from "./need.server.ts";
import { asks, isContext, questionsOf, sentencesOf, type Words } from "./segments.ts";
import { LIKELY, SPOKEN_FOR, settled } from "./settled.server.ts";
import { goOn, newThread, type Thread } from "./thread.ts";
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
/** So likely must be what is asked in a remark, and in a remark beside a question. */
const REMARK = 0.5;
const ASIDE = 0.85;

type Part = Ask & { asking: boolean; context: boolean; length: number };

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
