import { expect } from "vitest";
import { isFull } from "../full.ts";

type Run = (text: string) => unknown;
/** A piece to repeat, or a function that builds a text of a given length. */
type WorstCase = string | ((length: number) => string);

/**
 * Fails if `run` takes at least eight times as long for 64 KiB of its worst case as for 16 KiB. A linear function takes
 * four times as long, a quadratic one sixteen times. Use it for every pattern, loop and parser that reads untrusted text
 * (visitor, model, form service, header, cookie, path). It measures this thread's CPU time and retries before it fails,
 * so a busy machine doesn't matter. `run` may be asynchronous. With WORST_CASE_MS, it also fails if 64 KiB take more
 * milliseconds than that, for `npm run bench` on an idle machine. Only `npm run test:full` and the benchmark measure;
 * otherwise `run` is called once with 64 KiB.
 *
 *     test("finds amounts in linear time", () => expectLinearTime(amountsIn, "1 000 000 "));
 */
export async function expectLinearTime(run: Run, worst: WorstCase, isMeasured = isFull) {
  const [short, long] = [worstCase(worst, 16), worstCase(worst, 64)];
  if (!isMeasured) return void (await run(long));
  const times = await measurableRepeats(run, short);
  let ratio = Number.POSITIVE_INFINITY;
  let fastest = Number.POSITIVE_INFINITY;
  const most = Number(process.env.WORST_CASE_MS ?? Number.POSITIVE_INFINITY);
  // The first tries include JIT compilation, which a running server has finished.
  for (let tries = 0; (tries < TRIES && ratio >= MAX_RATIO) || (tries < WARM && fastest >= most); tries++) {
    const taken = await timeOf(run, long, times);
    fastest = Math.min(fastest, taken / times / 1000);
    ratio = Math.min(ratio, taken / (await timeOf(run, short, times)));
    if (taken > SLOW_MICROSECONDS) break;
  }
  expect(ratio, `${worst.toString().slice(0, 60)}: 64 KiB to 16 KiB`).toBeLessThan(MAX_RATIO);
  expect(fastest, `${worst.toString().slice(0, 60)}: milliseconds for 64 KiB`).toBeLessThan(most);
}

const MAX_RATIO = 8;
const TRIES = 4;
const WARM = 20;
/** A run that takes this long ends the measurement. No linear function takes as long. */
const SLOW_MICROSECONDS = 1_000_000;
/** The shortest time that can be measured: three ticks of the slowest thread clock, which ticks every 4 ms. */
const MEASURABLE_MICROSECONDS = 12_000;

function worstCase(worst: WorstCase, kibibytes: number) {
  const length = kibibytes * 1024;
  return typeof worst === "string"
    ? worst.repeat(Math.ceil(length / worst.length)).slice(0, length)
    : worst(length);
}

/**
 * Returns how often `run` must be repeated to be measurable. The faster of two tries counts, since the first includes
 * JIT compilation.
 */
async function measurableRepeats(run: Run, text: string) {
  let times = 1;
  const isMeasurable = async () => (await timeOf(run, text, times)) >= MEASURABLE_MICROSECONDS;
  while (times < 10_000_000 && !((await isMeasurable()) && (await isMeasurable()))) times *= 2;
  return times;
}

async function timeOf(run: Run, text: string, times: number) {
  const before = process.threadCpuUsage();
  for (let i = 0; i < times; i++) await run(text);
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}
