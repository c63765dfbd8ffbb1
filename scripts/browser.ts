import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/**
 * Returns the path of a Chromium, or an empty string for Playwright's own. If there is none that starts, downloads
 * Playwright's, which needs no root. Where that fails, root on Debian installs the package.
 */
export function ensureBrowser(): string {
  const found =
    process.env.CHROMIUM_PATH ||
    (playwrights() ??
      installed() ??
      (succeeds("npx playwright install chromium") ? playwrights() : null) ??
      (succeeds("apt-get update && apt-get install -y chromium") ? installed() : null));
  if (found === null)
    throw new Error(
      "No Chromium that starts. Install the package `chromium`, run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH.",
    );
  console.error(`browser: ${found || "Playwright's own"}`);
  return found;
}

function playwrights() {
  return existsSync(chromium.executablePath()) && succeeds(`"${chromium.executablePath()}" --version`)
    ? ""
    : null;
}

function installed() {
  const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
  // On Ubuntu, the program is a stub that doesn't start until a snap is installed.
  const tries = names.map((name) => `${name} --version >/dev/null 2>&1 && command -v ${name}`);
  return spawnSync(tries.join(" || "), { shell: true, encoding: "utf8" }).stdout.trim() || null;
}

function succeeds(command: string) {
  return spawnSync(command, { shell: true, stdio: "ignore" }).status === 0;
}
