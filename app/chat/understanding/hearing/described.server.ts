import type { Product } from "../../text/products.ts";
import { type Ask, plainAsk, SURE } from "../asks/ask.ts";
import { isRow } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { describedBy } from "../needs/need.server.ts";
import type { Thread } from "../thread/thread.ts";
import { areInPassing } from "../words/in-passing.ts";
import { productsIn } from "../words/masked-words.ts";
import { read } from "../words/reading.ts";
import type { Words } from "../words/segments.ts";
import type { Part } from "./parts.server.ts";

/**
 * The asks of a message that describes a row of the price list beyond doubt, and asks for none: "the site runs, prices
 * change in January, staff all the time. Somebody to send these to". What else is plainly asked is answered first.
 */
export function withDescribed(
  asks: readonly Ask[],
  words: Words,
  { topic: before }: Thread,
  parts: readonly Part[],
): Ask[] {
  const row = before === null ? describedPlainly(words, asks) : null;
  if (!row || asks.some(isDecided) || isAskedOf(asks, words)) return [...asks];
  // "Team, treatments, prices: what would a full year of that come to?"
  const isReckoned = asks.some(({ topic, products }) => topic === "compare" && products[0]?.id === row.id);
  if (isReckoned) return asks.map((ask) => (ask.topic === "compare" ? { ...ask, described: true } : ask));
  const isNamed = productsIn(words).some(({ id }) => id === row.id);
  const asked = new Set(parts.filter(isOwnQuestion).map(({ topic }) => topic));
  const others = isNamed ? [] : asks.filter(({ topic }) => asked.has(topic) && !general.has(topic));
  // "Our data must be kept apart. How do you handle mine?" asks for no price.
  if (others.length > 0 && !read(words).cues.has("cost")) return [...asks];
  return [...others, { ...plainAsk("price", row), described: true }];
}

/** A question of its own, and no part of what is told. */
function isOwnQuestion({ question, probability }: Part) {
  return question && probability >= SURE;
}

/** The row that is described beyond doubt, and not named; or named with what it holds, and only that was heard. */
function describedPlainly(words: Words, asks: readonly Ask[]): Product | null {
  const row = describedBy(words, DESCRIBING, BEYOND_DOUBT);
  // "One page, my number, a form for people to write to me. How much?" asks nothing of our own form.
  const isUnheard = read(words).cues.has("cost") && !asks.some(({ products }) => products.length > 0);
  const isNamed = productsIn(words).some(({ id }) => id === row);
  return row && (!isNamed || isUnheard) ? { kind: "row", id: row } : null;
}

/** Whether a row is asked for already. One that a long message names, and asks no price of, may be a part of what it describes. */
function isAskedOf(asks: readonly Ask[], words: Words) {
  const named = asks.flatMap(({ products }) => products).filter(isRow);
  return named.length > 1 || (named.length === 1 && !areInPassing(named, words));
}

function isDecided({ topic, aspect }: Ask) {
  return decided.has(topic) || aspect !== undefined;
}

const DESCRIBING = 10;
const BEYOND_DOUBT = 0.95;
/** What its price says too, and says better. */
const general: ReadonlySet<Topic> = new Set<Topic>([
  "services",
  "service-frontend",
  "service-fullstack",
  "help",
  "price",
  "price-list",
  "subscription-price",
  "estimate",
  "compare",
  "cheapest",
]);
/** Whoever is heard so wants no row, or is told its price already. */
const decided: ReadonlySet<Topic> = new Set<Topic>([
  "shop",
  "nda",
  "injection",
  "insult",
  "emergency",
  "jobs",
  "partners",
  "complaint",
  "native-apps",
  "not-offered",
  "budget",
  "maintenance",
  "free-maintenance",
  "on-call",
  "process",
]);
