import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

/** A trained, quantized linear model, written by `npm run train:chat`. */
export type Weights = {
  /** hash of all training inputs, by which a test detects weights that are out of date */
  inputs: string;
  /** packed inverse document frequency of each bucket, from 0 to 15 */
  idf: string;
  /** `step` is the value of one quantization step */
  classes: Record<string, { step: number; bias: number }>;
  /** in quantization steps: all buckets of the first class, then all buckets of the next */
  weights: string;
};

/** The largest quantized weight, in steps. */
export const LARGEST = 127;

export function pack(numbers: Iterable<number>) {
  return brotliCompressSync(Int8Array.from(numbers)).toString("base64");
}

export function unpack(text: string) {
  return new Int8Array(brotliDecompressSync(Buffer.from(text, "base64")));
}
