import { configDefaults, defineConfig } from "vitest/config";
import { clientBuild } from "./app/islands/vite/client-build.ts";
import { inlineScript } from "./app/islands/vite/inline-script.ts";
import { leftOut } from "./app/studio/left-out.ts";
import { testNamePattern } from "./tests/sample.ts";
import { skippedTests } from "./tests/skipped-tests.ts";
import { programTags } from "./tests/tool.ts";

export default defineConfig({
  plugins: [inlineScript(), clientBuild()],
  test: {
    include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/unit/**/*.test.ts"],
    // Parts that are left out have no texts to test.
    exclude: [...configDefaults.exclude, ...(leftOut.chat ? ["app/chat/**", "tests/unit/chat-*"] : [])],
    // By default, Vitest leaves one core idle, which is half of the smallest machine that runs the tests.
    maxWorkers: "100%",
    env: { LOG_LEVEL: "silent" },
    tags: programTags(),
    reporters: ["default", skippedTests],
    ...testNamePattern(),
    // Long, because a busy machine is slow and no test measures wall time.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
