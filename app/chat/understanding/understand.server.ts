import type { Locale } from "#app/i18n/locales.ts";
import { type Ask, passingTopics } from "./ask.ts";
import { guessLanguage, guessTopics } from "./classifiers.server.ts";
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

/** So likely must be what is asked in a question, in a remark, and in a remark beside a question. */
const QUESTION = 0.25;
const REMARK = 0.5;
const ASIDE = 0.85;
/** Below this, what is named says more than the words around it. */
const UNSURE = 0.45;
/** Below this, a guess is wrong more often than right: better to say that nothing was found. */
const NOTHING = 0.3;
/** So likely each item of a list. */
const ITEM = 0.75;

type Part = Ask & { asking: boolean; context: boolean };

function asksIn(words: Words, before: Thread): Ask[] {
  const parts: Part[] = [];
  let thread = before;
  for (const part of sentencesOf(words).flatMap(questionsOf).slice(0, MOST_PARTS)) {
    const heard = hear(part, thread);
    thread = heard.reduce(goOn, thread);
    parts.push(...heard.map((ask) => ({ ...ask, asking: asks(part), context: isContext(part) })));
  }
  const asked = parts.filter(({ asking, probability }) => asking && probability >= QUESTION);
  const bar = asked.length > 0 ? ASIDE : REMARK;
  const chosen = parts.filter(
    (part) =>
      asked.includes(part) ||
      (!part.asking && part.probability >= bar && !(part.context && asked.length > 0)),
  );
  const whole = hearWhole(words, before);
  const best =
    chosen.length === 0 ||
    (chosen.length === 1 && parts.length > 1 && whole.probability > (chosen[0]?.probability ?? 0))
      ? [whole]
      : chosen;
  return merged(best);
}

/** What a part asks: one thing, or the items of a list of such things. */
function hear(part: Words, thread: Thread): Ask[] {
  const items = itemsOf(part);
  if (items.length > 1) {
    const heard = items.map((item) => hearWhole(item, thread));
    const topics = new Set(heard.map(({ topic }) => topic));
    if (topics.size > 1 && heard.every(({ probability }) => probability >= ITEM)) return heard;
  }
  return [hearWhole(part, thread)];
}

function hearWhole(part: Words, thread: Thread): Ask {
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
    products: products.length > 0 ? products : carried(topic, thread),
    quantities,
    monthly: isMonthly(part),
    probability: fragment ? 1 : (guess?.probability ?? 0),
  };
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
    probability: Math.max(one.probability, other.probability),
  };
}
