import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "../../scripts/browser.ts";
import { hasTool } from "../../tests/tool.ts";
import type { Browser } from "./browser.ts";
import { launch } from "./puppeteer.ts";
import { launchWebKit } from "./webkit.ts";

/** Functions that launch each engine from the distribution's packages; null for an engine that isn't installed. */
export const engines: Record<"Chromium" | "Firefox" | "WebKit", (() => Promise<Browser>) | null> = {
  Chromium: launchAt("chrome", chromiumPath()),
  Firefox: launchAt("firefox", hasTool("firefox") || hasTool("firefox-esr") ? firefoxPath() : ""),
  WebKit: hasTool("Xvfb") && hasTool("WebKitWebDriver") ? launchWebKit : null,
};

function launchAt(browser: "chrome" | "firefox", path: string) {
  return path ? () => launch(browser, path) : null;
}

function chromiumPath() {
  return ensureBrowser() || chromium.executablePath();
}

function firefoxPath() {
  return spawnSync("sh", ["-c", "command -v firefox-esr || command -v firefox"], {
    encoding: "utf8",
  }).stdout.trim();
}
