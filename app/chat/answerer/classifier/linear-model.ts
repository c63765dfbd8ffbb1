import { unpack, type Weights } from "./weights.ts";

export type Guess<Class extends string> = { readonly class: Class; readonly probability: number };

/** Builds a function that returns the probability of each trained class, the likeliest first. */
export function linearModel<Class extends string>(model: Weights, classes: readonly Class[]) {
  const idf = unpack(model.idf);
  const weights = unpack(model.weights);
  const names = Object.keys(model.classes);
  if (weights.length !== names.length * idf.length)
    throw new Error("the answerer's training is older than its topics or price rows: run npm run train:chat");
  const trained = classes.filter((name) => name in model.classes);
  const parts = trained.map((name) => {
    const start = names.indexOf(name) * idf.length;
    return { weights: weights.subarray(start, start + idf.length), step: 0, bias: 0, ...model.classes[name] };
  });

  return function classify(features: ReadonlySet<number>): Guess<Class>[] {
    const buckets = Uint16Array.from(features);
    const values = Uint8Array.from(buckets, (bucket) => idf[bucket] ?? 0);
    const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
    const exponents = parts.map(({ weights, step, bias }) => {
      let score = 0;
      for (let at = 0; at < buckets.length; at++)
        score += (weights[buckets[at] ?? 0] ?? 0) * (values[at] ?? 0);
      return (score / length) * step + bias;
    });
    const highest = Math.max(...exponents);
    const likely = exponents.map((value) => Math.exp(value - highest));
    const sum = likely.reduce((total, value) => total + value, 0);
    return trained
      .map((name, at) => ({ class: name, probability: (likely[at] ?? 0) / sum }))
      .sort((a, b) => b.probability - a.probability);
  };
}
