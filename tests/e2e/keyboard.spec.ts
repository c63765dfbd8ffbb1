import { fill } from "../../app/i18n/fill.ts";
import { defaultLocale } from "../../app/i18n/locales.ts";
import { languages } from "../../locales/languages.server.ts";
import { fr } from "../sample.ts";
import { at, words } from "../words.ts";
import { expect, hasJavaScript, tabTo, test } from "./test.ts";

const { layout, services } = words;

// The pages are long, and each key press is a round trip to the browser.
test.slow();

test("the language menu can be opened, closed and used with the keyboard", {
  tag: ["@sample"],
}, async ({ page }) => {
  await page.goto(at.services);
  const button = page.getByRole("button", {
    name: fill(layout.language.current, { name: languages[defaultLocale].name }),
  });
  const french = page.getByRole("button", { name: languages[fr].name });
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  await expect(french).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(french).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Space");
  await tabTo(page, french);
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(
    page.getByRole("heading", { level: 1, name: languages[fr].copy.services.title }),
  ).toBeVisible();
  await expect(page).toHaveURL(`/fr${at.services}`);
  expect(services.title).not.toBe(languages[fr].copy.services.title);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("the menu can be opened, closed and used with the keyboard", { tag: ["@no-js"] }, async ({ page }) => {
    await page.goto(at.privacy);
    const button = page.getByRole("button", { name: layout.menu.open });
    const links = page.getByRole("navigation", { name: layout.nav.label }).getByRole("link");
    await tabTo(page, button);
    await page.keyboard.press("Enter");
    for (const target of await page.locator("#menu").locator("a, button").all()) {
      await page.keyboard.press("Tab");
      await expect(target).toBeFocused();
      await expect(target).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole("button", { name: layout.menu.close })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(links.first()).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press("Space");
    if (hasJavaScript()) {
      await page.locator("#menu").locator("a, button").last().focus();
      await page.keyboard.press("Tab");
      await expect(links.first()).toBeHidden();
      await tabTo(page, button);
      await page.keyboard.press("Enter");
    }
    await tabTo(page, links.getByText(services.meta.name));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(at.services);
    await expect(links.first()).toBeHidden();
  });
});
