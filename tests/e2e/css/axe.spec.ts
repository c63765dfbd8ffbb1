import { AxeBuilder } from "@axe-core/playwright";
import { isFull } from "../../full.ts";
import { pathIn } from "../../words.ts";
import { violationsIn, wcagRules } from "../axe.ts";
import { expect, test } from "../test.ts";
import { checkedAddresses, checkedLocales } from "./addresses.ts";

const colourRules = ["color-contrast", "link-in-text-block"];
const themes = ["light", "dark"] as const;

test.use({ expectedErrors: /404/, contextOptions: { reducedMotion: "reduce" } });
test.slow();

// The markup is the same in every language, and html-validate checks the attributes in each.
for (const locale of checkedLocales)
  test(`no page has axe violations in ${locale}`, async ({ page }) => {
    for (const path of checkedAddresses) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(pathIn(locale, path));
      expect(await violationsIn(new AxeBuilder({ page }).withTags(wcagRules)), path).toEqual([]);
      // In the dark theme only the colours differ.
      await page.emulateMedia({ colorScheme: "dark" });
      // Reloads, because an open page fades to the other theme's colours.
      await page.reload();
      expect(await violationsIn(new AxeBuilder({ page }).withRules(colourRules)), `${path}, dark`).toEqual(
        [],
      );
    }
  });

test.describe("with forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  for (const theme of isFull ? themes : (["dark"] as const)) {
    test(`all text contrasts with its background in the ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      for (const path of checkedAddresses) {
        await page.goto(path);
        // Axe reads the computed text fill colour, which ignores forced colours.
        await page.evaluate(() => {
          for (const element of document.querySelectorAll<HTMLElement>("body, body :not(svg, svg *)"))
            element.style.setProperty("-webkit-text-fill-color", getComputedStyle(element).color);
        });
        expect(await violationsIn(new AxeBuilder({ page }).withRules(colourRules)), path).toEqual([]);
      }
    });
  }
});

test.describe("with prefers-contrast: more", () => {
  test.use({ contextOptions: { contrast: "more", reducedMotion: "reduce" } });

  test("all text has a contrast of 7:1 in both themes", async ({ page }) => {
    for (const path of checkedAddresses) {
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        const axe = new AxeBuilder({ page }).withRules(["color-contrast-enhanced"]);
        expect(await violationsIn(axe), `${path}, ${colorScheme}`).toEqual([]);
      }
    }
  });
});
