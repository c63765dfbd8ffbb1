import { expect, hasJavaScript, test } from "./test.ts";

test("structured data comes with the document", async ({ page }) => {
  await page.goto("/fr/services");
  const data = page.locator('head script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  expect(await data.textContent()).toContain('"@type":"Service"');
});

test("the browser's frame follows the theme", async ({ page }) => {
  test.skip(!hasJavaScript(), "without it the next document says it");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
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

test("a link's picture can be shown by another site", async ({ page, request }) => {
  await page.goto("/fr/projects");
  const address = await page.locator('meta[property="og:image"]').getAttribute("content");
  const picture = await request.get(address ?? "");
  expect(picture.headers()).toMatchObject({
    "content-type": "image/png",
    "cross-origin-resource-policy": "cross-origin",
  });
  const { byteLength } = await picture.body();
  expect(byteLength).toBeLessThan(60_000);
});

test("what is generated from the content is a value: the same for everyone, kept, and not sent twice", async ({
  request,
}) => {
  for (const path of [
    "/robots.txt",
    "/sitemap.xml",
    "/llms.txt",
    "/fr/site.webmanifest",
    "/es/services.md",
  ]) {
    const first = await request.get(path, { headers: { "Accept-Language": "fr" } });
    const second = await request.get(path, { headers: { "Accept-Language": "es" } });
    expect(first.status(), path).toBe(200);
    expect(await second.text()).toBe(await first.text());
    expect(first.headers()["cache-control"]).toContain("max-age=");
    expect(first.headers().vary ?? "").not.toMatch(/cookie|accept-language/i);
    const etag = first.headers().etag ?? "";
    const again = await request.get(path, { headers: { "If-None-Match": etag } });
    expect(again.status(), path).toBe(304);
  }
});

test("a page's Markdown is linked from it and names it as the canonical one", async ({ page, request }) => {
  await page.goto("/fr/about");
  const twin = await page.locator('link[type="text/markdown"]').getAttribute("href");
  expect(twin).toBe("/fr/about.md");
  const { headers, text } = await request.get("/fr/about.md").then((answer) => ({
    headers: answer.headers(),
    text: answer.text(),
  }));
  expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
  expect(headers["content-language"]).toBe("fr");
  expect(headers.link).toMatch(/\/fr\/about>; rel="canonical"/);
  expect(await text).toMatch(/^# Petit atelier, par choix\n\n/);
});

test("with indexing off, everything says so", async ({ request, ownSite }) => {
  const closed = await ownSite({ ALLOW_INDEXING: "off" });
  const robots = await request.get(`${closed.url}/robots.txt`);
  expect(await robots.text()).toBe("User-agent: *\nDisallow: /\n");
  expect((await request.get(`${closed.url}/sitemap.xml`)).status()).toBe(404);
  for (const path of ["/", "/fr/services", "/services.md", "/llms.txt", "/about.data"]) {
    expect((await request.get(closed.url + path)).headers()["x-robots-tag"], path).toBe("noindex");
  }
  expect(await (await request.get(closed.url)).text()).toContain('<meta name="robots" content="noindex"');
});
