// Makes a checkout ready to run: installs what package-lock.json names and builds what is older than its
// source. Plain JavaScript, because on a fresh clone the machine's own Node runs it, which may be older
// than the one the project brings (the `node` package in node_modules/.bin).
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const installed = "node_modules/.package-lock.json";
if (!existsSync(installed) || newest("package-lock.json") > newest(installed))
  run("npm", ["ci", "--no-fund", "--no-audit", "--loglevel=error"]);

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

/** When a file, or the youngest in a folder, was last changed. */
function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function run(command, args) {
  execFileSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
}
