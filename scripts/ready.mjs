// Prepares a checkout to run: installs the packages in package-lock.json (with --bench, also those in
// bench/package-lock.json) and rebuilds the site if the build is older than its source (unless --no-build is given).
// Plain JavaScript, because on a fresh clone it runs on the machine's own Node, which may be older than the project's
// (the `node` package in node_modules/.bin).
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

function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function run(command, args) {
  execFileSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
}
