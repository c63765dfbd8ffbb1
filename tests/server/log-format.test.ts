import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { problemsIn } from "../log-checks.ts";
import { startSite } from "../site.ts";

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

test.each([
  [
    "a printed error",
    `console.error(new TypeError(${JSON.stringify(SECRET)}))`,
    /"TypeError\\n.*printed by a library/,
  ],
  ["a printed multi-line text", `console.log("${SECRET}\\n  at all")`, /printed by a library/],
  ["a Node.js warning", `process.emitWarning("${SECRET}", "Deprecation", "DEP0")`, /process warning/],
  [
    "an unhandled rejection",
    `Promise.reject(Object.assign(new Error("${SECRET}"), { code: "EGONE" }))`,
    /"Error EGONE\\n.*unhandled rejection/,
  ],
])("logs %s as one line of JSON, without its message", async (_name, script, line) => {
  const site = await siteRunning(script, line);
  await expect.poll(() => site.lines.some((one) => line.test(one))).toBe(true);
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
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

test("makes stop() throw if the site has printed an unexpected line", async () => {
  const site = await siteRunning("console.log(1)");
  await expect.poll(() => site.lines.some((line) => line.includes("printed by"))).toBe(true);
  await expect(site.stop()).rejects.toThrow("printed by a library");
});
