import type { Page } from "@playwright/test";
import { themeColors } from "../../app/theme/theme-colors.ts";
import { at, words } from "../words.ts";
import { expect, hasJavaScript, test } from "./test.ts";

const { layout } = words;
const [light, dark] = [asComputed(themeColors.light), asComputed(themeColors.dark)];

for (const [system, background, label, other, otherLabel] of [
  ["light", light, layout.theme.toDark, dark, layout.theme.toLight],
  ["dark", dark, layout.theme.toLight, light, layout.theme.toDark],
] as const) {
  test.describe(`on a ${system} system`, () => {
    test.use({ colorScheme: system });

    test(`uses the system's theme until the visitor chooses one, which is remembered`, {
      tag: system === "light" ? ["@no-js"] : [],
    }, async ({ page, context }) => {
      await page.goto("/");
      expect(await backgroundOf(page)).toBe(background);
      expect(await context.cookies()).toEqual([]);

      await page.getByRole("button", { name: label }).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => backgroundOf(page)).toBe(other);
      // Without JavaScript the page reloads.
      if (hasJavaScript()) await expect(page.getByRole("button", { name: otherLabel })).toBeFocused();
      else await expect(page.getByRole("button", { name: otherLabel })).toBeVisible();
      await expect(page.getByRole("button", { name: label })).toBeHidden();
      await expect
        .poll(async () => (await context.cookies()).map((cookie) => cookie.name))
        .toEqual(["theme"]);

      await page.goto(at.privacy);
      expect(await backgroundOf(page)).toBe(other);
    });
  });
}

test("an open page and its theme-color follow the system and the visitor's choice, and keep the address", async ({
  page,
}) => {
  const address = `${at.services}?billing=subscription`;
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(address);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => backgroundOf(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: "light" });
  await page.locator(".theme-toggle-dark").click();
  for (const meta of await page.locator('meta[name="theme-color"]').all())
    await expect(meta).toHaveAttribute("content", themeColors.dark);
  await expect(page).toHaveURL(address);
  await expect(page.locator("html")).not.toHaveClass(/theme-transition/);
});

function backgroundOf(page: Page) {
  return page.locator("html").evaluate((root) => getComputedStyle(root).backgroundColor);
}

/** A colour as `getComputedStyle` returns it: `#f7f2e8` → `rgb(247, 242, 232)`. */
function asComputed(hex: string) {
  const channels = hex.match(/[0-9a-f]{2}/g) ?? [];
  return `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(", ")})`;
}
