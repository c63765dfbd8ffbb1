import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { isFull } from "./tests/full.ts";
import { isSample, testsLeftOut } from "./tests/sample.ts";

const desktop = { viewport: { width: 1280, height: 800 } };

// @full: the rest of a matrix of languages, widths and themes. @sample: names the sample studio's prices or languages.
const leftOut = [...(isFull ? [] : [/@full/]), ...(isSample ? [] : [/@sample/])];
if (!isSample) console.error("Skipping tests tagged @sample: this isn't the sample studio.");

/** These files: in `npm test` their tests with the tag, in `npm run test:full` all. */
const tagged = (tag: RegExp, files: RegExp) => ({ testMatch: files, ...(!isFull && { grep: tag }) });

export default defineConfig({
  testDir: "tests/e2e",
  testIgnore: testsLeftOut,
  outputDir: "test-results",
  // The same snapshots on every system and in every project.
  snapshotPathTemplate: "{testDir}/outlines/{arg}{ext}",
  fullyParallel: true,
  // Each worker has a browser and a server.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  forbidOnly: Boolean(process.env.CI),
  grepInvert: leftOut,
  reporter: [["list", { printSteps: false }]],
  // Long: a busy machine is slow, and no test measures time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: {
      // Set by scripts/browser.ts; unset, Playwright uses the browser of its own.
      executablePath: process.env.CHROMIUM_PATH || undefined,
      // As root in a container, and with nothing that calls home.
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
    { name: "js", use: desktop },
    // Forms, menus and panels without JavaScript; all other pages are the same bytes.
    {
      name: "no-js",
      use: { ...desktop, javaScriptEnabled: false },
      ...tagged(
        /@no-js/,
        /(chat-page|chat-tools|contact|estimate|keyboard|language|layout|services|theme)\.spec\.ts$/,
      ),
    },
    // React hydrates before the test begins, two seconds late, and never (tests/e2e/test.ts).
    { name: "early", use: desktop, ...tagged(/@arrival/, /(chat-widget|chat-page|contact)\.spec\.ts$/) },
    { name: "late", use: desktop, ...tagged(/@arrival/, /(chat-page|contact|estimate)\.spec\.ts$/) },
    { name: "never", use: desktop, ...tagged(/@arrival/, /(chat-page|contact|estimate)\.spec\.ts$/) },
    {
      name: "mobile",
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
      grep: /@mobile/,
    },
  ],
});
