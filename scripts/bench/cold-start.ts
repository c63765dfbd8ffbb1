import { startSite } from "../../tests/site.ts";

/** Milliseconds from starting the process to its port being open: the median of several. */
export async function coldStart(times: number) {
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    const site = await startSite();
    taken.push(Math.round(performance.now() - start));
    await site.stop();
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 2)];
}
