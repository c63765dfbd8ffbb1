import { at, words } from "../words.ts";
import { expect, hasJavaScript, test } from "./test.ts";

const { layout, services } = words;

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

test("the chat's button is in the header, and covers none of its controls", async ({ page }) => {
  await page.goto(at.services);
  for (const width of [320, 375, 768, 960, 1280, 1920]) {
    await page.setViewportSize({ width, height: 640 });
    const covered = await page.locator(".chat-button").evaluate((button) => {
      const [box, header] = [button, document.querySelector("header")].map((e) => e?.getBoundingClientRect());
      const controls = [...document.querySelectorAll("header :is(a, button)")];
      const boxes = controls.map((control) => control.getBoundingClientRect()).filter((one) => one.width > 0);
      if (!box || !header || box.bottom > header.bottom || box.right > innerWidth) return "outside";
      return boxes.filter((one) => one.right > box.left && one.top < box.bottom).length;
    });
    expect(covered, `at ${width} px`).toBe(0);
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
