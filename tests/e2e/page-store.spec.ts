import { hasPage, pathOf } from "../../app/pages.ts";
import { words } from "../words.ts";
import { expect, test } from "./test.ts";

test("loads no script while a visitor reads pages and opens menus", {
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
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
});

test("icons and their styles load despite the closed security policy of files", async ({ page }) => {
  test.skip(!hasPage("techStack"));
  await page.goto(pathOf("techStack"));
  const icons = page.locator("main svg:has(use)");
  expect(await icons.count()).toBeGreaterThan(10);
  for (const icon of await icons.all())
    await expect
      .poll(() => icon.evaluate((svg) => svg instanceof SVGGraphicsElement && svg.getBBox().width))
      .toBeGreaterThan(0);
  await page.goto("/favicon.svg");
  await expect(page.locator("path").first()).not.toHaveCSS("fill", "none");
});
