import { existsSync } from "node:fs";
import { locales } from "../../app/i18n/locales.ts";
import { pages } from "../../app/pages.ts";
import { projects } from "../../app/studio/projects.ts";
import { expect, test } from "./test.ts";

const titles = new Map<string, string>();

for (const locale of locales) {
  for (const page of pages) {
    const own = page.path === "/" ? "" : page.path;
    test(`${page.id} in ${locale}: heading, title, description, language, addresses`, async ({
      page: tab,
      site,
    }) => {
      const response = await tab.goto(`/${locale}${own}`);
      expect(response?.status()).toBe(200);
      expect(response?.headers()["content-language"]).toBe(locale);
      await expect(tab.locator("html")).toHaveAttribute("lang", locale);
      await expect(tab.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(tab.locator("meta[name=description]")).toHaveAttribute("content", /.{50}/);

      const title = await tab.title();
      expect(titles.get(title) ?? page.id + locale, "the title is this page's alone").toBe(page.id + locale);
      titles.set(title, page.id + locale);

      const address = (code: string) => site.url + (code === "en" ? page.path : `/${code}${own}`);
      await expect(tab.locator("link[rel=canonical]")).toHaveAttribute("href", address(locale));
      for (const code of [...locales, "x-default"]) {
        const href = address(code === "x-default" ? "en" : code);
        await expect(tab.locator(`link[rel=alternate][hreflang=${code}]`)).toHaveAttribute("href", href);
      }
      await expect(tab.locator("link[rel=alternate][hreflang]")).toHaveCount(4);
    });
  }
}

test("a longer path shows the page of its first segment", async ({ page, site }) => {
  await page.goto("/services/anything");
  await expect(page.getByRole("heading", { level: 1, name: "Services and prices" })).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${site.url}/services`);
});

for (const [path, home] of [
  ["/nope", "/"],
  ["/qaa/about", "/"],
  ["/fr/nulle-part", "/fr"],
] as const) {
  test.describe(`unknown: ${path}`, () => {
    test.use({ expectedErrors: /404: no page at|status of 404/ });
    test("answers 404 with a page that leads on", async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("404");
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
      await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
      await page.getByRole("main").getByRole("link").first().click();
      await expect(page).toHaveURL(home);
    });
  });
}

test.describe("the not-found page on the browser's console", () => {
  const seen: string[] = [];
  test.use({ expectedErrors: /404/ });
  test("is an error with the path", async ({ page, javaScriptEnabled }) => {
    test.skip(javaScriptEnabled === false, "there is no console without JavaScript");
    page.on("console", (message) => seen.push(message.text()));
    await page.goto("/nope");
    await expect.poll(() => seen).toContain("404: no page at /nope");
    await expect(page.getByRole("main")).toContainText("Oops! Page not found");
    await expect(page.getByRole("main")).toContainText(
      "We're sorry, but the page you were looking for doesn't exist.",
    );
  });
});

test("every project shows its poster and opens elsewhere in a new tab", async ({ page }) => {
  // A project that nobody has made a picture of has a drawing, which says nothing.
  const pictured = projects.filter(({ id }) => existsSync(`app/marketing/posters/${id}.svg`));
  await page.goto("/projects");
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(pictured.length);
  const links = page.getByRole("link", { name: /opens in a new tab/ });
  await expect(links).toHaveCount(projects.filter(({ url }) => url).length);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

test("the terms have 32 numbered sections and the specification's figures", async ({ page }) => {
  await page.goto("/terms");
  await expect(page.getByRole("main").locator("section")).toHaveCount(32);
  await expect(page.getByText("Last updated 11 May 2025")).toBeVisible();
  for (const figure of ["1.5%", "30", "12", "USD 100", "18"])
    await expect(page.getByRole("main")).toContainText(figure);
  await page.goto("/privacy");
  await expect(page.getByText("Last updated 10 May 2025")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("16");
});

for (const [width, height] of [
  [1280, 720],
  [360, 640],
] as const)
  test(`what can be done stands on Home's first screen at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const locale of locales) {
      await page.goto(`/${locale}`);
      const button = page.getByRole("main").getByRole("link").first();
      await expect(button).toHaveAttribute("href", `/${locale}/contact`);
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });
