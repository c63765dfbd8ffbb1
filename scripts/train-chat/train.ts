import { BUCKETS } from "../../app/chat/answerer/classifier/features.ts";
import { LARGEST, pack, type Weights } from "../../app/chat/answerer/classifier/weights.ts";
import { randomFrom } from "./random.ts";

export type Example = {
  features: ReadonlySet<number>;
  class: string;
  /** learning rate factor, from 0 to 1 */
  share: number;
};
export type Options = {
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
export function train(
  name: string,
  examples: readonly Example[],
  classes: readonly string[],
  options: Options,
): Omit<Weights, "inputs"> {
  const idf = idfOf(examples);
  const average = newModel(classes.length);
  for (let seed = 0; seed < SEEDS; seed++) {
    const model = descend(examples, idf, classes, options, randomFrom(`${name} ${seed}`));
    addMultiple(average, model, 1 / SEEDS);
    console.error(`${name}: ${seed + 1} of ${SEEDS}`);
  }
  return { idf: pack(idf), ...quantized(average, classes, options.step) };
}

/** Returns inverse document frequencies from 0 to 15. */
function idfOf(examples: readonly Example[]) {
  const counts = new Float64Array(BUCKETS);
  for (const { features } of examples)
    for (const bucket of features) counts[bucket] = (counts[bucket] ?? 0) + 1;
  const most = Math.log(examples.length + 1);
  return Uint8Array.from(counts, (count) => Math.round((15 * (most - Math.log(count + 1))) / most));
}

/** Creates a model: a weight for each class in each bucket, then the classes' biases. */
function newModel(width: number) {
  return new Float32Array((BUCKETS + 1) * width);
}

function descend(
  examples: readonly Example[],
  idf: Uint8Array,
  classes: readonly string[],
  { rounds, smoothing }: Options,
  random: () => number,
) {
  const width = classes.length;
  const model = newModel(width);
  const rowOf = (bucket: number) => model.subarray(bucket * width, (bucket + 1) * width);
  const biases = rowOf(BUCKETS);
  const total = rounds * examples.length;
  let done = 0;
  for (let round = 0; round < rounds; round++) {
    for (const example of shuffled(examples, random)) {
      const kept = termsOf(example, idf).filter(() => random() >= DROPOUT);
      const pace = PACE * (1 - done++ / total) * example.share;
      const scores = biases.slice();
      for (const { bucket, value } of kept) addMultiple(scores, rowOf(bucket), value);
      const errors = softmax(scores).map((probability) => probability - smoothing / width);
      const right = classes.indexOf(example.class);
      errors[right] = (errors[right] ?? 0) - (1 - smoothing);
      addMultiple(biases, errors, -pace * 0.02);
      for (const { bucket, value } of kept) addMultiple(rowOf(bucket), errors, -pace * value);
    }
  }
  return model;
}

function shuffled(examples: readonly Example[], random: () => number) {
  const order: (Example | undefined)[] = [...examples];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other], order[at]];
  }
  return order.filter((example) => example !== undefined);
}

/** Computes an example's normalized values in each round, because those of all examples would need a gigabyte. */
function termsOf({ features }: Example, idf: Uint8Array) {
  const values = Float32Array.from(features, (bucket) => idf[bucket] ?? 0);
  const length = Math.hypot(...values) || 1;
  // The values that dropout keeps make up for the others.
  const scaled = values.map((value) => value / length).map((value) => value * Math.SQRT2);
  return Array.from(features, (bucket, at) => ({ bucket, value: scaled[at] ?? 0 }));
}

function addMultiple(target: Float32Array, source: Float32Array, factor: number) {
  for (let at = 0; at < target.length; at++) target[at] = (target[at] ?? 0) + factor * (source[at] ?? 0);
}

function softmax(scores: Float32Array) {
  const highest = Math.max(...scores);
  const exponentials = scores.map((score) => Math.exp(score - highest));
  const sum = exponentials.reduce((total, exponential) => total + exponential, 0);
  return exponentials.map((exponential) => exponential / sum);
}

/** Rounds each class's weights to steps of the class's own size. */
function quantized(model: Float32Array, names: readonly string[], deviations: number) {
  const classes: Weights["classes"] = {};
  const weights = names.flatMap((name, at) => {
    const valueIn = (bucket: number) => model[bucket * names.length + at] ?? 0;
    const own = Float32Array.from({ length: BUCKETS }, (_, bucket) => valueIn(bucket));
    const deviation = Math.sqrt(own.reduce((sum, weight) => sum + weight ** 2, 0) / BUCKETS) || 1;
    const step = Number((deviations * deviation).toPrecision(6));
    classes[name] = { step, bias: Number(valueIn(BUCKETS).toPrecision(6)) };
    return Array.from(own, (weight) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / step))));
  });
  return { classes, weights: pack(weights) };
}
