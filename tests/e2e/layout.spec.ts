import { copyIn } from "../../app/i18n/copy.server.ts";
import { defaultLocale } from "../../app/i18n/locales.ts";
import { pagesIn } from "../../app/pages.ts";
import { at, words } from "../words.ts";
import { expect, hasJavaScript, test } from "./test.ts";

const { layout, services } = words;
const links = pagesIn("header").map(({ id, path }) => [copyIn(defaultLocale, id).meta.name, path] as const);

test("the header links to every page and marks the current one", async ({ page }) => {
  await page.goto(at.terms);
  for (const [name, path] of links) {
    const nav = page.getByRole("navigation", { name: layout.nav.label });
    await nav.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(nav.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
    await expect(nav.locator("[aria-current=page]")).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("the skip link is the first tab stop and leads to the content", async ({ page }) => {
  await page.goto(at.about);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: layout.skipLink })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${at.about}#main`);
});

test("the header gets a background when the page scrolls", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const transparent = "rgba(0, 0, 0, 0)";
  await expect(header).toHaveCSS("background-color", transparent);
  await page.mouse.wheel(0, 400);
  await expect(header).not.toHaveCSS("background-color", transparent);
});

test("the chat's button is beside the content, within the window", async ({ page }) => {
  await page.goto(at.services);
  for (const width of [960, 1100, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const button = await page.locator(".chat-button").boundingBox();
    const prices = await page.getByRole("table").first().boundingBox();
    expect(button?.x).toBeGreaterThanOrEqual((prices?.x ?? width) + (prices?.width ?? 0));
    expect((button?.x ?? width) + (button?.width ?? 0)).toBeLessThan(width);
  }
});

test("prints without controls", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(at.services);
  const displays = await page
    .locator(".faq summary")
    .evaluateAll((all) =>
      all.flatMap((one) => ["::before", "::after"].map((pseudo) => getComputedStyle(one, pseudo).display)),
    );
  expect(new Set(displays)).toEqual(new Set(["none"]));
  await expect(page.locator(".chat-button")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toHaveCSS("padding-bottom", "0px");
  await expect(page.getByRole("link", { name: services.pricing.fixed, exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: services.pricing.subscription, exact: true })).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("the menu closes when the focus leaves it", async ({ page }) => {
    test.skip(!hasJavaScript(), "without JavaScript, Escape or a tap outside closes it");
    await page.goto("/");
    const links = page.getByRole("navigation", { name: layout.nav.label }).getByRole("link");
    await page.getByRole("button", { name: layout.menu.open }).click();
    await links.last().focus();
    await page.keyboard.press("Tab");
    await expect(links.last()).toBeHidden();
  });
});
