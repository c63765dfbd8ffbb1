import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { isFull } from "../full.ts";
import { testNamePattern, testsLeftOut } from "../sample.ts";
import { skippedTests } from "../skipped-tests.ts";
import { programTags } from "../tool.ts";

// Tests of running production servers. Those in `full/` break disks, Redis and proxies, or take minutes.
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: [isFull ? "tests/server/**/*.test.ts" : "tests/server/*.test.ts"],
    exclude: testsLeftOut,
    globalSetup: "tests/server/start-shared-sites.ts",
    // Half the cores, because each worker starts at least one server.
    maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
    tags: programTags(),
    reporters: ["default", skippedTests],
    ...testNamePattern(),
    // Long, because a busy machine is slow and no test measures time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
