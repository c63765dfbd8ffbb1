// Prepares a checkout to run: installs the packages in package-lock.json (with --bench, also those in
// bench/package-lock.json) and rebuilds the site if its source has changed since the build (unless --no-build is given).
// `npm run build` calls it with --built, to record what the build was made from.
// Plain JavaScript, because on a fresh clone it runs on the machine's own Node, which may be older than the project's
// (the `node` package in node_modules/.bin).
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";

// As npm does, for when this file runs without it.
process.env.PATH = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
const options = process.argv.slice(2);
const record = "build/source.sha256";
const sources = [
  "app",
  "locales",
  "public",
  "scripts",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];

if (options.includes("--built")) {
  writeFileSync(record, fingerprint());
} else {
  install(".");
  requireNode();
  if (options.includes("--bench")) install("bench");
  // Judged by content: a modification time says nothing about a deleted file, an unpacked archive or a failed build.
  if (!options.includes("--no-build") && read(record) !== fingerprint()) run("npm", ["run", "build"]);
}

function install(folder) {
  if (isInstalled(folder)) return;
  // Without --include=dev, NODE_ENV=production would leave out what the build needs.
  const flags = ["--include=dev", "--no-fund", "--no-audit", "--loglevel=error"];
  run("npm", ["ci", "--prefix", folder, ...flags]);
}

/**
 * Compares what npm has installed with what the lock file requires. npm writes its own list last, so that an interrupted
 * installation has none. The image, whose package.json has no devDependencies, needs no development packages.
 */
function isInstalled(folder) {
  const installed = json(join(folder, "node_modules/.package-lock.json")).packages;
  const { packages } = json(join(folder, "package-lock.json"));
  const needsDev = json(join(folder, "package.json")).devDependencies !== undefined;
  const isNeeded = ({ dev, devOptional, optional }) => !optional && !devOptional && (needsDev || !dev);
  return Object.entries(packages).every(
    ([path, entry]) => !path || !isNeeded(entry) || installed?.[path]?.version === entry.version,
  );
}

/** The package `node` fetches its program in an install script, which npm may be set to ignore. */
function requireNode() {
  const { stdout } = spawnSync("node", ["--version"], { encoding: "utf8" });
  if ((stdout ?? "").localeCompare("v22.22", "en", { numeric: true }) < 0)
    run("npm", ["rebuild", "node", "--ignore-scripts=false", "--loglevel=error"]);
}

/** Returns a hash of the names and contents of all source files. */
function fingerprint() {
  const hash = createHash("sha256");
  const isFile = (path) => statSync(path).isFile();
  const inside = (path) => readdirSync(path, { recursive: true }).map((name) => join(path, name));
  const files = sources.flatMap((path) => (isFile(path) ? path : inside(path).filter(isFile).sort()));
  for (const path of files) hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
  return hash.digest("hex");
}

function json(path) {
  return JSON.parse(read(path) ?? "{}");
}

function read(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}

/** Runs a command, whose own output says what went wrong. */
function run(command, words) {
  const { status } = spawnSync(command, words, { stdio: "inherit", shell: process.platform === "win32" });
  if (status === 0) return;
  console.error(`\`${command} ${words.join(" ")}\` failed: see above. Once that is solved, run this again.`);
  process.exit(1);
}
