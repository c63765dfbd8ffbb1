import { expect, test } from "vitest";
import { soak } from "../soak.ts";

// The short form of `npm run soak`, which takes a minute.
test("mixed load: no error, no memory kept, no descriptor left open", async () => {
  const { errors, exit, descriptors, mib, requests, aborted } = await soak(12, [4, 7], [9, 12]);
  console.error({ requests, aborted, descriptors, mib });
  expect(errors).toEqual([]);
  expect(exit).toBe(0);
  expect(descriptors.after).toBeLessThanOrEqual(descriptors.before);
  expect(mib.late - mib.early).toBeLessThan(30);
});
