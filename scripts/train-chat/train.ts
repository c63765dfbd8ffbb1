import { BUCKETS, hashOf } from "../../app/chat/answerer/classifier/features.ts";
import { LARGEST, pack, type Weights } from "../../app/chat/answerer/classifier/weights.ts";
import { randomFrom } from "./random.ts";

export type Example<Class extends string> = {
  features: ReadonlySet<number>;
  class: Class;
  /** learning rate factor, from 0 to 1 */
  share: number;
};
export type Options = {
  name: string;
  rounds: number;
  /** label smoothing */
  smoothing: number;
  /** quantization step, in standard deviations of a class's weights */
  step: number;
};

const PACE = 3;
const DROPOUT = 0.5;

/** Number of models whose average is kept, so that one retraining flips few answers. */
const SEEDS = 3;

/** Trains linear softmax classifiers by stochastic gradient descent, and averages them. The same examples give the same bytes. */
export function train<Class extends string>(
  examples: readonly Example<Class>[],
  classes: readonly Class[],
  options: Options,
): Omit<Weights, "inputs"> {
  const width = classes.length;
  const idf = idfOf(examples);
  const weights = new Float32Array(BUCKETS * width);
  const biases = new Float32Array(width);
  const inputs = examples.map((example) => ({
    buckets: Int32Array.from(example.features),
    values: normalized(example.features, idf),
    right: classes.indexOf(example.class),
    share: example.share,
  }));
  for (let seed = 0; seed < SEEDS; seed++) {
    const model = descend(inputs, width, options, randomFrom(hashOf(`${options.name} ${seed}`)));
    addMultiple(weights, model.weights, 1 / SEEDS);
    addMultiple(biases, model.biases, 1 / SEEDS);
    console.error(`${options.name}: ${seed + 1} of ${SEEDS}`);
  }
  return { idf: pack(idf), ...quantized(weights, biases, classes, options.step) };
}

type Input = { buckets: Int32Array; values: Float32Array; right: number; share: number };

function descend(
  inputs: readonly Input[],
  width: number,
  { rounds, smoothing }: Options,
  random: () => number,
) {
  const weights = new Float32Array(BUCKETS * width);
  const rowOf = (bucket: number) => weights.subarray(bucket * width, (bucket + 1) * width);
  const biases = new Float32Array(width);
  const total = rounds * inputs.length;
  let done = 0;
  for (let round = 0; round < rounds; round++) {
    for (const index of shuffled(inputs.length, random)) {
      const input = inputs[index];
      if (!input) continue;
      const { buckets, values, right, share } = input;
      const kept = values.map((value) => (random() < DROPOUT ? 0 : value * Math.SQRT2));
      const pace = PACE * (1 - done++ / total) * share;
      const scores = biases.slice();
      for (const [at, bucket] of buckets.entries()) addMultiple(scores, rowOf(bucket), kept[at] ?? 0);
      const errors = softmax(scores).map((probability) => probability - smoothing / width);
      errors[right] = (errors[right] ?? 0) - (1 - smoothing);
      addMultiple(biases, errors, -pace * 0.02);
      for (const [at, bucket] of buckets.entries())
        addMultiple(rowOf(bucket), errors, -pace * (kept[at] ?? 0));
    }
  }
  return { weights, biases };
}

function quantized(weights: Float32Array, biases: Float32Array, classes: readonly string[], step: number) {
  const width = classes.length;
  const rows = classes.map((name, row) => {
    const own = Float32Array.from({ length: BUCKETS }, (_, bucket) => weights[bucket * width + row] ?? 0);
    const spread = Math.sqrt(own.reduce((sum, weight) => sum + weight ** 2, 0) / BUCKETS) || 1;
    const size = Number((step * spread).toPrecision(6));
    const kept = Array.from(own, (weight) =>
      Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / size))),
    );
    return { name, step: size, bias: Number((biases[row] ?? 0).toPrecision(6)), kept };
  });
  return {
    classes: Object.fromEntries(rows.map(({ name, step, bias }) => [name, { step, bias }])),
    weights: pack(rows.flatMap(({ kept }) => kept)),
  };
}

/** Returns inverse document frequencies from 0 to 15. */
function idfOf(examples: readonly Example<string>[]) {
  const counts = new Float64Array(BUCKETS);
  for (const { features } of examples)
    for (const bucket of features) counts[bucket] = (counts[bucket] ?? 0) + 1;
  const most = Math.log(examples.length + 1);
  return Uint8Array.from(counts, (count) => Math.round((15 * (most - Math.log(count + 1))) / most));
}

function normalized(features: ReadonlySet<number>, idf: Uint8Array) {
  const values = Float32Array.from(features, (bucket) => idf[bucket] ?? 0);
  const length = Math.hypot(...values) || 1;
  return values.map((value) => value / length);
}

function addMultiple(target: Float32Array, source: Float32Array, factor: number) {
  if (factor === 0) return;
  for (let at = 0; at < target.length; at++) target[at] = (target[at] ?? 0) + factor * (source[at] ?? 0);
}

function softmax(scores: Float32Array) {
  const highest = Math.max(...scores);
  const exponentials = scores.map((score) => Math.exp(score - highest));
  const sum = exponentials.reduce((total, exponential) => total + exponential, 0);
  return exponentials.map((exponential) => exponential / sum);
}

function shuffled(length: number, random: () => number) {
  const order = Uint32Array.from({ length }, (_, index) => index);
  for (let at = length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const kept = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = kept;
  }
  return order;
}
