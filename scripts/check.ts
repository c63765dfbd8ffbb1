// `npm run check`, `npm test` and `npm run test:full` run rounds of stages, the cheapest first. The stages of a round
// run in parallel. After a round with a failure, the command stops. `npm test -- unit site` runs only these stages.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { isSample } from "../tests/sample.ts";
import { findBrowser } from "./browser.ts";

type Stages = Record<string, string[]>;

const statics: Stages = {
  format: ["biome", "ci", "."],
  types: ["npm", "run", "--silent", "typecheck"],
  // EVERY_ROUTE keeps knip from reporting the files of left-out pages as unused.
  unused: ["env", "EVERY_ROUTE=1", "knip"],
};
const related: Stages = { unit: ["vitest", "run", "--changed", "--passWithNoTests"] };
const daily: Stages[] = [
  statics,
  { unit: ["vitest", "run"] },
  { build: ["npm", "run", "--silent", "build"] },
  { site: ["node", "scripts/check-site.ts"] },
  { "other-studio": ["vitest", "run", "--config", "tests/other-studio/vitest.config.ts"] },
  { server: ["vitest", "run", "--config", "tests/server/vitest.config.ts"] },
  { e2e: ["playwright", "test"] },
];
const full: Stages[] = [
  ...daily,
  { engines: ["npm", "run", "--silent", "test:engines"] },
  { image: ["npm", "run", "--silent", "image"] },
];

const options = process.argv.slice(2);
const wanted = options.filter((name) => !name.startsWith("--"));
const isQuick = options.includes("--quick");
// The test configurations read FULL, and run the full matrices if it is set.
if (options.includes("--full")) process.env.FULL = "yes";

const known = full.flatMap(Object.keys);
const unknown = options.find((name) => ![...known, "--quick", "--full"].includes(name));
if (unknown) {
  const usage = `npm test             runs all stages except engines and image (npm run test:full runs these too)\nnpm test -- STAGE…   runs only these stages. All stages: ${known.join(", ")}`;
  if (unknown === "--help") console.log(usage);
  else console.error(`Unknown stage ${unknown}.\n${usage}`);
  process.exit(unknown === "--help" ? 0 : 2);
}
// Single stages need a build of the current source.
if (wanted.length) await finish("ready", ["node", "scripts/ready.mjs"]);

for (const stages of roundsToRun()) {
  const runs = Object.entries(stages).map(([name, words]) => finish(name, words));
  const failed = (await Promise.all(runs)).filter((name) => name !== null);
  if (failed.length === 0) continue;
  console.error(`\nfailed: ${failed.join(", ")}`);
  process.exit(1);
}
console.error("\nPassed.");

function roundsToRun(): Stages[] {
  if (isQuick) return [{ ...statics, ...related }];
  const rounds = wanted.length || process.env.FULL ? full : daily;
  return rounds.map((stages) => Object.fromEntries(Object.entries(stages).filter(([name]) => isToRun(name))));
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

/** Runs a stage. Resolves to its name if it failed, otherwise to null. */
async function finish(name: string, [command = "", ...words]: string[]) {
  const start = Date.now();
  console.error(`\n== ${name}`);
  if (name === "e2e") process.env.CHROMIUM_PATH = findBrowser();
  const [status] = await once(spawn(command, words, { stdio: "inherit" }), "exit");
  console.error(`== ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return status === 0 ? null : name;
}
