import { AxeBuilder } from "@axe-core/playwright";
import { locales } from "../../app/i18n/locales.ts";
import { pages } from "../../app/pages.ts";
import { expect, test } from "./test.ts";

type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>;
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

test.use({ expectedErrors: /404/, contextOptions: { reducedMotion: "reduce" } });

// The markup is the same in every language, and html-validate checks the attributes in each.
for (const locale of locales)
  test(`no page has axe violations in ${locale}${locale === "en" ? "" : " @full"}`, async ({ page }) => {
    test.slow();
    for (const path of [...pages.map((entry) => entry.path), "/nowhere"]) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(`/${locale}${path === "/" ? "" : path}`);
      expect(found(await new AxeBuilder({ page }).withTags(rules).analyze()), path).toEqual([]);
      // In the dark theme only the colours differ.
      await page.emulateMedia({ colorScheme: "dark" });
      // Reloads, because an open page fades to the other theme's colours.
      await page.reload();
      const colours = new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]);
      expect(found(await colours.analyze()), `${path}, dark`).toEqual([]);
    }
  });

function found({ violations }: AxeResults) {
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200))}`);
}
