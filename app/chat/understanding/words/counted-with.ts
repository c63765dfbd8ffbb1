import { mostOfARow } from "#app/studio/estimate-query.ts";
import type { PriceId } from "#app/studio/prices.ts";
import type { Product } from "../../text/products.ts";
import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { Counts } from "../asks/ask.ts";
import { fillers } from "./numbers-in.ts";
import type { Words } from "./segments.ts";
import { every } from "./telling-words.ts";

/**
 * How many of the one row that a message names, where there is one for each of what it counts: "three sites, a landing
 * page each", "one landing page per shop, I have five", "a page for each of our four hotels", "four pages for four shops".
 */
export function countsWithin(words: Words, row: Product, isOneOfTwo = false): Counts | null {
  const at = words.findIndex(({ products }) => products.some(({ id }) => id === row.id));
  const own = words[at - 1]?.number ?? 1;
  const numbers = words.flatMap(({ number }, index) =>
    isSeveral(number) && !those.has(words[index - 1]?.word ?? "") && !isOfParts(words, index) ? number : [],
  );
  const [number, ...others] = numbers;
  // A design of several screens is still one, and so is what several people share.
  if (!number || others.some((other) => other !== number) || row.id === "figmaToUi") return null;
  // "Two sites, one for the hotel and one for …": said beside the name.
  if (isSeveral(own) && !isOneOfTwo) return { [row.id as PriceId]: own };
  const isEach = words.some((_, index) => isDistributing(words, index) && isBound(words, at, index));
  // "Four pages for four shops"
  const isAsMany = others.length > 0 && !isOneOfTwo;
  return isEach || isAsMany ? { [row.id as PriceId]: number } : null;
}

/** "Each", "every"; "per shop", and no "per month". */
function isDistributing(words: Words, at: number) {
  const word = words[at]?.word ?? "";
  if (every.has(word)) return !unitWords.has(words[at + 1]?.word ?? "");
  const next = words[at + 1];
  const isThing =
    next !== undefined && next.quantity === null && next.number === null && !fillers.has(next.word);
  return per.has(word) && isThing && next.products.length === 0 && !unitWords.has(next.word);
}

/** "A page for each", "each of them needs its own page", and no "page with a photo of each", "each is to be on the page". */
function isBound(words: Words, row: number, each: number) {
  if (each > row) return words.slice(row + 1, each).every(({ word }) => fillers.has(word));
  const isOn = words.slice(Math.max(each + 1, row - 2), row).some(({ word }) => within.has(word));
  return row - each <= NEAR && !isOn && every.has(words[each]?.word ?? "");
}

/** "Six pages", "four languages": parts of one site, and none of them a thing to make. */
function isOfParts(words: Words, at: number) {
  return words.slice(at + 1, at + 3).some(({ word }) => parts.has(word));
}

export function isSeveral(number: number | null): number is number {
  return number !== null && number > 1 && number <= mostOfARow;
}

/** "Four", "four at once", "two, one for each client": what follows is no thing that is counted. */
export function isSaidOfNothing(words: Words, at: number) {
  const next = words[at + 1];
  const before = words[at - 1]?.word ?? "";
  if (those.has(before)) return false;
  return (
    !next || next.cut !== null || next.quantity !== null || fillers.has(next.word) || every.has(next.word)
  );
}

const NEAR = 8;
const per = wordsInAllLanguages(({ pricing }) => pricing.per);
const parts = wordsInAllLanguages(({ pages, pricing }) => `${pages}, ${pricing.parts}`);
const within = wordsInAllLanguages((vocabulary) => vocabulary.within);
const unitWords = wordsInAllLanguages(({ units }) => Object.values(units).join(", "));
const those = wordsInAllLanguages((vocabulary) => vocabulary.those);
