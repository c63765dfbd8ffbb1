import { expect, hasJavaScript, test } from "./test.ts";

test("without a choice the browser's language decides, and no cookie is set", async ({
  browser,
  site,
  javaScriptEnabled,
}) => {
  const context = await browser.newContext({ locale: "fr-CA", javaScriptEnabled, baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${site.url}/fr/about`);
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test("switching keeps page, query and the form of the URL, and is remembered", async ({ page, context }) => {
  await page.goto("/services?billing=subscription");
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page).toHaveURL("/services?billing=subscription");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect((await context.cookies()).map((cookie) => cookie.name)).toEqual(["language"]);

  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");

  await page.goto("/fr/about");
  await page.getByRole("button", { name: /^Langue\s: Français$/ }).click();
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page).toHaveURL("/es/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("the same part of the page is shown in the other language", async ({ page }) => {
  test.skip(!hasJavaScript());
  await page.goto("/privacy");
  await page.evaluate(() => scrollTo(0, 1500));
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await page.goto("/terms");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a prefix wins over the cookie and does not write it", async ({ page, context, request, site }) => {
  const answer = await request.post("/settings/language", {
    form: { language: "es", returnTo: "/about" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe("/about");
  const cookie = answer.headers()["set-cookie"] ?? "";
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split(/=(.*)/s);
  await context.addCookies([{ name, value, url: site.url }]);
  await page.goto("/fr/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("on a prefixed page every internal link keeps the prefix", async ({ page }) => {
  await page.goto("/es");
  const internal = await page
    .locator("a[href^='/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(internal.length).toBeGreaterThan(15);
  for (const href of internal) expect(href).toMatch(/^\/es(\/|$|#|\?)/);
});

test("a cookie that we did not sign is ignored", async ({ page, context, site }) => {
  await context.addCookies([
    { name: "language", value: "ImZyIg==.forged", url: site.url },
    { name: "theme", value: "eyJ0aGVtZSI6ImRhcmsifQ==.forged", url: site.url },
  ]);
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).not.toHaveClass(/dark/);
});

test("a bad value is a 400, another site's post a 403", async ({ request }) => {
  for (const [url, form] of [
    ["/settings/language", { language: "qaa" }],
    ["/settings/theme", { theme: "blue" }],
  ] as const) {
    expect((await request.post(url, { form })).status()).toBe(400);
    expect((await request.post(url, { form, headers: { origin: "https://evil.example" } })).status()).toBe(
      403,
    );
    expect((await request.post(url, { form, headers: { "sec-fetch-site": "cross-site" } })).status()).toBe(
      403,
    );
    expect((await request.post(url, { data: { language: "fr", theme: "dark" } })).status()).toBe(415);
  }
});
