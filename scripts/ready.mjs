// Prepares a checkout to run: installs the packages in package-lock.json (with --bench, also those in
// bench/package-lock.json) and rebuilds the site if the build is older than its source (unless --no-build is given).
// Plain JavaScript, because on a fresh clone it runs on the machine's own Node, which may be older than the project's
// (the `node` package in node_modules/.bin).
import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
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
if (!process.argv.includes("--no-build") && Math.max(...sources.map(newest)) > newest(built))
  npm("run", "build");

function install(folder) {
  const installed = join(folder, "node_modules/.package-lock.json");
  if (newest(join(folder, "package-lock.json")) > newest(installed))
    npm("ci", "--prefix", folder, "--no-fund", "--no-audit", "--loglevel=error");
}

/** Returns the time of the latest change to a file, or to any file in a folder. A missing file is older than any. */
function newest(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? -1;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function npm(...args) {
  execFileSync("npm", args, { stdio: "inherit", shell: process.platform === "win32" });
}
