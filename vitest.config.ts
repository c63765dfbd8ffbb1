import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/unit/**/*.test.ts"],
    env: { LOG_LEVEL: "silent" },
    // A machine that does something else besides takes its time.
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
