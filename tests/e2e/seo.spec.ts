import { expect, hasJavaScript, hydrated, test } from "./test.ts";

test("structured data comes with the document, and client navigation goes on", async ({ page }) => {
  await page.goto("/fr/services");
  await hydrated(page);
  const data = page.locator('head script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  expect(await data.textContent()).toContain('"@type":"Service"');
  await page.getByRole("navigation").first().getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/fr\/contact$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/fr\/contact$/);
});

test("the browser's frame follows the theme", async ({ page }) => {
  test.skip(!hasJavaScript(), "without it the next document says it");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await hydrated(page);
  await page.locator(".theme-toggle-dark").click();
  for (const frame of await page.locator('meta[name="theme-color"]').all())
    await expect(frame).toHaveAttribute("content", "#07212a");
});

test("every icon that a page and its manifest name is there", async ({ page, request, baseURL }) => {
  await page.goto("/es");
  const named = await page.locator('link[rel~="icon"], link[rel="apple-touch-icon"]').all();
  const links = await Promise.all(named.map((link) => link.getAttribute("href")));
  const manifest = await request.get("/es/site.webmanifest");
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { icons, lang, start_url } = await manifest.json();
  expect([lang, start_url]).toEqual(["es", "/es"]);
  for (const path of [...links, ...icons.map((icon: { src: string }) => icon.src)]) {
    expect((await request.get(new URL(path, baseURL).href)).status(), path).toBe(200);
  }
});
