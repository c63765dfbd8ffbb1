import type { Page } from "@playwright/test";
import { themeColors } from "../../app/theme/theme-colors.ts";
import { at } from "../words.ts";
import { expect, ready, test } from "./test.ts";

// These tests show pages from before the visitor's latest choice, either prerendered or from the back/forward cache.
// Playwright's browsers support neither, so the tests simulate the events.
test("a prerendered page loads no script until it is shown, and then applies the latest theme", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.addInitScript(() => {
    let prerendering = true;
    Object.defineProperty(document, "prerendering", { get: () => prerendering });
    document.addEventListener("activate-page", () => {
      prerendering = false;
      document.dispatchEvent(new Event("prerenderingchange"));
    });
    // A form with a draft loads its script at once.
    sessionStorage.setItem("contact-draft", "{}");
  });
  await page.goto(at.contact);
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  await page.evaluate(() => {
    localStorage.setItem("theme", "dark");
    document.dispatchEvent(new Event("activate-page"));
  });
  await expectDark(page);
  await ready(page, "contact");
  expect(scripts.length).toBeGreaterThan(0);
});

test("a page restored by going back applies the latest theme, or reloads for a new language", {
  tag: ["@sample"],
}, async ({ page }) => {
  await page.goto(at.privacy);
  await page.evaluate(() => {
    localStorage.setItem("theme", "dark");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expectDark(page);
  const reloaded = page.waitForEvent("load");
  await page.evaluate(() => {
    sessionStorage.setItem("language", "fr");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await reloaded;
});

async function expectDark(page: Page) {
  await expect(page.locator("html")).toHaveClass("dark");
  for (const meta of await page.locator("meta[name=theme-color]").all())
    await expect(meta).toHaveAttribute("content", themeColors.dark);
}
