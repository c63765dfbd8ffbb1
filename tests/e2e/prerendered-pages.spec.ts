import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

// Pages that were rendered before the visitor's latest choice: prerendered, or in the back/forward cache. Playwright's
// browsers have neither, so the tests fake the events.
test("a prerendered page starts nothing, and shows the theme chosen meanwhile", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.addInitScript(() => {
    let ahead = true;
    Object.defineProperty(document, "prerendering", { get: () => ahead });
    document.addEventListener("come", () => {
      ahead = false;
      document.dispatchEvent(new Event("prerenderingchange"));
    });
    // An open chat loads its script on arrival.
    sessionStorage.setItem("chat-open", "yes");
  });
  await page.goto("/about");
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  await page.evaluate(() => {
    localStorage.setItem("theme", "dark");
    document.dispatchEvent(new Event("come"));
  });
  await expectDark(page);
  await expect(page.locator("#island-chat")).toHaveAttribute("data-ready", "yes");
  expect(scripts.length).toBeGreaterThan(0);
});

test("going back shows the theme chosen since, and reloads after a change of language @sample", async ({
  page,
}) => {
  await page.goto("/about");
  await page.evaluate(() => {
    localStorage.setItem("theme", "dark");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expectDark(page);
  const anew = page.waitForEvent("load");
  await page.evaluate(() => {
    sessionStorage.setItem("language", "fr");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await anew;
});

test.describe("a view transition that the browser skips", () => {
  test.use({ expectedErrors: /nobody's/ });
  test("causes no error and hides no other error", async ({ page }) => {
    await page.goto("/about");
    const error = page.waitForEvent("pageerror");
    await page.evaluate(() => {
      Promise.reject(new DOMException("Transition was skipped", "AbortError"));
      setTimeout(() => Promise.reject(new Error("nobody's")));
    });
    expect((await error).message).toBe("nobody's");
  });
});

async function expectDark(page: Page) {
  await expect(page.locator("html")).toHaveClass("dark");
  for (const frame of await page.locator("meta[name=theme-color]").all())
    await expect(frame).toHaveAttribute("content", "#07212a");
}
