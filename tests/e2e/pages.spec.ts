import { locales } from "../../app/i18n/locales.ts";
import { expect, test } from "./test.ts";

for (const [path, home] of [
  ["/nope", "/"],
  ["/en/nope", "/en"],
] as const) {
  test.describe(`unknown: ${path}`, () => {
    test.use({ expectedErrors: /404: no page at|status of 404/ });
    test("is a 404 with a link to Home", async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("404");
      await page.getByRole("main").getByRole("link").first().click();
      await expect(page).toHaveURL(home);
    });
  });
}

test.describe("the not-found page in the browser's console", () => {
  const seen: string[] = [];
  test.use({ expectedErrors: /404/ });
  test("is an error with the path", async ({ page }) => {
    page.on("console", (message) => seen.push(message.text()));
    await page.goto("/nope");
    await expect.poll(() => seen).toContain("404: no page at /nope");
    await expect(page.getByRole("main")).toContainText("Oops! Page not found");
    await expect(page.getByRole("main")).toContainText(
      "We're sorry, but the page you were looking for doesn't exist.",
    );
  });
});

for (const [width, height] of [
  [1280, 720],
  [360, 640],
] as const)
  test(`the main link is on Home's first screen at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const locale of locales) {
      await page.goto(`/${locale}`);
      const button = page.getByRole("main").getByRole("link").first();
      await expect(button).toHaveAttribute("href", `/${locale}/contact`);
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });
