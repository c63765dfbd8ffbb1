import type { Page } from "@playwright/test";
import { locales } from "../../app/i18n/locales.ts";
import { pages } from "../../app/pages.ts";
import { layoutShift } from "./layout-shift.ts";
import { expect, test } from "./test.ts";

// app/styles.css has the metrics of the fallback fonts. If a title wraps differently in a fallback font because it
// almost fills a line, change the title's words or size.
test.describe("fallback fonts", () => {
  test.use({ expectedErrors: /ERR_FAILED/, contextOptions: { reducedMotion: "reduce" } });

  for (const width of [375, 1440])
    for (const locale of locales)
      test(`give titles the same height as the final fonts, in ${locale} at ${width} px${tag(locale, width)}`, async ({
        context,
        page,
      }) => {
        test.slow();
        const fallbackPage = await context.newPage();
        await fallbackPage.route("**/*.woff2", (route) => route.abort());
        for (const each of [page, fallbackPage]) await each.setViewportSize({ width, height: 812 });
        for (const path of [...pages.map((each) => each.path), "/chat"]) {
          const address = `/${locale}${path === "/" ? "" : path}`;
          expect(await titleHeight(fallbackPage, address), address).toBeCloseTo(
            await titleHeight(page, address),
            0,
          );
        }
      });
});

test.describe("a page whose fonts load after its first paint", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const width of [375, 1440])
    for (const locale of locales)
      test(`doesn't shift, in ${locale} at ${width} px${tag(locale, width)}`, async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width, height: 812 });
        for (const { path } of pages) {
          const { promise: painted, resolve: release } = Promise.withResolvers<void>();
          await page.route("**/*.woff2", async (route) => {
            await painted;
            await route.continue();
          });
          const address = `/${locale}${path === "/" ? "" : path}`;
          await page.goto(address, { waitUntil: "commit" });
          await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
          release();
          await page.waitForLoadState();
          expect(await loadedFonts(page), address).toEqual(["Faustina", "Truculenta"]);
          expect(await layoutShift(page), address).toBeLessThanOrEqual(0.005);
          await page.unrouteAll();
        }
      });
});

/** Marks all but French on a phone as `@full`, since French has the longest words and a phone the smallest space. */
function tag(locale: string, width: number) {
  return locale === "fr" && width === 375 ? "" : " @full";
}

/** Waits for the page's fonts, and returns the families that it has loaded. */
function loadedFonts(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status, family }) => status === "loaded" && !family.includes("stand-in"))
      .map(({ family }) => family.replaceAll('"', ""))
      .sort();
  });
}

async function titleHeight(page: Page, address: string) {
  await page.goto(address);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const box = await page.getByRole("heading", { level: 1 }).boundingBox();
  return box?.height ?? 0;
}
