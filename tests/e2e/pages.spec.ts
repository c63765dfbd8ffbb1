import { locales } from "../../app/i18n/locales.ts";
import { at, pathIn, words } from "../words.ts";
import { expect, test } from "./test.ts";

test.describe("the not-found page", () => {
  test.use({ expectedErrors: /404/ });

  test("has status 404 and a link to Home, and logs the path to the console", async ({ page }) => {
    const seen: string[] = [];
    page.on("console", (message) => seen.push(message.text()));
    const response = await page.goto("/nope");
    expect(response?.status()).toBe(404);
    await expect.poll(() => seen).toContain("404: no page at /nope");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(words.errors.notFound.heading);
    const main = page.getByRole("main");
    await expect(main).toContainText(words.errors.notFound.text);
    await expect(main).toContainText(words.errors.notFound.subtitle);
    await main.getByRole("link").first().click();
    await expect(page).toHaveURL("/");
  });
});

test("Home's main link is visible on the first screen", async ({ page }) => {
  for (const locale of locales) {
    await page.goto(pathIn(locale, "/"));
    const button = page.getByRole("main").getByRole("link").first();
    await expect(button).toHaveAttribute("href", pathIn(locale, at.contact));
    for (const [width, height] of [
      [1280, 720],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  }
});
