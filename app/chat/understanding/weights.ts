import { BUCKETS } from "./features.ts";

/**
 * A linear model's weights as they are kept: numbers from 0 to 15, two in a byte, the bytes in base64. A weight's number
 * is its level: 7 is nothing, and each step from there is larger than the one before.
 */
export type Weights = {
  /** how much each bucket tells at all, from 0 to 15 */
  telling: string;
  classes: Record<string, { step: number; bias: number; weights: string }>;
};

/** Whole numbers from 0 to 15 as characters. */
export function pack(numbers: ArrayLike<number>) {
  const bytes = new Uint8Array(Math.ceil(numbers.length / 2));
  for (let at = 0; at < bytes.length; at++)
    bytes[at] = (numbers[2 * at] ?? 0) * 16 + (numbers[2 * at + 1] ?? 0);
  return Buffer.from(bytes).toString("base64");
}

export function unpack(text: string) {
  const bytes = Buffer.from(text, "base64");
  if (bytes.length * 2 !== BUCKETS) throw new Error(`${bytes.length * 2} weights instead of ${BUCKETS}`);
  const numbers = new Uint8Array(BUCKETS);
  for (const [at, byte] of bytes.entries()) {
    numbers[2 * at] = byte >> 4;
    numbers[2 * at + 1] = byte & 15;
  }
  return numbers;
}

/** A level's weight, in a class's steps: -49 to 64. */
export function weightOf(level: number) {
  const from = level - NOTHING;
  return from * Math.abs(from);
}

/** The level whose weight is nearest to so many steps. */
export function levelOf(steps: number) {
  const root = Math.sqrt(Math.abs(steps));
  // Half-way between two squares lies beyond half-way between their roots.
  const level = Math.floor(root) + (Math.abs(steps) - Math.floor(root) ** 2 > Math.floor(root) + 0.5 ? 1 : 0);
  return NOTHING + Math.max(-NOTHING, Math.min(15 - NOTHING, Math.sign(steps) * level));
}

export const LARGEST = 49;
const NOTHING = 7;
