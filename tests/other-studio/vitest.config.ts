import { defineConfig } from "vitest/config";

// Each test depends on the result of the previous one.
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["tests/other-studio/**/*.test.ts"],
    bail: 1,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
