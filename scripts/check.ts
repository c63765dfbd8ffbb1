// `npm run check`, `npm test` and `npm run test:full` run rounds of stages, the cheapest first, and list those that failed at
// the end. `npm test -- unit site` runs only these stages.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { isSample } from "../tests/sample.ts";
import { findBrowser } from "./browser.ts";

type Stages = Record<string, string[]>;

const statics: Stages = {
  format: ["biome", "ci", "."],
  types: ["npm", "run", "--silent", "typecheck"],
  code: ["node", "scripts/check-code.ts"],
  // EVERY_ROUTE keeps knip from reporting the files of left-out pages as unused.
  unused: ["env", "EVERY_ROUTE=1", "knip"],
};
/** The tests of texts, which read all of them. Other tests import the texts, but don't depend on their words. */
const textTests = [
  "tests/unit/locales.test.ts",
  "tests/unit/french-spaces.test.ts",
  "app/chat/answerer/topics.test.ts",
];
/** The stages of `npm test`. Those of a round run at the same time: the server's tests wait while the browser's compute. */
const daily: Stages[] = [
  statics,
  { unit: ["vitest", "run"] },
  { dev: ["playwright", "test", "--config", "tests/dev/playwright.config.ts"] },
  { build: ["npm", "run", "--silent", "build"] },
  { site: ["node", "scripts/check-site.ts"] },
  {
    server: ["vitest", "run", "--config", "tests/server/vitest.config.ts"],
    e2e: ["playwright", "test"],
  },
];
const full: Stages[] = [
  ...daily,
  { "other-studio": ["vitest", "run", "--config", "tests/other-studio/vitest.config.ts"] },
  { engines: ["npm", "run", "--silent", "test:engines"] },
  { image: ["npm", "run", "--silent", "image"] },
];
/** Stages that run without the build. */
const needNoBuild = ["format", "types", "code", "unused", "unit", "dev", "build"];

/** Holds everything that the stages create outside the project. */
const scratch = mkdtempSync(join(tmpdir(), "checks-"));
process.once("exit", () => rmSync(scratch, { recursive: true, force: true }));
process.once("SIGINT", () => process.exit(130));

const options = process.argv.slice(2);
const wanted = options.filter((name) => !name.startsWith("--"));
const isQuick = options.includes("--quick");
// The test configurations read FULL, and run the full matrices if it is set.
if (options.includes("--full")) process.env.FULL = "yes";

const known = full.flatMap(Object.keys);
const unknown = options.find((name) => ![...known, "--quick", "--full"].includes(name));
if (unknown) {
  const usage = `npm test             runs all stages except other-studio, engines and image (npm run test:full runs these too)\nnpm test -- STAGE…   runs only these stages. All stages: ${known.join(", ")}`;
  if (unknown === "--help") console.log(usage);
  else console.error(`Unknown stage ${unknown}.\n${usage}`);
  process.exit(unknown === "--help" ? 0 : 2);
}
// Single stages need a build of the current source.
if (
  wanted.some((name) => !needNoBuild.includes(name)) &&
  (await finish("ready", ["node", "scripts/ready.mjs"]))
)
  process.exit(1);

const failed: string[] = [];
/** Lines that name tests skipped for a missing program. */
const skipped: string[] = [];
for (const stages of roundsToRun()) {
  const runs = Object.entries(stages).map(([name, words], index) => {
    if (!failed.includes("build") || needNoBuild.includes(name)) return finish(name, words, index === 0);
    console.error(`\n== ${name}: not run, because the build failed`);
    return null;
  });
  failed.push(...(await Promise.all(runs)).filter((name) => name !== null));
}
for (const line of skipped) console.error(`\n${line}`);
console.error(failed.length ? `\nfailed: ${failed.join(", ")}` : "\nPassed.");
process.exit(failed.length ? 1 : 0);

function roundsToRun(): Stages[] {
  if (isQuick) return [{ ...statics, unit: ["vitest", ...relatedTests()] }];
  const rounds = wanted.length || process.env.FULL ? full : daily;
  return rounds.map((stages) => Object.fromEntries(Object.entries(stages).filter(([name]) => isToRun(name))));
}

/** Selects the tests related to files changed since the last commit. */
function relatedTests() {
  const { stdout } = spawnSync("git", ["status", "--porcelain", "--untracked-files=all"], {
    encoding: "utf8",
  });
  const changed = (stdout ?? "").split("\n").flatMap((line) => /(?:.* -> |^...)(.+)$/.exec(line)?.[1] ?? []);
  const isText = (file: string) => /^locales\/.*\.json$/.test(file);
  const others = changed.filter((file) => !isText(file));
  if (others.length === changed.length) return ["run", "--changed", "--passWithNoTests"];
  // If a text has a syntax error, "related" would run every test that reads texts.
  return others.length ? ["related", "--run", ...others, ...textTests] : ["run", ...textTests];
}

function isToRun(name: string) {
  if (wanted.length) return wanted.includes(name);
  const obstacle = obstacleTo(name);
  if (obstacle) console.error(`\n== ${name}: skipped: ${obstacle}`);
  return !obstacle;
}

function obstacleTo(name: string) {
  if (name === "other-studio" && !isSample) return "this copy has already been rebranded";
  if (name === "image" && spawnSync("docker", ["info"], { stdio: "ignore" }).status !== 0)
    return "no Docker on this machine";
  return null;
}

/**
 * Runs a stage. Resolves to its name if it failed, otherwise to null. Of stages that run at the same time, only one prints
 * while it runs, the others at their end.
 */
async function finish(name: string, [command = "", ...words]: string[], isLive = true) {
  const start = Date.now();
  console.error(`\n== ${name}`);
  if (command === "playwright" && !hasBrowser()) return name;
  const color = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(command, words, {
    stdio: ["inherit", "pipe", "pipe"],
    env: { ...process.env, ...color, TMPDIR: scratch },
  });
  const held: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => {
      if (line.startsWith("Skipped without ")) skipped.push(line);
      if (isLive) console.error(line);
      else held.push(line);
    });
  const [status] = await once(child, "close");
  for (const line of held) console.error(line);
  console.error(`== ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return status === 0 ? null : name;
}

function hasBrowser() {
  try {
    process.env.CHROMIUM_PATH = findBrowser();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
