import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import { type Ask, isOffList } from "../asks/ask.ts";
import { isRow, isUpkeep } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { read } from "../words/reading.ts";
import type { Words } from "../words/segments.ts";
import { sidesOf } from "../words/sides.ts";
import { either } from "../words/telling-words.ts";

/** The asks with what is wanted together added up, and what is to be chosen from side by side. */
export function addedUp(asks: readonly Ask[], words: Words): Ask[] {
  const several = asks.find((ask) => summing.has(ask.topic) && isOfSeveral(ask));
  // "He wants an MVP and I a SaaS. What sets them apart, in money too?"
  const placed = asks.map((ask) =>
    several && ask.topic === "difference" && ask.products.length === 0
      ? { ...ask, products: several.products.filter(isRow) }
      : ask,
  );
  const sideBySide = placed.filter(({ topic }) => topic === "difference" || topic === "compare");
  // Side by side their prices are said already; what is added up needs no word on its service.
  const unsaid = placed.filter(
    (ask) =>
      !(priced.has(ask.topic) && sideBySide.some((other) => holds(other, ask))) &&
      !(summing.has(ask.topic) && isInSum(ask, placed)) &&
      !(
        ofUpkeep.has(ask.topic) &&
        placed.some(({ topic, products }) => topic === "estimate" && products.some(isUpkeep))
      ) &&
      !(ask.topic === "design" && isInPrice(ask, placed)) &&
      !(ask.topic === "login-security" && placed.some(({ topic, firm }) => topic === "estimate" && firm)),
  );
  // Of two that say the same one is left.
  const left = unsaid.filter((ask) => !(ask.topic === "subscription-price" && isInPrice(ask, unsaid)));
  const { cues } = read(words);
  const sum = cues.has("sum") ? sideBySide.find(isOfSeveral) : undefined;
  // "An MVP plus eleven months of its upkeep: what sum?" compares nothing.
  const isOnlySum = sum?.topic === "compare" && cues.has("add") && sum.products.some(isUpkeep);
  if (isOnlySum) return [...left.filter((ask) => ask !== sum), { ...sum, topic: "estimate" }];
  const all: Ask[] = sum ? [{ ...sum, topic: "estimate", aspect: "sum" }] : [];
  const added = together(
    left.map((ask) => {
      if (chosen.has(ask.topic) && isChoice(ask, words)) return { ...ask, aspect: "choice" };
      if (priced.has(ask.topic) && isAgainst(ask, words)) return { ...ask, topic: "difference" };
      return summing.has(ask.topic) && isChoice(ask, words) ? asChoice(ask, words) : ask;
    }),
  );
  return [...added, ...all];
}

/** What several come to by the month names each of them already. */
function isInSum({ products }: Ask, asks: readonly Ask[]) {
  const sum = asks.find((ask) => ask.topic === "subscription-price" && isOfSeveral(ask));
  const rows = products.filter(isRow);
  return rows.length > 0 && rows.every(({ id }) => sum?.products.some((other) => other.id === id));
}

/** What a sum with its row says already. */
const ofUpkeep: ReadonlySet<Topic> = new Set<Topic>(["maintenance", "on-call"]);

const chosen: ReadonlySet<Topic> = new Set<Topic>(["subscription-price", "budget"]);

/** A row's price says both ways to pay. */
function isInPrice({ products }: Ask, asks: readonly Ask[]) {
  const price = asks.find(({ topic, aspect }) => summing.has(topic) && aspect === undefined);
  return products.length > 0 && products.every(({ id }) => price?.products.some((other) => other.id === id));
}

function isOfSeveral({ products }: Ask) {
  return products.filter(isRow).length > 1;
}

export const summing: ReadonlySet<Topic> = new Set<Topic>(["price", "estimate"]);
const priced: ReadonlySet<Topic> = new Set<Topic>([...summing, "subscription-price"]);

/** Several rows asked for in one message: what they come to together is what the visitor will ask next. */
function together(asks: Ask[]): Ask[] {
  const priced = asks.filter((ask) => summing.has(ask.topic) && ask.aspect !== "choice" && !isOffList(ask));
  const [first] = priced;
  if (!first || priced.length < 2) return asks;
  const all: Ask = {
    ...first,
    topic: "estimate",
    products: [...new Set(priced.flatMap(({ products }) => products))],
    counts: Object.assign({}, ...priced.map(({ counts }) => counts)),
  };
  return [all, ...asks.filter((ask) => !priced.includes(ask))];
}

function holds({ products }: Ask, other: Ask) {
  return (
    other.products.length > 1 &&
    other.products.every(({ id }) => products.some((product) => product.id === id))
  );
}

/** "A landing page or an MVP": the word stands between the two. */
function isChoice({ products, counts = {} }: Ask, words: Words) {
  const rows = new Set(products.filter(isRow).map(({ id }) => id));
  if (rows.size < 2 || Object.keys(counts).length > 0) return false;
  return words.some(({ word }, at) => {
    if (!either.has(word)) return false;
    const around = [words.slice(Math.max(0, at - NEAR), at), words.slice(at + 1, at + 1 + NEAR)];
    // "An MVP, or a site and a panel": of each side by itself, no other is a choice.
    return around.every((side) => side.some((one) => one.products.some(({ id }) => rows.has(id))));
  });
}

/** "How much more is an MVP than a landing page?" */
function isAgainst({ products }: Ask, words: Words) {
  const sides = sidesOf(words);
  return (
    products.filter(isRow).length === 2 &&
    sides.length === 2 &&
    sides.every((side) => side.some((word) => word.products.some(isRow)))
  );
}

function asChoice(ask: Ask, words: Words): Ask {
  // Who asks for no price wants to know which of them it is.
  const { cues, monthly, once } = read(words);
  const isOpen = !cues.has("cost") && !monthly && !once && ask.topic === "price";
  const asksMore = words.some(({ word }) => comparing.has(word));
  if (isOpen && !asksMore) return { ...ask, topic: "difference", aspect: "choice" };
  return asksMore ? { ...ask, topic: "difference" } : { ...ask, topic: "price", aspect: "choice" };
}

const NEAR = 4;
const comparing = wordsInAllLanguages((vocabulary) => vocabulary.more);
