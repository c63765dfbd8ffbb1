import type { Product } from "../text/products.ts";
import { type Ask, passingTopics, rowTopics } from "./ask.ts";
import { guessTopics } from "./classifiers.server.ts";
import { isMonthly, itemsOf, type Words } from "./segments.ts";
import { carried, ownTopic, productsOf, refined, type Thread, topicOfFragment } from "./thread.ts";
import type { Topic } from "./topics.ts";

/** What a message stands in: what was spoken of before it, and the row of the price list that it describes. */
export type Message = { thread: Thread; need: Product | null };

/** What a part asks: one thing, or the items of a list of such things. */
export function hear(part: Words, message: Message): Ask[] {
  const items = itemsOf(part);
  if (items.length > 1 && items.length <= MOST_ITEMS) {
    const heard = items.map((item) => hearWhole(item, message));
    const topics = new Set(heard.map(({ topic }) => topic));
    if (topics.size > 1 && heard.every(({ probability }) => probability >= ITEM)) return heard;
  }
  return [hearWhole(part, message)];
}

export function hearWhole(part: Words, { thread, need }: Message): Ask {
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
    described: need !== null && rowTopics.has(topic),
    quantities,
    hints: [...new Set(part.flatMap(({ akin }) => akin))],
    monthly: isMonthly(part),
    probability: fragment ? 1 : (guess?.probability ?? 0),
  };
}

/** Below this, what is named says more than the words around it. */
const UNSURE = 0.45;
/** Below this, a guess is wrong more often than right: better to say that nothing was found. */
const NOTHING = 0.3;
/** More is a flood, not a list. */
const MOST_ITEMS = 12;
/** So likely each item of a list. */
const ITEM = 0.75;

/** What an ask is about: what is named, unless a description says it better, else what was spoken of before. */
function meant(topic: Topic, named: readonly Product[], thread: Thread, need: Product | null) {
  if (need && rowTopics.has(topic))
    return [need, ...named.filter(({ kind }) => kind !== "row" && kind !== "service")];
  const rows = rowTopics.has(topic) ? named.filter(({ kind }) => kind === "row") : [];
  if (rows.length > 0) return [...rows, ...named.filter(({ kind }) => kind !== "row" && kind !== "service")];
  return named.length > 0 ? named : carried(topic, thread);
}

/** Each topic once, with all that it is asked of; what is said in passing only where nothing else is. */
export function merged(asks: readonly Ask[]): Ask[] {
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
