import { configDefaults, defineConfig } from "vitest/config";
import { leftOut } from "./app/studio/left-out.ts";
import { clientBuild } from "./scripts/client-build.ts";
import { inlineScript } from "./scripts/inline-script.ts";

export default defineConfig({
  plugins: [inlineScript(), clientBuild()],
  test: {
    // A machine that others use too may be late once; what fails twice is a fault.
    retry: process.env.CI ? 1 : 0,
    include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/unit/**/*.test.ts"],
    // What is left out has no words to test.
    exclude: [
      ...configDefaults.exclude,
      ...(leftOut.chat ? ["app/chat/**", "tests/unit/assistant.test.ts"] : []),
    ],
    // Vitest leaves one core idle, which is half of the smallest machine that runs this.
    maxWorkers: "100%",
    env: { LOG_LEVEL: "silent" },
    // A machine that does something else besides takes its time.
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
