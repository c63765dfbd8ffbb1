import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

/** A linear model's weights as they are kept: whole numbers of a class's steps, class after class, bucket after bucket. */
export type Weights = {
  /** how much each bucket tells at all, from 0 to 15 */
  telling: string;
  classes: Record<string, { step: number; bias: number }>;
  weights: string;
};

/** The furthest from nothing that a weight can be, in steps. */
export const LARGEST = 127;

/** Whole numbers from -LARGEST to LARGEST as characters: most are nothing or next to it, two bits or three. */
export function pack(numbers: Iterable<number>) {
  return brotliCompressSync(Int8Array.from(numbers)).toString("base64");
}

export function unpack(text: string) {
  return new Int8Array(brotliDecompressSync(Buffer.from(text, "base64")));
}
