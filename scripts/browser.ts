import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Returns the path of a Chromium, or an empty string for Playwright's own. Installs one if necessary. */
export function findBrowser(): string {
  const isDownloaded = () => existsSync(chromium.executablePath());
  const found =
    (process.env.CHROMIUM_PATH || null) ??
    (isDownloaded() ? "" : null) ??
    installed() ??
    (run("npx playwright install --with-deps chromium") && isDownloaded() ? "" : null) ??
    (run("apt-get update -qq && apt-get install -y -qq chromium") ? installed() : null);
  if (found === null) throw new Error("No Chromium found. Install it, or set CHROMIUM_PATH to its path.");
  console.error(`browser: ${found || "Playwright's own"}`);
  return found;
}

function installed() {
  const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
  const words = names.map((name) => `command -v ${name}`).join(" || ");
  return spawnSync(words, { shell: true, encoding: "utf8" }).stdout.trim() || null;
}

function run(words: string) {
  return spawnSync(words, { shell: true, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}
