import { AxeBuilder } from "@axe-core/playwright";
import { locales } from "../../app/i18n/locales.ts";
import { pages } from "../../app/pages.ts";
import { expect, test } from "./test.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

test.use({ expectedErrors: /404/, contextOptions: { reducedMotion: "reduce" } });

for (const theme of ["light", "dark"] as const) {
  for (const locale of locales) {
    // Colours don't depend on the language.
    const tag = theme === "dark" && locale !== "en" ? " @full" : "";
    test(`axe finds nothing on any page in ${locale}, ${theme}${tag}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme: theme });
      for (const path of [...pages.map((entry) => entry.path), "/nowhere"]) {
        await page.goto(`/${locale}${path === "/" ? "" : path}`);
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${path} ${id}: ${nodes.map((node) => node.html.slice(0, 200)).join("\n")}`,
        );
        expect(found).toEqual([]);
      }
    });
  }
}
