import { defineConfig } from "vitest/config";

// Tests that need a running production server. One file after the other: they measure times and memory.
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["tests/server/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
});
