import { unpack, type Weights } from "./weights.ts";

export type Guess<Class extends string> = { readonly class: Class; readonly probability: number };

/** Makes the function that says how likely each class is for some features, the likeliest first. */
export function linearModel<Class extends string>(model: Weights, classes: readonly Class[]) {
  const likelihoods = linearLikelihoods(model, classes);
  return (features: ReadonlySet<number>) => likeliestFirst(classes, likelihoods(features));
}

export function likeliestFirst<Class extends string>(
  classes: readonly Class[],
  probabilities: Float64Array,
): Guess<Class>[] {
  return classes
    .map((name, index) => ({ class: name, probability: probabilities[index] ?? 0 }))
    .sort((a, b) => b.probability - a.probability);
}

/** The same in the classes' order. */
export function linearLikelihoods<Class extends string>(model: Weights, classes: readonly Class[]) {
  const telling = unpack(model.telling);
  const steps = Float64Array.from(classes, (name) => model.classes[name]?.step ?? 0);
  const biases = Float64Array.from(classes, (name) => model.classes[name]?.bias ?? 0);
  const { starts, told, weights } = byBucket(model, classes, telling.length);

  return function classify(features: ReadonlySet<number>): Float64Array {
    const scores = new Int32Array(classes.length);
    let square = 0;
    for (const bucket of features) {
      const value = telling[bucket] ?? 0;
      square += value * value;
      const end = starts[bucket + 1] ?? 0;
      for (let at = starts[bucket] ?? 0; at < end; at++) {
        const index = told[at] ?? 0;
        scores[index] = (scores[index] ?? 0) + (weights[at] ?? 0) * value;
      }
    }
    const length = Math.sqrt(square) || 1;
    const inExponent = Float64Array.from(
      scores,
      (score, index) => (score / length) * (steps[index] ?? 0) + (biases[index] ?? 0),
    );
    const highest = Math.max(...inExponent);
    const likely = inExponent.map((value) => Math.exp(value - highest));
    const sum = likely.reduce((total, value) => total + value, 0);
    return likely.map((value) => value / sum);
  };
}

/** Bucket after bucket, the classes that it tells anything of: a text touches few buckets, and most weights are nothing. */
function byBucket(model: Weights, classes: readonly string[], buckets: number) {
  const rows = Object.keys(model.classes);
  const kept = unpack(model.weights);
  if (kept.length !== rows.length * buckets) throw new Error(`${kept.length} weights, too few or too many`);
  const places = classes.map((name) => rows.indexOf(name) * buckets);
  const unknown = classes.find((_, index) => (places[index] ?? 0) < 0);
  if (unknown) throw new Error(`no weights for ${unknown}: npm run train:chat`);
  const most = kept.reduce((sum, weight) => sum + (weight === 0 ? 0 : 1), 0);
  const starts = new Uint32Array(buckets + 1);
  const told = new Uint8Array(most);
  const weights = new Int8Array(most);
  let at = 0;
  for (let bucket = 0; bucket < buckets; bucket++) {
    for (const [index, place] of places.entries()) {
      const weight = kept[place + bucket] ?? 0;
      if (weight === 0) continue;
      told[at] = index;
      weights[at++] = weight;
    }
    starts[bucket + 1] = at;
  }
  return { starts, told, weights };
}
