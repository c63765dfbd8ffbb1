import { BUCKETS } from "./features.ts";

/**
 * A linear model's weights as they are kept: a text of 64 different characters for each class, one for each bucket,
 * from -32 to 31 times the class's step.
 */
export type Weights = {
  /** how much each bucket tells at all, from 0 to 63 */
  telling: string;
  classes: Record<string, { step: number; bias: number; weights: string }>;
};

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Whole numbers from 0 to 63 as characters. */
export function pack(numbers: ArrayLike<number>) {
  return Array.from(numbers, (number) => alphabet[number]).join("");
}

export function unpack(text: string) {
  if (text.length !== BUCKETS) throw new Error(`${text.length} weights instead of ${BUCKETS}`);
  return Uint8Array.from(text, (character) => values.get(character) ?? 0);
}

const values = new Map([...alphabet].map((character, value) => [character, value]));
