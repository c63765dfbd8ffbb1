import { defineConfig } from "vitest/config";

/** Runs the journeys in three engines against the built production server. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ["bench/engines/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
  },
});
