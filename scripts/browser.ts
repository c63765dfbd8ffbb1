import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Returns the path of a Chromium, or an empty string for Playwright's own, which it downloads if there is none. */
export function findBrowser(): string {
  const isDownloaded = () => existsSync(chromium.executablePath());
  const found =
    (process.env.CHROMIUM_PATH || null) ??
    (isDownloaded() ? "" : null) ??
    installed() ??
    (succeeds("npx", ["playwright", "install", "chromium"]) && isDownloaded() ? "" : null);
  // Playwright's own needs system libraries, which only root can install.
  if (found === null || !succeeds(found || chromium.executablePath(), ["--version"]))
    throw new Error(
      "No Chromium that starts. Install the package `chromium`, run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH.",
    );
  console.error(`browser: ${found || "Playwright's own"}`);
  return found;
}

function installed() {
  const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
  const words = names.map((name) => `command -v ${name}`).join(" || ");
  return spawnSync(words, { shell: true, encoding: "utf8" }).stdout.trim() || null;
}

function succeeds(program: string, args: string[]) {
  return spawnSync(program, args, { stdio: "ignore" }).status === 0;
}
