import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { problemsIn } from "../log-checks.ts";
import { startSite } from "../site.ts";
import { at } from "../words.ts";

const folder = mkdtempSync(join(tmpdir(), "printing-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a site, and runs a script in its process once it listens. */
async function siteRunning(script: string, expectedProblems?: RegExp) {
  const file = join(folder, `${randomUUID()}.mjs`);
  writeFileSync(file, `process.once("SIGUSR2", () => { ${script} })`);
  const site = await startSite({ NODE_OPTIONS: `--import ${file}` }, { expectedProblems });
  site.process.kill("SIGUSR2");
  return site;
}

const SECRET = "the-words-of-a-visitor";

test("logs what libraries print, warnings and unhandled rejections as lines of JSON, without their messages", async () => {
  const script = `
    console.error(new TypeError("${SECRET}"));
    console.log("${SECRET}\\n  at all");
    process.emitWarning("${SECRET}", "Deprecation", "DEP0");
    Promise.reject(Object.assign(new Error("${SECRET}"), { code: "EGONE" }));`;
  const lines = [
    /"TypeError\\n.*printed by a library/,
    // Stacks name files of the source.
    /\/app\/platform\/console-to-log\.server\.ts:\d+:\d+.*printed by a library/,
    /process warning/,
    /"Error EGONE\\n.*unhandled rejection/,
  ];
  const site = await siteRunning(script, /printed by a library|process warning|unhandled rejection/);
  for (const line of lines) await expect.poll(() => site.lines.some((one) => line.test(one))).toBe(true);
  expect((await fetch(`${site.url}${at.about}`)).status).toBe(200);
  expect(await site.stop()).toBe(0);
  expect(problemsIn(site.lines, [SECRET])).toEqual([]);
});

test("exits on an uncaught exception, and logs it in the last line", async () => {
  const line = /uncaught exception/;
  const site = await siteRunning(`throw new RangeError("${SECRET}")`, line);
  expect(await site.exited).toBe(1);
  expect(site.lines.at(-1)).toMatch(/"level":"fatal".*RangeError\\n/);
  expect(problemsIn(site.lines, [SECRET])).toEqual([]);
  await site.stop();
});
