import { phraseFinder } from "../../text/phrases.ts";
import type { Product } from "../../text/products.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import { isRow } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { amountIn, read } from "../words/reading.ts";
import { tokensIn, type Words } from "../words/segments.ts";
import { either } from "../words/telling-words.ts";
import { isUndecided } from "./each-price.server.ts";

/**
 * "5,000: an MVP, or a site and a panel?": each side by itself, and what one side joins together. "The board gave me
 * 5,000. Does an MVP fit?": that row alone.
 */
export function asAlternatives(asks: readonly Ask[], words: Words): Ask[] | null {
  const { cues, named, quantities, counts } = read(words);
  const amount = amountIn(quantities);
  const rows = named.filter(isRow);
  const isAsked =
    cues.has("afford") ||
    findSpending(tokensIn(words)).length > 0 ||
    asks.some(({ topic }) => topic === "budget");
  const spoken = asks.find(({ topic }) => topic === "budget") ?? asks.find(({ topic }) => fitted.has(topic));
  if (!amount || !isAsked || !spoken || Object.keys(counts).length > 0 || rows.length === 0) return null;
  const budget: Ask = {
    ...spoken,
    topic: "budget",
    quantities: [amount],
    described: false,
    aspect: undefined,
  };
  const others = asks.filter(({ topic }) => topic !== "budget" && !fitted.has(topic));
  const [row, more] = rows;
  if (row && !more) {
    const isOpen = cues.has("afford") && spoken.products.every(({ id }) => id === row.id);
    return isOpen ? [{ ...budget, products: rows }, ...others] : null;
  }
  const sides = rows.length > 2 ? sidesOfChoice(words) : [];
  return sides.length === 2 ? [...sides.map((products) => ({ ...budget, products })), ...others] : null;
}

/** The rows before the word that sets them against each other, and those after it. */
function sidesOfChoice(words: Words): Product[][] {
  const isAround = (at: number) => [words.slice(0, at), words.slice(at + 1)].every(namesRow);
  const at = words.findIndex(
    ({ word }, index) => (either.has(word) || (isUndecided(words) && joining.has(word))) && isAround(index),
  );
  const sides = at < 0 ? [] : [words.slice(0, at), words.slice(at + 1)];
  // "An MVP, a site, or a panel" are three.
  const isJoined = ({ word, cut }: Words[number]) => !cut && (joining.has(word) || adding.has(word));
  const areJoined = sides.every(
    (side) => rowsNamed(side).length < 2 || side.some(isJoined) || side.every(({ cut }) => !cut),
  );
  return areJoined ? sides.map(rowsNamed) : [];
}

function rowsNamed(words: Words): Product[] {
  const rows = words.flatMap(({ products }) => products.filter(isRow));
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

function namesRow(words: Words) {
  return rowsNamed(words).length > 0;
}

const fitted: ReadonlySet<Topic> = new Set<Topic>(["includes", "price", "estimate", "difference", "compare"]);

const joining = wordsInAllLanguages(({ joins }) => joins);
const adding = wordsInAllLanguages(({ cues, having }) => `${cues.add}, ${having}`);
const findSpending = phraseFinder([[inAllLanguages(({ pricing }) => pricing.spending), true]]);
