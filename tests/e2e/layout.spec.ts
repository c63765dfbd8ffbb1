import { at, words } from "../words.ts";
import { expect, test } from "./test.ts";

const { layout, services } = words;

test("the skip link is the first tab stop and leads to the content", async ({ page }) => {
  await page.goto(at.privacy);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: layout.skipLink })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${at.privacy}#main`);
});

test("the header gets a background when the page scrolls", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const transparent = "rgba(0, 0, 0, 0)";
  await expect(header).toHaveCSS("background-color", transparent);
  await page.mouse.wheel(0, 400);
  await expect(header).not.toHaveCSS("background-color", transparent);
});

test("prints one way to pay, without controls", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(at.services);
  await expect(page.locator(".chat-button")).toBeHidden();
  await expect(page.getByRole("link", { name: services.pricing.fixed, exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: services.pricing.subscription, exact: true })).toBeHidden();
});
