import { defineConfig } from "vitest/config";

// Tests that need a running production server, each its own: what they measure of memory is that process's alone.
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["tests/server/**/*.test.ts"],
    // As many as the smallest machine that runs this has cores.
    maxWorkers: 2,
    // A machine that others use too may be late once; what fails each time is a fault.
    retry: process.env.CI ? 1 : 0,
    // What waits for the wrong thing waits for longer than this: no test measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
