import { startSite } from "../../tests/site.ts";
import { median, repeat } from "../repeat.ts";

/** Milliseconds from starting the process to its port being open: the median of several. */
export async function coldStart(times: number) {
  return Math.round(median(await repeat(times, startAndStop)));
}

async function startAndStop() {
  const start = performance.now();
  const site = await startSite();
  const taken = performance.now() - start;
  await site.stop();
  return taken;
}
