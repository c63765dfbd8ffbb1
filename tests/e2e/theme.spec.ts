import type { Page } from "@playwright/test";
import { themeColors } from "../../app/theme/theme-colors.ts";
import { expect, hasJavaScript, test } from "./test.ts";

const [paper, night] = [asComputed(themeColors.light), asComputed(themeColors.dark)];

for (const [system, ground, label, other, otherLabel] of [
  ["light", paper, "Switch to dark mode", night, "Switch to light mode"],
  ["dark", night, "Switch to light mode", paper, "Switch to dark mode"],
] as const) {
  test.describe(`a ${system} system`, () => {
    test.use({ colorScheme: system });

    test(`applies until the visitor chooses a theme, which is remembered${system === "light" ? " @no-js" : ""}`, async ({
      page,
      context,
    }) => {
      await page.goto("/");
      expect(await groundOf(page)).toBe(ground);
      expect(await context.cookies()).toEqual([]);

      await page.getByRole("button", { name: label }).click();
      await expect.poll(() => groundOf(page)).toBe(other);
      await expect(page.getByRole("button", { name: otherLabel })).toBeVisible();
      await expect(page.getByRole("button", { name: label })).toBeHidden();
      await expect
        .poll(async () => (await context.cookies()).map((cookie) => cookie.name))
        .toEqual(["theme"]);

      await page.goto("/about");
      expect(await groundOf(page)).toBe(other);
    });

    test("the theme button is one tab stop and keeps the focus", async ({ page }) => {
      test.skip(!hasJavaScript(), "without JavaScript the page reloads");
      await page.goto("/");
      await page.getByRole("button", { name: label }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: otherLabel })).toBeFocused();
    });
  });
}

test("a change of theme sets the transition class briefly and stays on the page @no-js @sample", async ({
  page,
}) => {
  await page.goto("/fr/services?billing=subscription");
  await page.getByRole("button", { name: "Passer en mode sombre" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(page).toHaveURL("/fr/services?billing=subscription");
  await expect(page.locator("html")).not.toHaveClass(/theme-transition/);
});

test("the page follows when the system turns dark", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => groundOf(page)).toBe(night);
});

test("the browser's toolbar follows the theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await page.locator(".theme-toggle-dark").click();
  for (const meta of await page.locator('meta[name="theme-color"]').all())
    await expect(meta).toHaveAttribute("content", "#07212a");
});

function groundOf(page: Page) {
  return page.locator("html").evaluate((root) => getComputedStyle(root).backgroundColor);
}

/** A colour as `getComputedStyle` returns it: `#f7f2e8` → `rgb(247, 242, 232)`. */
function asComputed(hex: string) {
  const channels = hex.match(/[0-9a-f]{2}/g) ?? [];
  return `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(", ")})`;
}
