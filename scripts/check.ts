// `npm run check`, `npm test` and `npm run test:full` run rounds of stages, the cheapest first, and list those that failed at
// the end. `npm test -- unit site` runs only these stages.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { isSample } from "../tests/sample.ts";
import { ensureBrowser } from "./browser.ts";

/** Stages that run at the same time, with their commands. */
type Round = Record<string, string>;

const statics: Round = {
  format: "biome ci .",
  types: "npm run --silent typecheck",
  code: "node scripts/check-code.ts",
  // EVERY_ROUTE keeps knip from reporting the files of left-out pages as unused.
  unused: "env EVERY_ROUTE=1 knip",
};
const daily: Round[] = [
  statics,
  { unit: "vitest run" },
  { dev: "playwright test --config tests/dev/playwright.config.ts" },
  { build: "npm run --silent build" },
  { site: "node scripts/check-site.ts" },
  // The server's tests wait while the browser's compute.
  { server: "vitest run --config tests/server/vitest.config.ts", e2e: "playwright test" },
];
const full: Round[] = [
  ...daily,
  { "other-studio": "vitest run --config tests/other-studio/vitest.config.ts" },
  { engines: "npm run --silent test:engines" },
  { image: "npm run --silent image" },
];
/** Stages that run without the build. */
const needNoBuild = [...Object.keys(statics), "unit", "dev", "build"];
/** The tests of texts, which read all of them. Other tests import the texts, but don't depend on their words. */
const textTests = "tests/unit/locales.test.ts app/chat/answerer/topics.test.ts";

/** Holds everything that the stages create outside the project. */
const scratch = mkdtempSync(join(tmpdir(), "checks-"));
process.once("exit", () => rmSync(scratch, { recursive: true, force: true }));
process.once("SIGINT", () => process.exit(130));

const options = process.argv.slice(2);
const wanted = options.filter((option) => !["--quick", "--full"].includes(option));
const stages = full.flatMap(Object.keys);
if (wanted.some((name) => !stages.includes(name))) {
  console.error(`npm test -- STAGE…: run only these stages. STAGE is one of ${stages.join(", ")}.`);
  process.exit(2);
}
// The test configurations read FULL, and run the full matrices if it is set.
if (options.includes("--full")) process.env.FULL = "yes";

const failed: string[] = [];
/** Lines that name tests skipped for a missing program. */
const skipped: string[] = [];
// Single stages need a build of the current source.
if (wanted.some((name) => !needNoBuild.includes(name))) await run("build", "node scripts/ready.mjs");
for (const round of roundsToRun())
  await Promise.all(Object.entries(round).map(([name, command], index) => run(name, command, index === 0)));
for (const line of skipped) console.error(`\n${line}`);
console.error(failed.length ? `\nfailed: ${failed.join(", ")}` : "\nPassed.");
process.exit(failed.length ? 1 : 0);

function roundsToRun(): Round[] {
  if (options.includes("--quick")) return [{ ...statics, unit: `vitest ${relatedTests()}` }];
  const rounds = wanted.length || process.env.FULL ? full : daily;
  return rounds.map((round) => Object.fromEntries(Object.entries(round).filter(([name]) => isToRun(name))));
}

/** Selects the tests related to files changed since the last commit. */
function relatedTests() {
  const list = "git diff --name-only HEAD; git ls-files --others --exclude-standard";
  const { stdout } = spawnSync(list, { shell: true, encoding: "utf8" });
  const changed = stdout.split("\n").filter(Boolean);
  const others = changed.filter((file) => !/^locales\/.*\.json$/.test(file));
  if (others.length === changed.length) return "run --changed --passWithNoTests";
  // If a text has a syntax error, "related" would run every test that reads texts.
  return ["related --run", ...others, textTests].join(" ");
}

function isToRun(name: string) {
  if (wanted.length) return wanted.includes(name);
  const isRebranded = name === "other-studio" && !isSample;
  const lacksDocker = name === "image" && spawnSync("docker", ["info"], { stdio: "ignore" }).status !== 0;
  if (isRebranded) console.error("\n== other-studio: skipped, because this copy has been rebranded");
  if (lacksDocker) console.error("\n== image: skipped, because Docker doesn't run here");
  return !isRebranded && !lacksDocker;
}

/** Runs a stage. Of stages that run at the same time, only one prints while it runs, the others at their end. */
async function run(name: string, command: string, isLive = true) {
  const start = Date.now();
  console.error(`\n== ${name}`);
  if (failed.includes("build") && !needNoBuild.includes(name))
    return void console.error(`== ${name}: not run, because the build failed`);
  const held: string[] = [];
  const [program = "", ...args] = command.split(" ");
  const hasFailed =
    (program === "playwright" && !prepareBrowser()) || (await status(program, args, print)) !== 0;
  for (const line of held) console.error(line);
  console.error(`== ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  if (hasFailed) failed.push(name);

  function print(line: string) {
    if (line.startsWith("Skipped without ")) skipped.push(line);
    if (isLive) console.error(line);
    else held.push(line);
  }
}

async function status(program: string, args: string[], print: (line: string) => void) {
  const color = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const env = { ...process.env, ...color, TMPDIR: scratch };
  const child = spawn(program, args, { stdio: ["inherit", "pipe", "pipe"], env });
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on("line", print);
  const [code] = await once(child, "close");
  return code;
}

function prepareBrowser() {
  try {
    process.env.CHROMIUM_PATH = ensureBrowser();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
