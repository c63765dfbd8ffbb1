import { expect, test } from "vitest";
import { soak } from "../../soak.ts";

// `npm run soak` sets this to a minute.
const seconds = Number(process.env.SECONDS ?? 12);

test("survives mixed load without errors, and leaks neither memory nor file descriptors", async () => {
  const { errors, exit, descriptors, mib, requests, aborted } = await soak(
    seconds,
    [seconds / 3, seconds / 2],
    [(seconds * 3) / 4, seconds],
  );
  console.error({ requests, aborted, descriptors, mib });
  expect(errors).toEqual([]);
  expect(exit).toBe(0);
  expect(descriptors.after).toBeLessThanOrEqual(descriptors.before);
  expect(mib.late - mib.early).toBeLessThan(30);
}, 120_000);
