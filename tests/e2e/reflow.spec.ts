import { AxeBuilder } from "@axe-core/playwright";
import { fill } from "../../app/i18n/fill.ts";
import { locales } from "../../app/i18n/locales.ts";
import { pages } from "../../app/pages.ts";
import { distinctOffers } from "../../app/studio/estimate-query.ts";
import { languages } from "../../locales/languages.server.ts";
import { isFull } from "../full.ts";
import { fr } from "../sample.ts";
import { expect, test } from "./test.ts";
import { findUnreadableTexts } from "./unreadable-texts.ts";

const fullEstimate = `/estimate?${distinctOffers.map(({ name }) => `row=${name}`).join("&")}`;
const everyAddress = [...pages.map(({ path }) => path), "/chat", "/nowhere", fullEstimate];
/** Pages to check with axe, which takes seconds for each. They contain every kind of component. */
const axeAddresses = isFull ? everyAddress : ["/", "/services", "/contact", "/chat", fullEstimate];

test.use({ expectedErrors: /404/, contextOptions: { reducedMotion: "reduce" } });
test.slow();

for (const locale of locales)
  test(`no text in ${locale} is cut off at any width or text spacing`, async ({ page }) => {
    for (const path of everyAddress) {
      await page.setViewportSize({ width: 1440, height: 800 });
      await page.goto(`/${locale}${path === "/" ? "" : path}`);
      for (const width of isFull ? [1440, 768, 375, 320] : [1440, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(findUnreadableTexts), `${path} at ${width} px`).toEqual([]);
      }
      // WCAG 1.4.12: readers may set this text spacing. French has the longest words.
      if (locale !== fr && !isFull) continue;
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

  for (const locale of locales) {
    test(`has no axe violations in ${locale}, and a header below a third of the window${locale === "en" ? "" : " @full"}`, async ({
      page,
    }) => {
      for (const path of axeAddresses) {
        await page.goto(`/${locale}${path === "/" ? "" : path}`);
        // Colours don't depend on the window size, and accessibility.spec.ts checks them.
        const { violations } = await new AxeBuilder({ page }).disableRules(["color-contrast"]).analyze();
        expect(violations, path).toEqual([]);
        const header = await page.getByRole("banner").boundingBox();
        expect(header?.height, path).toBeLessThan(256 / 3);
      }
    });
  }

  test("keeps the menu, the language list and the chat within the window", async ({ page }) => {
    const { layout, chat } = languages.en.copy;
    await page.goto("/");
    await page.getByRole("button", { name: layout.menu.open }).click();
    const last = page.getByRole("navigation", { name: layout.nav.label }).getByRole("link").last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: fill(layout.language.current, { name: "English" }) }).click();
    for (const { name } of Object.values(languages))
      await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: chat.button.open }).click();
    const panel = page.getByRole("dialog", { name: chat.title });
    await expect(panel.getByRole("textbox")).toBeInViewport({ ratio: 1 });
    await expect(panel.getByRole("button", { name: chat.button.close })).toBeInViewport({ ratio: 1 });
  });
});

test.describe("with forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  for (const theme of ["light", "dark"] as const) {
    test(`all text contrasts with its background in the ${theme} theme${theme === "dark" ? "" : " @full"}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: theme });
      for (const path of axeAddresses) {
        await page.goto(path);
        // Axe reads the computed text fill colour, which ignores forced colours.
        await page.evaluate(() => {
          for (const element of document.querySelectorAll<HTMLElement>("body, body :not(svg, svg *)"))
            element.style.setProperty("-webkit-text-fill-color", getComputedStyle(element).color);
        });
        const colours = new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]);
        expect((await colours.analyze()).violations, path).toEqual([]);
      }
    });
  }
});

test.describe("with prefers-contrast: more", () => {
  test.use({ contextOptions: { contrast: "more", reducedMotion: "reduce" } });

  test("all text has a contrast of 7:1 in both themes", async ({ page }) => {
    for (const path of axeAddresses) {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        const axe = new AxeBuilder({ page }).withRules(["color-contrast-enhanced"]);
        const found = (await axe.analyze()).violations.flatMap(({ nodes }) =>
          nodes.map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message}`),
        );
        expect(found, `${path}, ${colorScheme}`).toEqual([]);
      }
    }
  });
});
