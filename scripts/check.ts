// `npm test`: everything that must hold, in the order in which it is cheapest to find out. Stops at the first
// that does not, and prints how long each took.
import { spawnSync } from "node:child_process";
import { findBrowser } from "./browser.ts";

process.env.CHROMIUM_PATH = findBrowser();

run("format and lint", "biome", ["ci", "."]);
run("types", "npm", ["run", "--silent", "typecheck"]);
run("unit tests", "vitest", ["run"]);
run("build", "npm", ["run", "--silent", "build"]);
run("sizes", "node", ["scripts/size.ts", "--check"]);
run("content", "node", ["scripts/check-content.ts"]);
run("server tests", "vitest", ["run", "--config", "tests/server/vitest.config.ts"]);
run("end-to-end tests", "playwright", ["test"]);

console.error("\nEverything holds.");

function run(what: string, command: string, args: string[]) {
  const start = Date.now();
  console.error(`\n== ${what}`);
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) {
    console.error(`\n${what}: failed`);
    process.exit(status ?? 1);
  }
  console.error(`== ${what}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
