// Finds a Chromium for the tests, or gets one: an installed one, Playwright's own download, the system's
// package manager, in this order. Prints what it did on stderr and the path on stdout.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";

/** The path of a Chromium that runs, or an empty string for Playwright's own. Throws when none can be had. */
export function findBrowser(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) return said(given, "CHROMIUM_PATH");
  if (existsSync(chromium.executablePath())) return said("", "Playwright's own");
  const installed = onPath();
  if (installed) return said(installed, "the system's");
  if (tried("npx", ["playwright", "install", "--with-deps", "chromium"]))
    return said("", "Playwright's own, downloaded");
  if (tried("apt-get", ["update", "-qq"]) && tried("apt-get", ["install", "-y", "-qq", "chromium"])) {
    const packaged = onPath();
    if (packaged) return said(packaged, "the system's, installed with apt-get");
  }
  throw new Error("No Chromium: install one and set CHROMIUM_PATH to it.");
}

function onPath() {
  for (const name of ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]) {
    try {
      return execFileSync("which", [name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
    } catch {
      // Not this one.
    }
  }
  return null;
}

function tried(command: string, args: string[]) {
  try {
    execFileSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });
    return true;
  } catch {
    return false;
  }
}

function said(path: string, which: string) {
  console.error(`browser: ${which}`);
  return path;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) process.stdout.write(findBrowser());
