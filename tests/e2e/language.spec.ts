import { defaultLocale } from "../../app/i18n/locales.ts";
import { at } from "../words.ts";
import { expect, hasJavaScript, test } from "./test.ts";

test("a change of language keeps the page, query and prefix, and is remembered", {
  tag: ["@sample"],
}, async ({ page, context }) => {
  await page.goto(`${at.services}?billing=subscription`);
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page).toHaveURL(`/fr${at.services}?billing=subscription`);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect((await context.cookies()).map((cookie) => cookie.name)).toEqual(["language"]);

  await page.goto(at.about);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.getByRole("button", { name: /^Langue\s: Français$/ }).click();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", defaultLocale);
  await expect(page).toHaveURL(at.about);

  await page.goto(`/fr${at.about}`);
  await page.getByRole("button", { name: /^Langue\s: Français$/ }).click();
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page).toHaveURL(`/es${at.about}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("a change of language keeps the scroll position, but the next page opens at its top", {
  tag: ["@sample"],
}, async ({ page }) => {
  test.skip(!hasJavaScript());
  await page.goto(at.privacy);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await page.goto(at.terms);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
