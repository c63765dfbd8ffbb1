import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

/** A trained linear model, quantized: `npm run train:chat` writes it. */
export type Weights = {
  /** hash of everything it was trained on */
  inputs: string;
  /** inverse document frequency of each bucket, from 0 to 15 */
  idf: string;
  /** `step` is the value of one quantization step */
  classes: Record<string, { step: number; bias: number }>;
  /** class after class, bucket after bucket, in steps */
  weights: string;
};

/** The largest quantized weight, in steps. */
export const LARGEST = 127;

/** Packs integers from -LARGEST to LARGEST as base64 of brotli. */
export function pack(numbers: Iterable<number>) {
  return brotliCompressSync(Int8Array.from(numbers)).toString("base64");
}

export function unpack(text: string) {
  return new Int8Array(brotliDecompressSync(Buffer.from(text, "base64")));
}
