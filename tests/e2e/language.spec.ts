import { at } from "../words.ts";
import { expect, test } from "./test.ts";

test("a change of language keeps the scroll position, but the next page opens at its top", {
  tag: ["@sample"],
}, async ({ page }) => {
  await page.goto(at.privacy);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await page.goto(at.privacy);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
