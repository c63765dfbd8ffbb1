import { defineConfig } from "vitest/config";

// Tests that need a running production server. One file after the other: they measure times and memory.
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["tests/server/**/*.test.ts"],
    fileParallelism: false,
    // A machine that others use too may be late once; what fails twice is a fault.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
});
