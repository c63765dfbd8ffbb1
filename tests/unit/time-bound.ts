import { expect } from "vitest";

/** More than a linear function needs for 256 KiB on the slowest machine, and less than a quadratic one on the fastest. */
const MAX_SECONDS = 10;

/**
 * Fails if `run` isn't linear in the worst case: a piece to repeat, or a function that builds a text of a given length.
 * Use it for every pattern, loop and parser that reads untrusted text (visitor, model, form service, header, cookie,
 * path). It counts this thread's CPU time, so a busy machine doesn't matter. `run` may be asynchronous.
 *
 *     test("finds amounts in linear time", () => expectLinearTime(amountsIn, "1 000 000 "));
 */
export async function expectLinearTime(
  run: (text: string) => unknown,
  worst: string | ((length: number) => string),
) {
  const length = 256 * 1024;
  const text = typeof worst === "string" ? worst.repeat(Math.ceil(length / worst.length)) : worst(length);
  const before = process.threadCpuUsage();
  await run(text);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1e6, "seconds").toBeLessThan(MAX_SECONDS);
}
