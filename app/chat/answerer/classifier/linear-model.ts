import { unpack, type Weights } from "./weights.ts";

export type Guess<Class extends string> = { readonly class: Class; readonly probability: number };

/** Builds a function that returns the probability of each trained class, the likeliest first. */
export function linearModel<Class extends string>(model: Weights, classes: readonly Class[]) {
  const idf = unpack(model.idf);
  const trained = classes.filter((name) => name in model.classes);
  const { starts, rows, weights } = byBucket(model, trained, idf.length);

  return function classify(features: ReadonlySet<number>): Guess<Class>[] {
    const scores = new Int32Array(trained.length);
    let square = 0;
    for (const bucket of features) {
      const value = idf[bucket] ?? 0;
      square += value * value;
      const end = starts[bucket + 1] ?? 0;
      for (let at = starts[bucket] ?? 0; at < end; at++) {
        const row = rows[at] ?? 0;
        scores[row] = (scores[row] ?? 0) + (weights[at] ?? 0) * value;
      }
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

/** Sorts the weights by bucket and drops zeros, because a text touches few buckets and most weights are zero. */
function byBucket(model: Weights, classes: readonly string[], buckets: number) {
  const all = unpack(model.weights);
  const names = Object.keys(model.classes);
  if (all.length !== names.length * buckets)
    throw new Error("the answerer's training is older than its topics or price rows: run npm run train:chat");
  const places = classes.map((name) => names.indexOf(name) * buckets);
  const count = all.reduce((sum, weight) => sum + (weight === 0 ? 0 : 1), 0);
  const starts = new Uint32Array(buckets + 1);
  const rows = new Uint8Array(count);
  const weights = new Int8Array(count);
  let at = 0;
  for (let bucket = 0; bucket < buckets; bucket++) {
    for (const [row, place] of places.entries()) {
      const weight = all[place + bucket] ?? 0;
      if (weight === 0) continue;
      rows[at] = row;
      weights[at++] = weight;
    }
    starts[bucket + 1] = at;
  }
  return { starts, rows, weights };
}
