import { BUCKETS } from "../../app/chat/understanding/features.ts";
import { LARGEST, levelOf, pack, type Weights } from "../../app/chat/understanding/weights.ts";
import { randomFrom } from "./random.ts";

export type Example<Class extends string> = { features: ReadonlySet<number>; class: Class };
type Options = { rounds: number; pace: number; seed: number };

/**
 * Learns to tell classes apart: a linear model with softmax, by stochastic gradient descent. Nothing in it depends
 * on the machine or the moment.
 */
export function learn<Class extends string>(
  examples: readonly Example<Class>[],
  classes: readonly Class[],
  options: Options = { rounds: 20, pace: 4, seed: 1 },
): Weights {
  const telling = howTelling(examples);
  const inputs = examples.map(({ features }) => normalised(features, telling));
  const wanted = examples.map((example) => classes.indexOf(example.class));
  const width = classes.length;
  const weights = new Float64Array(BUCKETS * width);
  const biases = new Float64Array(width);
  const errors = new Float64Array(width);
  const random = randomFrom(options.seed);

  for (let round = 0; round < options.rounds; round++) {
    const pace = options.pace * (1 - round / options.rounds + 0.02);
    for (const index of shuffled(examples.length, random)) {
      const input = inputs[index] ?? [];
      errors.set(biases);
      for (const [bucket, value] of input) {
        for (let at = 0; at < width; at++)
          errors[at] = (errors[at] ?? 0) + (weights[bucket * width + at] ?? 0) * value;
      }
      softmax(errors);
      const right = wanted[index] ?? 0;
      errors[right] = (errors[right] ?? 0) - 1;
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
  return packed(classes, weights, biases, telling);
}

/** A feature that few examples have tells more than one that all have: 0 to 15. */
function howTelling(examples: readonly Example<string>[]) {
  const counts = new Float64Array(BUCKETS);
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

function packed<Class extends string>(
  classes: readonly Class[],
  weights: Float64Array,
  biases: Float64Array,
  telling: Uint8Array,
): Weights {
  const kept = classes.map((name, at) => {
    const own = Array.from({ length: BUCKETS }, (_, bucket) => weights[bucket * classes.length + at] ?? 0);
    // The few largest are cut off for the sake of all others' precision.
    const largest = own.map(Math.abs).toSorted((a, b) => b - a)[8] ?? 1;
    const step = Number((largest / LARGEST).toPrecision(6));
    const levels = own.map((weight) => levelOf(weight / step));
    return [name, { step, bias: Number((biases[at] ?? 0).toPrecision(6)), weights: pack(levels) }] as const;
  });
  return { telling: pack(telling), classes: Object.fromEntries(kept) };
}

function shuffled(length: number, random: () => number) {
  const order = Array.from({ length }, (_, index) => index);
  for (let at = length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}
