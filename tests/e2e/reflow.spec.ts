import { AxeBuilder } from "@axe-core/playwright";
import { fill } from "../../app/i18n/fill.ts";
import { locales } from "../../app/i18n/locales.ts";
import { pages } from "../../app/pages.ts";
import { distinctOffers } from "../../app/studio/estimate-query.ts";
import { languages } from "../../locales/languages.server.ts";
import { fr } from "../sample.ts";
import { expect, test } from "./test.ts";
import { troubles } from "./troubles.ts";

/** Every page, the chat's and the one that is not there, and an estimate with all that can be chosen. */
const addresses = [
  ...pages.map(({ path }) => path),
  "/chat",
  "/nowhere",
  `/estimate?${distinctOffers.map(({ name }) => `row=${name}`).join("&")}`,
];

test.use({ expectedErrors: /404/, contextOptions: { reducedMotion: "reduce" } });
test.slow();

for (const locale of locales) {
  for (const width of [320, 375, 768, 1440]) {
    test(`every text in ${locale} has its room at ${width} px${[320, 1440].includes(width) ? "" : " @full"}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of addresses) {
        await page.goto(`/${locale}${path === "/" ? "" : path}`);
        expect(await page.evaluate(troubles), path).toEqual([]);
      }
    });
  }

  // WCAG 1.4.12: as those set it who can't read it otherwise.
  test(`every text in ${locale} has its room when it is spaced${locale === fr ? "" : " @full"}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    for (const path of addresses) {
      await page.goto(`/${locale}${path === "/" ? "" : path}`);
      await page.evaluate(() => {
        const spaced = new CSSStyleSheet();
        spaced.replaceSync(`* {
          line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
        }
        p { margin-block-end: 2em !important; }`);
        document.adoptedStyleSheets = [spaced];
      });
      expect(await page.evaluate(troubles), path).toEqual([]);
    }
  });
}

test.describe("at 400 %", () => {
  // A window of 1280 × 1024.
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

  for (const locale of locales) {
    test(`axe finds nothing in ${locale}, and the header leaves room${locale === "en" ? "" : " @full"}`, async ({
      page,
    }) => {
      for (const path of addresses) {
        await page.goto(`/${locale}${path === "/" ? "" : path}`);
        // Colours don't know how large a window is: accessibility.spec.ts looks at them.
        const { violations } = await new AxeBuilder({ page }).disableRules(["color-contrast"]).analyze();
        expect(violations, path).toEqual([]);
        const header = await page.getByRole("banner").boundingBox();
        expect(header?.height, path).toBeLessThan(256 / 3);
      }
    });
  }

  test("menu, languages and chat are within reach", async ({ page }) => {
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

test.describe("forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  for (const theme of ["light", "dark"] as const) {
    test(`axe finds every colour apart from its ground, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      for (const path of addresses) {
        await page.goto(path);
        // Axe asks for the letters' fill, which as a computed value knows nothing of forced colours.
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

test.describe("more contrast", () => {
  test.use({ contextOptions: { contrast: "more", reducedMotion: "reduce" } });

  for (const theme of ["light", "dark"] as const) {
    test(`every text has 7:1, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      for (const path of addresses) {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page })
          .withRules(["color-contrast-enhanced"])
          .analyze();
        const found = violations.flatMap(({ nodes }) =>
          nodes.map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message}`),
        );
        expect(found, path).toEqual([]);
      }
    });
  }
});
