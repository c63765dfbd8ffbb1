/** The results of a measurement that is taken several times, one after the other. */
export async function repeat<T>(times: number, measure: () => Promise<T>) {
  const results: T[] = [];
  while (results.length < times) results.push(await measure());
  return results;
}

export function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
