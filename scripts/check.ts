// `npm test`: everything that must hold, in the order in which it is cheapest to find out. Stops at the first stage
// that does not, and prints how long each took. `npm test -- unit content` runs these alone.
import { spawnSync } from "node:child_process";
import { studio } from "../app/studio/company.ts";
import { sample } from "../app/studio/sample.ts";
import { findBrowser } from "./browser.ts";

const stages: Record<string, string[]> = {
  format: ["biome", "ci", "."],
  types: ["npm", "run", "--silent", "typecheck"],
  unit: ["vitest", "run"],
  build: ["npm", "run", "--silent", "build"],
  sizes: ["node", "scripts/size.ts", "--check"],
  content: ["node", "scripts/check-content.ts"],
  "other-studio": ["vitest", "run", "--config", "tests/other-studio/vitest.config.ts"],
  server: ["vitest", "run", "--config", "tests/server/vitest.config.ts"],
  e2e: ["playwright", "test"],
  engines: ["npm", "run", "--silent", "test:engines"],
  image: ["npm", "run", "--silent", "image"],
};

/** What not every machine and not every studio's tree can run. */
const fits: Record<string, () => boolean> = {
  image: hasEngine,
  // It makes another studio of the sample one.
  "other-studio": () => studio.name === sample.name,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !stages[name]);
if (unknown) throw new Error(`${unknown} is no stage: ${Object.keys(stages).join(", ")}`);
// What a stage named alone looks at is the source as it is now.
if (wanted.length) run("ready", ["node", "scripts/ready.mjs"]);
if (!wanted.length || wanted.includes("e2e")) process.env.CHROMIUM_PATH = findBrowser();

for (const [name, words] of Object.entries(stages)) {
  if (wanted.length ? wanted.includes(name) : (fits[name]?.() ?? true)) run(name, words);
}
console.error("\nEverything holds.");

function run(name: string, [command = "", ...words]: string[]) {
  const start = Date.now();
  console.error(`\n== ${name}`);
  const { status } = spawnSync(command, words, { stdio: "inherit" });
  if (status !== 0) {
    console.error(`\n${name}: failed`);
    process.exit(status ?? 1);
  }
  console.error(`== ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

/** Whether this machine can build the image itself. */
function hasEngine() {
  return spawnSync("docker", ["info"], { stdio: "ignore" }).status === 0;
}
