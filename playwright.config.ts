import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { defaultLocale } from "./app/i18n/locales.ts";
import { isFull } from "./tests/full.ts";
import { isSample, testsLeftOut } from "./tests/sample.ts";

const css = /e2e\/css\/.*\.spec\.ts$/;
const desktop = { viewport: { width: 1280, height: 800 } };

// @full marks the rest of a matrix of languages and services. @sample marks tests that name the sample studio's prices or
// languages.
const leftOut = [...(isFull ? [] : [/@full/]), ...(isSample ? [] : [/@sample/])];
if (!isSample) console.error("Skipping tests tagged @sample: this isn't the sample studio.");

/** Selects tests from these files: only those with the tag in `npm test`, all of them in `npm run test:full`. */
const tagged = (tag: RegExp, files: RegExp) => ({ testMatch: files, ...(!isFull && { grep: tag }) });

export default defineConfig({
  testDir: "tests/e2e",
  testIgnore: testsLeftOut,
  outputDir: "test-results",
  fullyParallel: true,
  // Each worker has a browser and a server.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  forbidOnly: Boolean(process.env.CI),
  grepInvert: leftOut,
  reporter: [["list", { printSteps: false }]],
  // Long, because a busy machine is slow and no test measures time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    // A site in several languages picks one by the browser's.
    locale: defaultLocale,
    // A click waits as long as an assertion for its button, so that a missing one doesn't take the whole timeout.
    actionTimeout: 30_000,
    launchOptions: {
      // Set by scripts/browser.ts. If unset, Playwright uses its own browser.
      executablePath: process.env.CHROMIUM_PATH || undefined,
      // Lets the browser run as root in a container, and disables features that call home.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    // Journeys. `npm test` runs those tagged @mobile only on a phone.
    {
      name: "js",
      use: desktop,
      testIgnore: [...testsLeftOut, css],
      grepInvert: isFull ? leftOut : [...leftOut, /@mobile/],
    },
    // Checks of style sheets and fonts, on three pages or on all (see tests/e2e/css/addresses.ts).
    { name: "css", use: desktop, testMatch: css },
    // Runs forms, menus and panels without JavaScript. All other pages have the same HTML with and without it.
    {
      name: "no-js",
      use: { ...desktop, javaScriptEnabled: false },
      ...tagged(/@no-js/, /(chat-page|contact|estimate|keyboard|theme)\.spec\.ts$/),
    },
    // React hydrates before the test begins, two seconds late, or never (see tests/e2e/test.ts).
    { name: "early", use: desktop, ...tagged(/@arrival/, /(chat-widget|chat-page|contact)\.spec\.ts$/) },
    { name: "late", use: desktop, ...tagged(/@arrival/, /(chat-page|contact|estimate)\.spec\.ts$/) },
    { name: "never", use: desktop, ...tagged(/@arrival/, /(chat-page|contact|estimate)\.spec\.ts$/) },
    {
      name: "mobile",
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
      testIgnore: [...testsLeftOut, css],
      grep: /@mobile/,
    },
  ],
});
