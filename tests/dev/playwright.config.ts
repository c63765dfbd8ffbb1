import { defineConfig } from "@playwright/test";
import e2e from "../../playwright.config.ts";

/** Tests of `npm run dev`. They need no build. */
export default defineConfig({
  ...e2e,
  testDir: ".",
  outputDir: "../../test-results",
  testIgnore: [],
  projects: [{ name: "dev" }],
  timeout: 300_000,
});
