import { expect } from "vitest";
import { isFull } from "../full.ts";

type Run = (text: string) => unknown;
/** A piece that is repeated, or what makes a text of some length: for a beginning and an end of its own. */
type Worst = string | ((length: number) => string);

/**
 * Fails where `run` takes eight times as long, or longer, for 64 KiB of its worst case as for 16 KiB: linear is four
 * times, quadratic sixteen. For every pattern, loop and parser that sees text from outside (visitor, model, form
 * service, header, cookie, path). Counted in this thread's own CPU time, and tried again before it fails, so that a
 * busy machine changes nothing. `run` may be asynchronous. With WORST_CASE_MS it fails too where 64 KiB take longer
 * than that: milliseconds of a machine that does nothing else, for `npm run bench`. Only `npm run test:full` and the
 * benchmark measure: elsewhere `run` has to survive 64 KiB once.
 *
 *     test("an amount is found in linear time", () => expectLinearTime(amountsIn, "1 000 000 "));
 */
export async function expectLinearTime(run: Run, worst: Worst, isMeasured = isFull) {
  const [short, long] = [worstCase(worst, 16), worstCase(worst, 64)];
  if (!isMeasured) return void (await run(long));
  const times = await timesToBeSeen(run, short);
  let ratio = Number.POSITIVE_INFINITY;
  let fastest = Number.POSITIVE_INFINITY;
  const most = Number(process.env.WORST_CASE_MS ?? Number.POSITIVE_INFINITY);
  // The first tries are the compiler's more than the code's: a server is past them.
  for (let tries = 0; (tries < TRIES && ratio >= TOO_MUCH) || (tries < WARM && fastest >= most); tries++) {
    const taken = await timeOf(run, long, times);
    fastest = Math.min(fastest, taken / times / 1000);
    ratio = Math.min(ratio, taken / (await timeOf(run, short, times)));
    if (taken > SLOW_MICROSECONDS) break;
  }
  expect(ratio, `${worst.toString().slice(0, 60)}: 64 KiB to 16 KiB`).toBeLessThan(TOO_MUCH);
  expect(fastest, `${worst.toString().slice(0, 60)}: milliseconds for 64 KiB`).toBeLessThan(most);
}

const TOO_MUCH = 8;
const TRIES = 4;
const WARM = 20;
/** Where one try takes this long no other is made: nothing linear does. */
const SLOW_MICROSECONDS = 1_000_000;
/** A thread's clock moves by four milliseconds on some systems. */
const SEEN_MICROSECONDS = 12_000;

function worstCase(worst: Worst, kibibytes: number) {
  const length = kibibytes * 1024;
  return typeof worst === "string"
    ? worst.repeat(Math.ceil(length / worst.length)).slice(0, length)
    : worst(length);
}

/** How often it must run to be seen by the clock: the faster of two tries counts, since the first is the compiler's. */
async function timesToBeSeen(run: Run, text: string) {
  let times = 1;
  const isSeen = async () => (await timeOf(run, text, times)) >= SEEN_MICROSECONDS;
  while (times < 10_000_000 && !((await isSeen()) && (await isSeen()))) times *= 2;
  return times;
}

async function timeOf(run: Run, text: string, times: number) {
  const before = process.threadCpuUsage();
  for (let i = 0; i < times; i++) await run(text);
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}
