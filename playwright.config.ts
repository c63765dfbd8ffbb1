import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // One for each, whatever system and project it is looked at with.
  snapshotPathTemplate: "{testDir}/outlines/{arg}{ext}",
  fullyParallel: true,
  // As many as the smallest machine that runs this has cores.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A machine that others use too may be late once; what fails twice is a fault.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list", { printSteps: false }]],
  timeout: 30_000,
  use: {
    trace: "on-first-retry",
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
    { name: "js", use: { viewport: { width: 1280, height: 800 } } },
    // React has come before anything is done, two seconds after it is asked for, and not at all (tests/e2e/test.ts).
    {
      name: "early",
      use: { viewport: { width: 1280, height: 800 } },
      testMatch: /(chat-widget|chat-page|contact)\.spec\.ts$/,
    },
    {
      name: "late",
      use: { viewport: { width: 1280, height: 800 } },
      testMatch: /(chat-page|contact|estimate)\.spec\.ts$/,
    },
    {
      name: "never",
      use: { viewport: { width: 1280, height: 800 } },
      testMatch: /(chat-page|contact|estimate)\.spec\.ts$/,
    },
    { name: "no-js", use: { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false } },
    {
      name: "mobile",
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
      grep: /@mobile/,
    },
  ],
});
