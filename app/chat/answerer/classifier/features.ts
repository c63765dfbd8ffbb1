import type { MaskedWord } from "../text/masked.ts";
import type { Topic } from "../topics.ts";

/** Number of hash buckets, large enough that features of one text rarely collide. */
export const BUCKETS = 32_768;

/** Returns bucket numbers. Stems and n-grams let a typo or a different ending change little. */
export function featuresOf(words: readonly MaskedWord[]): Set<number> {
  const features = new Set<number>();
  const add = (feature: string) => features.add(bucketOf(feature));
  const plain = words.map(({ word }) => word).filter((word) => word !== "?");
  for (const [index, word] of plain.entries()) {
    add(`word ${word}`);
    add(`pair ${plain[index - 1] ?? "^"} ${word}`);
    if (word.startsWith("<")) continue;
    for (const piece of piecesOf(word)) add(`piece ${piece}`);
    add(`stem ${word.slice(0, STEM_LETTERS)}`);
  }
  add(`pair ${plain.at(-1) ?? "^"} $`);
  for (const { names } of words) for (const { kind, id } of names) add(`name ${kind} ${id}`);
  add(`length ${Math.min(5, Math.floor(Math.log2(plain.length + 1)))}`);
  if (words.some(({ word }) => word === "?")) add("question");
  return features;
}

export function contextFeatures(words: readonly MaskedWord[], after: Topic | null): number[] {
  if (!after) return [];
  const plain = words.map(({ word }) => word).filter((word) => word !== "?");
  return [`after ${after}`, ...plain.map((word) => `after ${after} ${word}`)].map(bucketOf);
}

const STEM_LETTERS = 5;

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

/** Returns an unsigned 32-bit hash: FNV-1a with a final mixing step. */
export function hashOf(text: string) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
