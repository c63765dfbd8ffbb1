import { AxeBuilder } from "@axe-core/playwright";
import { fill } from "../../../app/i18n/fill.ts";
import { defaultLocale, locales } from "../../../app/i18n/locales.ts";
import { languages } from "../../../locales/languages.server.ts";
import { isFull } from "../../full.ts";
import { pathIn, words } from "../../words.ts";
import { violationsIn } from "../axe.ts";
import { expect, test } from "../test.ts";
import { checkedAddresses, checkedLocales, everyAddress } from "./addresses.ts";
import { findUnreadableTexts } from "./unreadable-texts.ts";

test.use({ expectedErrors: /404/, contextOptions: { reducedMotion: "reduce" } });
test.slow();

test.describe("in a window of 320 px", () => {
  test.use({ viewport: { width: 320, height: 800 } });

  // Visits every page with scripts. A violation of the policy or of Trusted Types logs a console error, which fails it.
  for (const locale of locales)
    test(`no page in ${locale} is wider than the window or violates its security policy`, async ({
      page,
    }) => {
      for (const path of everyAddress) {
        await page.goto(pathIn(locale, path));
        await page.mouse.wheel(0, 2000);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, `width of ${path}`).toBe(320);
      }
    });
});

for (const locale of checkedLocales)
  test(`no text in ${locale} is cut off at any width or text spacing`, async ({ page }) => {
    for (const path of checkedAddresses) {
      await page.setViewportSize({ width: 1440, height: 800 });
      await page.goto(pathIn(locale, path));
      for (const width of [1440, 768, 375, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(findUnreadableTexts), `${path} at ${width} px`).toEqual([]);
      }
      // WCAG 1.4.12: readers may set this text spacing.
      await page.setViewportSize({ width: 375, height: 800 });
      await page.evaluate(() => {
        const spaced = new CSSStyleSheet();
        spaced.replaceSync(`* {
          line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
        }
        p { margin-block-end: 2em !important; }`);
        document.adoptedStyleSheets = [spaced];
      });
      expect(await page.evaluate(findUnreadableTexts), `${path}, spaced`).toEqual([]);
    }
  });

test.describe("at 400 % zoom", () => {
  // A window of 1280 × 1024 at 400 % zoom.
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

  for (const locale of checkedLocales)
    test(`has a header below a third of the window in ${locale}, and no axe violations`, async ({ page }) => {
      for (const path of checkedAddresses) {
        await page.goto(pathIn(locale, path));
        const header = await page.getByRole("banner").boundingBox();
        expect(header?.height, path).toBeLessThan(256 / 3);
        if (!isFull) continue;
        // Colours don't depend on the window size, and axe.spec.ts checks them.
        const axe = new AxeBuilder({ page }).disableRules(["color-contrast"]);
        expect(await violationsIn(axe), path).toEqual([]);
      }
    });

  test("keeps the menu and the language list within the window", async ({ page }) => {
    const { layout } = words;
    await page.goto("/");
    await page.getByRole("button", { name: layout.menu.open }).click();
    const last = page.getByRole("navigation", { name: layout.nav.label }).getByRole("link").last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    if (locales.length > 1) {
      const { name } = languages[defaultLocale];
      await page.getByRole("button", { name: fill(layout.language.current, { name }) }).click();
      for (const locale of locales)
        await expect(page.getByRole("button", { name: languages[locale].name, exact: true })).toBeInViewport({
          ratio: 1,
        });
      await page.keyboard.press("Escape");
    }
  });
});
