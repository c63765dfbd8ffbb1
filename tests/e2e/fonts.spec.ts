import type { Page } from "@playwright/test";
import { locales } from "../../app/i18n/locales.ts";
import { pages } from "../../app/pages.ts";
import { shift } from "./layout-shift.ts";
import { expect, test } from "./test.ts";

// app/styles.css has the metrics of the fallbacks. A title that almost fills a line can wrap differently in them:
// change its words or its size.
test.describe("titles in the fallback fonts", () => {
  test.use({ expectedErrors: /ERR_FAILED/, contextOptions: { reducedMotion: "reduce" } });

  for (const width of [375, 1440])
    for (const locale of locales)
      test(`are as high as in the final fonts, in ${locale} at ${width} px${tag(locale, width)}`, async ({
        context,
        page,
      }) => {
        test.slow();
        const without = await context.newPage();
        await without.route("**/*.woff2", (route) => route.abort());
        for (const sheet of [page, without]) await sheet.setViewportSize({ width, height: 812 });
        for (const path of [...pages.map((each) => each.path), "/chat"]) {
          const address = `/${locale}${path === "/" ? "" : path}`;
          expect(await titleHeight(without, address), address).toBeCloseTo(
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
          expect(await faces(page), address).toEqual(["Faustina", "Truculenta"]);
          expect(await shift(page), address).toBeLessThanOrEqual(0.005);
          await page.unrouteAll();
        }
      });
});

/** French on a phone: the longest words in the smallest space. */
function tag(locale: string, width: number) {
  return locale === "fr" && width === 375 ? "" : " @full";
}

/** The loaded fonts, once the page has loaded all of them. */
function faces(page: Page) {
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
