import { BUCKETS, hashOf } from "../../app/chat/understanding/model/features.ts";
import { LARGEST, pack, type Weights } from "../../app/chat/understanding/model/weights.ts";
import { randomFrom } from "./random.ts";

export type Example<Class extends string> = {
  /** what it was read from: what is chosen of it by chance hangs on this alone */
  text: string;
  features: ReadonlySet<number>;
  /** those of them that are never overlooked */
  plain?: ReadonlySet<number>;
  class: Class;
  /** how much is learned from it, from 0 to 1 */
  share: number;
};
type Options = {
  rounds: number;
  pace: number;
  /** so much of each example may be of any class: who is never quite sure tells better what was not learned */
  doubt: number;
  /** how large a step of the kept weights is, in their spread: finer ones make the file larger */
  coarse: number;
};

/**
 * Learns to tell classes apart: a linear model with softmax, by stochastic gradient descent. Of each example half the
 * features are overlooked each time: none is relied on alone, and what is worded anew is heard much better. What is
 * kept is the mean of the second half of the rounds (Polyak and Ruppert's averaging): the last step alone hangs on the
 * order of the examples. That order, and what is overlooked, hang on each example's own text: one more or less leaves
 * the others as they were. The last rounds learn with the weights as they will be kept, in steps. Nothing in it depends on
 * the machine or the moment.
 */
export function learn<Class extends string>(
  examples: readonly Example<Class>[],
  classes: readonly Class[],
  { rounds, pace: fastest, doubt, coarse }: Options,
): Weights {
  const telling = howTelling(examples);
  const inputs = examples.map(({ features }) => normalised(features, telling));
  const wanted = examples.map((example) => classes.indexOf(example.class));
  const width = classes.length;
  const weights = new Float64Array(BUCKETS * width);
  const biases = new Float64Array(width);
  const errors = new Float64Array(width);
  const keys = keysOf(examples);

  const mean = averaging(weights, biases);
  const steps = new Float64Array(width);
  for (let round = 0; round < rounds + SETTLING; round++) {
    const isSettling = round >= rounds;
    if (round === rounds) mean.settle();
    if (round === rounds) steps.set(classes.map((_, at) => coarse * spreadOf(weights, at, width)));
    const slowed = isSettling
      ? fastest * SETTLED * (1 - (round - rounds) / SETTLING)
      : fastest * Math.max(1 - round / rounds, SLOWEST);
    for (const [place, index] of inOrderOf(keys, round).entries()) {
      if (!isSettling && round >= rounds / 2 && place % EVERY === 0) mean.add();
      const pace = slowed * (examples[index]?.share ?? 1);
      const random = randomFrom(keyIn(keys[index] ?? 0, round));
      const input = seenOf(inputs[index] ?? [], random, examples[index]?.plain);
      errors.set(biases);
      for (const [bucket, value] of input) {
        for (let at = 0; at < width; at++) {
          const weight = weights[bucket * width + at] ?? 0;
          const step = steps[at] ?? 0;
          errors[at] = (errors[at] ?? 0) + (isSettling ? inSteps(weight, step) * step : weight) * value;
        }
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
    const step = Number((steps[at] ?? 0).toPrecision(6));
    const kept = Array.from(telling, (_, bucket) => inSteps(weights[bucket * width + at] ?? 0, step));
    return { name, bias: Number((biases[at] ?? 0).toPrecision(6)), step, kept };
  });
  return {
    telling: pack(telling),
    classes: Object.fromEntries(rows.map(({ name, step, bias }) => [name, { step, bias }])),
    weights: pack(rows.flatMap(({ kept }) => kept)),
  };
}

/** So many rounds at the end. */
const SETTLING = 2;
/** Of the pace, in these: more would lose the mean again. */
const SETTLED = 0.03;
/** Of the pace, while it is averaged; and of how many examples one is averaged at. */
const SLOWEST = 0.2;
const EVERY = 50_000;

/** The mean of some weights at several times. */
function averaging(...all: readonly Float64Array[]) {
  const sums = all.map(({ length }) => new Float64Array(length));
  let times = 0;
  return {
    add() {
      times++;
      for (const [index, sum] of sums.entries()) addTo(sum, all[index] ?? sum);
    },
    settle() {
      for (const [index, sum] of sums.entries()) all[index]?.set(sum.map((value) => value / times));
    },
  };
}

function addTo(sum: Float64Array, values: Float64Array) {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (values[at] ?? 0);
}

/** Half of the features, each louder for it, and what is plain. */
function seenOf(input: readonly Value[], random: () => number, plain?: ReadonlySet<number>): Value[] {
  return input.flatMap(([bucket, value]): Value[] => {
    if (plain?.has(bucket)) return [[bucket, value]];
    return random() < 0.5 ? [[bucket, value * Math.SQRT2]] : [];
  });
}

type Value = readonly [bucket: number, value: number];

function spreadOf(weights: Float64Array, at: number, width: number) {
  let sum = 0;
  for (let place = at; place < weights.length; place += width) sum += (weights[place] ?? 0) ** 2;
  return Math.sqrt(sum / BUCKETS) || 1;
}

function inSteps(weight: number, step: number) {
  return Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / step)));
}

/** A feature that few examples have tells more than one that all have: 0 to 15. */
function howTelling(examples: readonly Example<string>[]) {
  const counts = new Float64Array(BUCKETS);
  for (const { features } of examples)
    for (const bucket of features) counts[bucket] = (counts[bucket] ?? 0) + 1;
  const most = Math.log(examples.length + 1);
  return Uint8Array.from(counts, (count) => Math.round((15 * (most - Math.log(count + 1))) / most));
}

function normalised(features: ReadonlySet<number>, telling: Uint8Array): Value[] {
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

/** A number for each, of its text; where there are two of one, of which of them it is. */
function keysOf(examples: readonly Example<string>[]): number[] {
  const times = new Map<string, number>();
  return examples.map(({ text }) => {
    const time = times.get(text) ?? 0;
    times.set(text, time + 1);
    return hashOf(`${time} ${text}`);
  });
}

function keyIn(key: number, round: number) {
  return Math.imul(key ^ Math.imul(round + 1, 0x9e3779b1), 0x85ebca6b) >>> 0;
}

/** The examples' places in another order each round. */
function inOrderOf(keys: readonly number[], round: number): number[] {
  const order = keys.map((key) => randomFrom(keyIn(key, round))());
  return [...keys.keys()].sort((a, b) => (order[a] ?? 0) - (order[b] ?? 0) || a - b);
}
