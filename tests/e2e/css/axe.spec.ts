import { AxeBuilder } from "@axe-core/playwright";
import { isFull } from "../../full.ts";
import { pathIn } from "../../words.ts";
import { expect, test } from "../test.ts";
import { checkedAddresses, checkedLocales } from "./addresses.ts";

type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>;
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
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
      expect(found(await new AxeBuilder({ page }).withTags(rules).analyze()), path).toEqual([]);
      // In the dark theme only the colours differ.
      await page.emulateMedia({ colorScheme: "dark" });
      // Reloads, because an open page fades to the other theme's colours.
      await page.reload();
      expect(found(await new AxeBuilder({ page }).withRules(colourRules).analyze()), `${path}, dark`).toEqual(
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
        expect(found(await new AxeBuilder({ page }).withRules(colourRules).analyze()), path).toEqual([]);
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
        expect(found(await axe.analyze()), `${path}, ${colorScheme}`).toEqual([]);
      }
    }
  });
});

function found({ violations }: AxeResults) {
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 200)} ${any[0]?.message ?? ""}`)}`,
  );
}
