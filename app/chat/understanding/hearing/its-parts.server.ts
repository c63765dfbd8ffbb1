import type { Product } from "../../text/products.ts";
import type { Ask } from "../asks/ask.ts";
import type { Topic } from "../asks/topics.ts";
import { guessNeeds } from "../model/classifiers.server.ts";
import { productsIn } from "../words/masked-words.ts";
import { read } from "../words/reading.ts";
import { itemsOf, sentencesOf, type Words } from "../words/segments.ts";

/**
 * The asks without a panel that is a part of what is described: "accounts, billing and a dashboard" is one product. Who
 * wants a sum, or says more of the panel, wants both.
 */
export function withoutItsParts(asks: readonly Ask[], words: Words): Ask[] {
  return withoutPanel(withoutRoles(asks, words), words);
}

/** "A panel with lists and exports, and different rights for the boss": roles are in its row. */
function withoutRoles(asks: readonly Ask[], words: Words): readonly Ask[] {
  const named = productsIn(words);
  const { cues } = read(words);
  if (!named.some(isPanel) || named.some(isRoles) || cues.has("sum") || cues.has("add")) return asks;
  return asks.map((ask) =>
    ask.products.some(isPanel) && ask.products.some(isRoles)
      ? { ...ask, products: ask.products.filter((one) => !isRoles(one)) }
      : ask,
  );
}

function withoutPanel(asks: readonly Ask[], words: Words): Ask[] {
  const isProduct = asks.some(({ products }) => products.some(isWhole) && products.some(isPanel));
  if (!isProduct || read(words).cues.has("sum") || !isPlainly(words)) return [...asks];
  const items = sentencesOf(words).flatMap(itemsOf);
  const isBare = items.some(
    (item) => item.length <= BARE && item.some(({ products }) => products.some(isPanel)),
  );
  // "A SaaS and a panel" names two.
  const areTwo = items.length < LISTED && productsIn(words).some(isWhole);
  if (!isBare || areTwo) return [...asks];
  return asks.map((ask) =>
    // What its customers pay by the month is no word on how it is paid for: both ways are said.
    ask.products.some(isWhole)
      ? {
          ...ask,
          topic: priced.has(ask.topic) ? "price" : ask.topic,
          products: ask.products.filter((one) => !isPanel(one)),
        }
      : ask,
  );
}

function isPlainly(words: Words) {
  const [guess] = guessNeeds(words);
  return guess?.class === "saasPrototype" && guess.probability >= PLAINLY;
}

function isWhole({ kind, id }: Product) {
  return kind === "row" && id === "saasPrototype";
}

function isPanel({ kind, id }: Product) {
  return kind === "row" && id === "adminPanels";
}

function isRoles({ kind, id }: Product) {
  return id === (kind === "service" ? "security" : "rbacOauthLogging");
}

const priced: ReadonlySet<Topic> = new Set<Topic>(["estimate", "subscription-price"]);

/** "And with a dashboard" */
const BARE = 5;
/** So many items tell what is in it. */
const LISTED = 3;
const PLAINLY = 0.9;
