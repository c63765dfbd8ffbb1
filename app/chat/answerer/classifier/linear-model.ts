import { unpack, type Weights } from "./weights.ts";

export type Guess<Class extends string> = { readonly class: Class; readonly probability: number };

/** Builds a function that returns the probability of each trained class, the likeliest first. */
export function linearModel<Class extends string>(model: Weights, classes: readonly Class[]) {
  const idf = unpack(model.idf);
  const trained = classes.filter((name) => name in model.classes);
  const weights = weightsByBucket(model, trained, idf.length);

  return function classify(features: ReadonlySet<number>): Guess<Class>[] {
    const scores = new Int32Array(trained.length);
    let square = 0;
    for (const bucket of features) {
      const value = idf[bucket] ?? 0;
      square += value * value;
      const first = bucket * trained.length;
      for (let at = 0; at < scores.length; at++)
        scores[at] = (scores[at] ?? 0) + (weights[first + at] ?? 0) * value;
    }
    const length = Math.sqrt(square) || 1;
    const exponents = trained.map((name, at) => {
      const { step = 0, bias = 0 } = model.classes[name] ?? {};
      return ((scores[at] ?? 0) / length) * step + bias;
    });
    const highest = Math.max(...exponents);
    const likely = exponents.map((value) => Math.exp(value - highest));
    const sum = likely.reduce((total, value) => total + value, 0);
    return trained
      .map((name, at) => ({ class: name, probability: (likely[at] ?? 0) / sum }))
      .sort((a, b) => b.probability - a.probability);
  };
}

/** Puts the weights of a bucket side by side, because a text touches few buckets. */
function weightsByBucket(model: Weights, classes: readonly string[], buckets: number) {
  const all = unpack(model.weights);
  const names = Object.keys(model.classes);
  if (all.length !== names.length * buckets)
    throw new Error("the answerer's training is older than its topics or price rows: run npm run train:chat");
  const weights = new Int8Array(classes.length * buckets);
  for (const [at, name] of classes.entries()) {
    const own = all.subarray(names.indexOf(name) * buckets);
    for (let bucket = 0; bucket < buckets; bucket++) weights[bucket * classes.length + at] = own[bucket] ?? 0;
  }
  return weights;
}
