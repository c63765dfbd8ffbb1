import type { Topic } from "../asks/topics.ts";
import type { MaskedWord } from "../words/masked-words.ts";

/** As many for a hundred times more features: two that share one are rarely in the same text. */
export const BUCKETS = 32_768;

/**
 * What the classifiers see of a text: its words, each with its neighbour and without its ending, and pieces of two to
 * four letters, so that a slip of the pen or another ending is still nearly the same word. Each feature is a bucket's
 * number.
 */
export function featuresOf(words: readonly MaskedWord[]): Set<number> {
  const features = new Set<number>();
  const add = (feature: string) => features.add(bucketOf(feature));
  const plain = words.map(({ word }) => word).filter((word) => word !== "?");
  for (const [index, word] of plain.entries()) {
    add(`word ${word}`);
    add(`pair ${plain[index - 1] ?? "^"} ${word}`);
    if (word.startsWith("<")) continue;
    for (const piece of piecesOf(word)) add(`piece ${piece}`);
    add(`stem ${word.slice(0, STEM)}`);
  }
  add(`pair ${plain.at(-1) ?? "^"} $`);
  for (const { products } of words) for (const { kind, id } of products) add(`product ${kind} ${id}`);
  for (const { akin } of words) for (const { kind } of akin) add(`akin ${kind}`);
  add(`length ${Math.min(5, Math.floor(Math.log2(plain.length + 1)))}`);
  if (words.some(({ word }) => word === "?")) add("question");
  return features;
}

/** A text's place in a conversation: the topic before it, alone and with each of its words. */
export function carriedOn(words: readonly MaskedWord[], after: Topic | null): number[] {
  if (!after) return [];
  const plain = words.map(({ word }) => word).filter((word) => word !== "?");
  return [`after ${after}`, ...plain.map((word) => `after ${after} ${word}`)].map(bucketOf);
}

/** With so many letters of a word its ending is left out. */
const STEM = 5;

function piecesOf(word: string) {
  const whole = `_${word}_`;
  const pieces: string[] = [];
  for (let length = 2; length <= 4; length++) {
    for (let from = 0; from + length <= whole.length; from++) pieces.push(whole.slice(from, from + length));
  }
  return pieces;
}

function bucketOf(feature: string) {
  return hashOf(feature) % BUCKETS;
}

/** FNV-1a, its bits mixed once more: a whole number below 2 ** 32. */
export function hashOf(text: string) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
