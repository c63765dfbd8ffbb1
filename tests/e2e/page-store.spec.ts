import type { Page } from "@playwright/test";
import { pages } from "../../app/pages.ts";
import { expect, hasJavaScript, hydrated, test } from "./test.ts";

// A trace asks the server again for what it wants to show, and these tests count what the page itself asks for.
test.use({ trace: "off" });

// A violation of the policy, or of Trusted Types, is an error on the console, and such an error fails a test.
const everyPage = pages.flatMap(({ path }) => [path, path === "/" ? "/fr" : `/fr${path}`]);

for (const path of [...everyPage, "/chat"]) {
  test(`${path} keeps to its policy and does not move`, async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto(path);
    await hydrated(page);
    await page.mouse.wheel(0, 2000);
    expect(await violations()).toEqual([]);
    expect(await shift(page)).toBe(0);
  });
}

test.describe("with JavaScript", () => {
  test.beforeEach(() => test.skip(!hasJavaScript()));

  test("a journey keeps to the policy: theme, language, links, back", async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("button", { name: "Switch to dark mode" }).click();
    await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveURL("/services");
    await page.getByRole("link", { name: "Subscription" }).click();
    await page.goBack();
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/contact");
    expect(await violations()).toEqual([]);
    await page.getByRole("button", { name: /^Language/ }).click();
    await page.getByRole("button", { name: "Español" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    expect(await violations()).toEqual([]);
  });

  test("Home asks for no module before it is painted, for each once, and for at most thirteen things", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const { paint, requests } = await page.evaluate(() => ({
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      requests: performance.getEntriesByType("resource").map(({ name, startTime }) => ({ name, startTime })),
    }));
    const scripts = requests.filter(({ name }) => name.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(0);
    for (const { startTime } of scripts) expect(startTime).toBeGreaterThan(paint);
    expect(new Set(requests.map(({ name }) => name)).size).toBe(requests.length);
    // Two of them are fonts; and the document itself.
    expect(requests.length + 1).toBeLessThanOrEqual(13);
  });

  test("a page's data comes once: on intent, and not again at the click", async ({ page, site }) => {
    await page.goto("/");
    await hydrated(page);
    const before = site.lines.length;
    const link = page.getByRole("contentinfo").getByRole("link", { name: "About" });
    const prefetched = page.waitForResponse(/\/about\.data/);
    await link.hover();
    await prefetched;
    await link.click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The server's log is in order: once this line is there, all before it are.
    await page.request.get("/terms?last");
    const lines = () => site.lines.slice(before).filter((line) => /"route":"\/(about|terms)"/.test(line));
    await expect.poll(() => lines().at(-1)).toContain("/terms");
    expect(lines().slice(0, -1)).toHaveLength(1);
  });

  test("a choice of language is not answered from what was fetched in another", async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveTitle(/Web development/);
    await page.getByRole("button", { name: /^Language/ }).click();
    await page.getByRole("button", { name: "Français" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await hydrated(page);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /propos/ })
      .click();
    await expect(page).toHaveURL("/about");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page).toHaveTitle(/Budapest/);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).not.toContain("studio, on purpose");
  });
});

/** Collects what the policy refuses in this page, from its first byte on. */
async function watchViolations(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      const known = sessionStorage.getItem("violations") ?? "[]";
      sessionStorage.setItem(
        "violations",
        JSON.stringify([...JSON.parse(known), { violatedDirective, blockedURI, sample }]),
      );
    });
  });
  return async () =>
    hasJavaScript() ? page.evaluate(() => JSON.parse(sessionStorage.getItem("violations") ?? "[]")) : [];
}

/** The page's cumulative layout shift so far. */
async function shift(page: Page) {
  if (!hasJavaScript()) return 0;
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput)
              sum += Number(entry.value);
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(Math.round(sum * 1000) / 1000), 100);
      }),
  );
}
