// Makes a checkout ready to run: installs what package-lock.json names (with --bench, what bench/package-lock.json
// names too) and, unless --no-build says otherwise, builds what is older than its source. Plain JavaScript, because on
// a fresh clone the machine's own Node runs it, which may be older than the one the project brings (the `node` package
// in node_modules/.bin).
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

install(".");
if (process.argv.includes("--bench")) install("bench");

const built = "build/server/index.js";
const sources = [
  "app",
  "locales",
  "public",
  "scripts",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];
const wantsBuild = !process.argv.includes("--no-build");
if (wantsBuild && (!existsSync(built) || Math.max(...sources.map(newest)) > newest(built)))
  run("npm", ["run", "build"]);

function install(folder) {
  const installed = join(folder, "node_modules/.package-lock.json");
  if (existsSync(installed) && newest(join(folder, "package-lock.json")) <= newest(installed)) return;
  run("npm", ["ci", "--prefix", folder, "--no-fund", "--no-audit", "--loglevel=error"]);
}

/** The time of the latest change to a file, or to any file in a folder. */
function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function run(command, args) {
  execFileSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
}
