import { defineConfig } from "vitest/config";

/** The journeys in three engines, against the production server that `npm run build` made. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ["tests/engines/**/*.test.ts"],
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
  },
});
