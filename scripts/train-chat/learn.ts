import { LARGEST, pack, type Weights } from "../../app/chat/understanding/weights.ts";
import { randomFrom } from "./random.ts";

export type Example<Class extends string> = {
  features: ReadonlySet<number>;
  class: Class;
  /** how much is learned from it, from 0 to 1 */
  share: number;
};
type Options = {
  /** so many numbers the features are */
  buckets: number;
  rounds: number;
  pace: number;
  /** so much of each example may be of any class: who is never quite sure tells better what was not learned */
  doubt: number;
  /** how weights are rounded */
  steps: (own: readonly number[]) => Rounded;
};
type Rounded = { step: number; steps: readonly number[] };

/**
 * Learns to tell classes apart: a linear model with softmax, by stochastic gradient descent. Nothing in it depends
 * on the machine or the moment.
 */
export function learn<Class extends string>(
  examples: readonly Example<Class>[],
  classes: readonly Class[],
  { buckets, rounds, pace: fastest, doubt, steps }: Options,
): Weights {
  const telling = howTelling(examples, buckets);
  const inputs = examples.map(({ features }) => normalised(features, telling));
  const wanted = examples.map((example) => classes.indexOf(example.class));
  const width = classes.length;
  const weights = new Float64Array(buckets * width);
  const biases = new Float64Array(width);
  const errors = new Float64Array(width);
  const random = randomFrom(1);

  for (let round = 0; round < rounds; round++) {
    const slowed = fastest * (1 - round / rounds + 0.02);
    for (const index of shuffled(examples.length, random)) {
      const pace = slowed * (examples[index]?.share ?? 1);
      const input = inputs[index] ?? [];
      errors.set(biases);
      for (const [bucket, value] of input) {
        for (let at = 0; at < width; at++)
          errors[at] = (errors[at] ?? 0) + (weights[bucket * width + at] ?? 0) * value;
      }
      softmax(errors);
      const right = wanted[index] ?? 0;
      for (let at = 0; at < width; at++) errors[at] = (errors[at] ?? 0) - doubt / width;
      errors[right] = (errors[right] ?? 0) - (1 - doubt);
      for (let at = 0; at < width; at++) biases[at] = (biases[at] ?? 0) - pace * 0.02 * (errors[at] ?? 0);
      for (const [bucket, value] of input) {
        const step = pace * value;
        for (let at = 0; at < width; at++) {
          const place = bucket * width + at;
          weights[place] = (weights[place] ?? 0) - step * (errors[at] ?? 0);
        }
      }
    }
  }
  const rows = classes.map((name, at) => {
    const own = Array.from(telling, (_, bucket) => weights[bucket * width + at] ?? 0);
    return { name, bias: Number((biases[at] ?? 0).toPrecision(6)), ...steps(own) };
  });
  return {
    telling: pack(telling),
    classes: Object.fromEntries(rows.map(({ name, step, bias }) => [name, { step, bias }])),
    weights: pack(rows.flatMap((row) => row.steps)),
  };
}

/** In squares, the larger the coarser: 16 of them tell nearly as much as all numbers in between. */
export function inSquares(own: readonly number[]): Rounded {
  // The few largest are cut off for the sake of all others' precision.
  const largest = own.map(Math.abs).toSorted((a, b) => b - a)[8] ?? 1;
  const step = Number((largest / 49).toPrecision(6));
  return { step, steps: own.map((weight) => squareAt(weight / step)) };
}

/** The square that is nearest to so many steps: -49 to 64. */
function squareAt(steps: number) {
  const root = Math.sqrt(Math.abs(steps));
  // Half-way between two squares lies beyond half-way between their roots.
  const level = Math.floor(root) + (Math.abs(steps) - Math.floor(root) ** 2 > Math.floor(root) + 0.5 ? 1 : 0);
  const kept = Math.max(-7, Math.min(8, Math.sign(steps) * level));
  return kept * Math.abs(kept);
}

/** In even steps: most weights become nothing, and no large one is cut off. */
export function evenly(own: readonly number[]): Rounded {
  const spread = Math.sqrt(own.reduce((sum, weight) => sum + weight * weight, 0) / own.length) || 1;
  const step = Number((COARSE * spread).toPrecision(6));
  return {
    step,
    steps: own.map((weight) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / step)))),
  };
}

/** Finer steps make the file larger, and hardly anything is told better. */
const COARSE = 2.36;

/** A feature that few examples have tells more than one that all have: 0 to 15. */
function howTelling(examples: readonly Example<string>[], buckets: number) {
  const counts = new Float64Array(buckets);
  for (const { features } of examples)
    for (const bucket of features) counts[bucket] = (counts[bucket] ?? 0) + 1;
  const most = Math.log(examples.length + 1);
  return Uint8Array.from(counts, (count) => Math.round((15 * (most - Math.log(count + 1))) / most));
}

function normalised(features: ReadonlySet<number>, telling: Uint8Array): [bucket: number, value: number][] {
  const values = [...features].map((bucket): [number, number] => [bucket, telling[bucket] ?? 0]);
  const length = Math.sqrt(values.reduce((sum, [, value]) => sum + value * value, 0)) || 1;
  return values.map(([bucket, value]) => [bucket, value / length]);
}

function softmax(scores: Float64Array) {
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) {
    scores[at] = Math.exp((scores[at] ?? 0) - highest);
    sum += scores[at] ?? 0;
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / sum;
}

function shuffled(length: number, random: () => number) {
  const order = Array.from({ length }, (_, index) => index);
  for (let at = length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}
