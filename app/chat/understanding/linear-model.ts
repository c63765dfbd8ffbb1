import { unpack, type Weights, weightOf } from "./weights.ts";

export type Guess<Class extends string> = { readonly class: Class; readonly probability: number };

/** Makes the function that says how likely each class is for some features, the likeliest first. */
export function linearModel<Class extends string>(model: Weights, classes: readonly Class[]) {
  const telling = unpack(model.telling);
  const steps = Float64Array.from(classes, (name) => model.classes[name]?.step ?? 0);
  const biases = Float64Array.from(classes, (name) => model.classes[name]?.bias ?? 0);
  // Bucket by bucket: a text touches few buckets, and all classes of each.
  const weights = new Int8Array(telling.length * classes.length);
  for (const [index, name] of classes.entries()) {
    const packed = model.classes[name];
    if (!packed) throw new Error(`no weights for ${name}: npm run train:chat`);
    for (const [bucket, value] of unpack(packed.weights).entries()) {
      weights[bucket * classes.length + index] = weightOf(value);
    }
  }

  return function classify(features: ReadonlySet<number>): Guess<Class>[] {
    const scores = new Float64Array(classes.length);
    let square = 0;
    for (const bucket of features) {
      const value = telling[bucket] ?? 0;
      square += value * value;
      const from = bucket * classes.length;
      for (let index = 0; index < classes.length; index++) {
        scores[index] = (scores[index] ?? 0) + (weights[from + index] ?? 0) * value;
      }
    }
    const length = Math.sqrt(square) || 1;
    const inExponent = scores.map(
      (score, index) => (score / length) * (steps[index] ?? 0) + (biases[index] ?? 0),
    );
    const highest = Math.max(...inExponent);
    const likely = inExponent.map((value) => Math.exp(value - highest));
    const sum = likely.reduce((total, value) => total + value, 0);
    return classes
      .map((name, index) => ({ class: name, probability: (likely[index] ?? 0) / sum }))
      .sort((a, b) => b.probability - a.probability);
  };
}
