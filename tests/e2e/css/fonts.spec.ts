import type { Page } from "@playwright/test";
import { isFull } from "../../full.ts";
import { pathIn } from "../../words.ts";
import { expect, test } from "../test.ts";
import { checkedAddresses, checkedLocales } from "./addresses.ts";

/** A phone has the smallest space. */
const widths = isFull ? [375, 1440] : [375];

test.slow();

// app/styles.css has the metrics of the fallback fonts. If a title wraps differently in a fallback font because it
// almost fills a line, change the title's words or size.
test.describe("a page whose fonts load after its first paint", () => {
  test.use({ expectedErrors: /404/, contextOptions: { reducedMotion: "reduce" } });

  for (const width of widths)
    for (const locale of checkedLocales)
      test(`doesn't shift, in ${locale} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 812 });
        for (const path of checkedAddresses) {
          const { promise: painted, resolve: release } = Promise.withResolvers<void>();
          await page.route("**/*.woff2", async (route) => {
            await painted;
            await route.continue();
          });
          const address = pathIn(locale, path);
          await page.goto(address, { waitUntil: "commit" });
          await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
          release();
          await page.waitForLoadState();
          expect(await loadedFonts(page), address).toEqual(["Faustina", "Truculenta"]);
          // Fallback fonts may differ from the final ones by a fraction of a pixel.
          expect(await layoutShift(page), address).toBeLessThanOrEqual(0.02);
          await page.unrouteAll();
        }
      });
});

/** Waits for the page's fonts, and returns the families that it has loaded, of one or more files each. */
function loadedFonts(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const families = [...document.fonts]
      .filter(({ status, family }) => status === "loaded" && !family.includes("stand-in"))
      .map(({ family }) => family.replaceAll('"', ""));
    return [...new Set(families)].sort();
  });
}

/** Returns the page's cumulative layout shift so far. */
function layoutShift(page: Page) {
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
