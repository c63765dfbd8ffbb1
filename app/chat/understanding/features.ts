import type { MaskedWord } from "./masked-words.ts";
import type { Topic } from "./topics.ts";

/** What a classifier looks at. */
export type Look = {
  /** so many for so many more features: two that share one are rarely in the same text */
  readonly buckets: number;
  /** also at the words' beginnings, without their endings */
  readonly stems: boolean;
};

export const plainLook: Look = { buckets: 8192, stems: false };
export const wideLook: Look = { buckets: 49_152, stems: true };

/**
 * What the classifier sees of a text: its words, each with its neighbour, and pieces of two to four letters, so
 * that a slip of the pen or another ending is still nearly the same word; and its place in a conversation: the topic
 * before it, alone and with each of its words. Each feature is a bucket's number.
 */
export function featuresOf(
  words: readonly MaskedWord[],
  look: Look,
  after: Topic | null = null,
): Set<number> {
  return new Set([...inBuckets(hashesOf(words), look), ...inBuckets(carriedOn(words, after), look)]);
}

/** What was found, as one look has it: hashing takes longer than looking twice. */
export function inBuckets({ plain, stems }: Hashes, look: Look): Set<number> {
  const features = new Set<number>();
  for (const hash of plain) features.add(hash % look.buckets);
  if (look.stems) for (const hash of stems) features.add(hash % look.buckets);
  return features;
}

/** A text's place in a conversation. */
export function carriedOn(words: readonly MaskedWord[], after: Topic | null): Hashes {
  if (!after) return { plain: [], stems: [] };
  const plain = words.map(({ word }) => word).filter((word) => word !== "?");
  const features = [`after ${after}`, ...plain.map((word) => `after ${after} ${word}`)];
  return { plain: features.map(hashOf), stems: [] };
}

type Hashes = { readonly plain: readonly number[]; readonly stems: readonly number[] };

export function hashesOf(words: readonly MaskedWord[]): Hashes {
  const hashes: number[] = [];
  const stems: number[] = [];
  const add = (feature: string) => hashes.push(hashOf(feature));
  const plain = words.map(({ word }) => word).filter((word) => word !== "?");
  for (const [index, word] of plain.entries()) {
    add(`word ${word}`);
    add(`pair ${plain[index - 1] ?? "^"} ${word}`);
    if (word.startsWith("<")) continue;
    for (const piece of piecesOf(word)) add(`piece ${piece}`);
    stems.push(hashOf(`stem ${word.slice(0, STEM)}`));
  }
  add(`pair ${plain.at(-1) ?? "^"} $`);
  for (const { products } of words) for (const { kind, id } of products) add(`product ${kind} ${id}`);
  for (const { akin } of words) for (const { kind } of akin) add(`akin ${kind}`);
  add(`length ${Math.min(5, Math.floor(Math.log2(plain.length + 1)))}`);
  if (words.some(({ word }) => word === "?")) add("question");
  return { plain: hashes, stems };
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

/** FNV-1a, its bits mixed once more. */
function hashOf(feature: string) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index++) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
