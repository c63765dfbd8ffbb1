import { hasPage } from "../../app/pages.ts";
import { at, words } from "../words.ts";
import { expect, test } from "./test.ts";

test.describe("with JavaScript", () => {
  test("loads no script while a visitor reads pages and opens menus, and the chat's once when its button gets the focus", {
    tag: ["@sample"],
  }, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto("/");
    await page.mouse.wheel(0, 3000);
    await page.getByRole("button", { name: words.layout.theme.toDark }).click();
    await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).click();
    await page.getByRole("link", { name: "Subscription" }).click();
    await page.getByRole("button", { name: /^Language/ }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await page.getByText("How long does it take?").click();
    await expect(page.getByText(words.contact.faq.items.timelines.answer)).toBeVisible();
    await page.getByRole("button", { name: words.chat.button.open }).hover();
    await page.waitForLoadState("networkidle");
    expect(scripts).toEqual([]);
    await page.getByRole("button", { name: words.chat.button.open }).focus();
    await expect(page.locator("#island-chat")).toHaveAttribute("data-ready", "yes");
    expect(scripts).toHaveLength(new Set(scripts).size);
  });

  test("Home has no render-blocking files, and loads at most twelve files", async ({ page }) => {
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    const { blocking, names } = await page.evaluate(() => {
      const resources = performance.getEntriesByType("resource");
      return {
        blocking: resources.filter((one) => Reflect.get(one, "renderBlockingStatus") === "blocking").length,
        names: resources.map(({ name }) => name),
      };
    });
    expect(blocking).toBe(0);
    expect(new Set(names).size).toBe(names.length);
    // The document is one more request.
    expect(names.length + 1).toBeLessThanOrEqual(12);
  });
});

test("pictures, icons and fonts load despite the closed security policy of files", async ({ page }) => {
  await page.goto(at.projects);
  for (const picture of await page.locator("main img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.goto(hasPage("techStack") ? at.techStack : at.projects);
  const icons = page.locator("main svg:has(use)");
  if (hasPage("techStack")) expect(await icons.count()).toBeGreaterThan(10);
  for (const icon of await icons.all())
    await expect
      .poll(() => icon.evaluate((svg) => svg instanceof SVGGraphicsElement && svg.getBBox().width))
      .toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded")))
    .toBe(true);
  await page.goto("/favicon.svg");
  expect(
    await page
      .locator("path")
      .first()
      .evaluate((path) => getComputedStyle(path).fill),
  ).not.toBe("none");
});
