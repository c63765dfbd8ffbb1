import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { problemsIn } from "../log-checks.ts";
import { startSite } from "../site.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { at } from "../words.ts";

const SECRET = "the-words-of-a-visitor";

/** Runs in the server's process at two signals. */
const script = `
  process.once("SIGUSR2", () => {
    console.error(new TypeError("${SECRET}"));
    console.log("${SECRET}\\n  at all");
    process.emitWarning("${SECRET}", "Deprecation", "DEP0");
    Promise.reject(Object.assign(new Error("${SECRET}"), { code: "EGONE" }));
    process.once("SIGUSR2", () => {
      throw new RangeError("${SECRET}");
    });
  });`;

test("logs what libraries print, warnings and unhandled errors as JSON, without their messages, and exits on an exception", async () => {
  const file = join(temporaryFolder(), "script.mjs");
  writeFileSync(file, script);
  const expectedProblems = /printed by a library|process warning|unhandled rejection|uncaught exception/;
  const site = await startSite({ NODE_OPTIONS: `--import ${file}` }, { expectedProblems });
  site.process.kill("SIGUSR2");
  for (const line of [
    /"TypeError\\n.*printed by a library/,
    // Stacks name files of the source.
    /\/app\/platform\/console-to-log\.server\.ts:\d+:\d+.*printed by a library/,
    /process warning/,
    /"Error EGONE\\n.*unhandled rejection/,
  ])
    await expect.poll(() => site.lines.some((one) => line.test(one))).toBe(true);
  expect((await fetch(`${site.url}${at.privacy}`)).status).toBe(200);

  site.process.kill("SIGUSR2");
  expect(await site.exited).toBe(1);
  expect(site.lines.at(-1)).toMatch(/"level":"fatal".*RangeError\\n.*uncaught exception/);
  expect(problemsIn(site.lines, [SECRET])).toEqual([]);
  await site.stop();
});
