import { load } from "cheerio";
import { expect, test } from "vitest";
import { defaultLocale, locales } from "../../app/i18n/locales.ts";
import { studio } from "../../app/studio/company.ts";
import { at, pathIn } from "../words.ts";
import { site } from "./shared-site.ts";

// How generated files are served. scripts/content/ checks their content.

test.each([
  "/robots.txt",
  "/sitemap.xml",
  "/llms.txt",
  pathIn(defaultLocale, "/site.webmanifest"),
  pathIn(defaultLocale, `${at.services}.md`),
])("serves the same cacheable %s to every visitor, with 304 if unchanged", async (path) => {
  const get = (headers: Record<string, string>) => fetch(site.url + path, { headers });
  const first = await get({ "Accept-Language": "fr" });
  expect(first.status).toBe(200);
  expect(await (await get({ "Accept-Language": "es" })).text()).toBe(await first.text());
  expect(first.headers.get("cache-control")).toContain("max-age=");
  expect(first.headers.get("vary") ?? "").not.toMatch(/cookie|accept-language/i);
  expect((await get({ "If-None-Match": first.headers.get("etag") ?? "" })).status).toBe(304);
});

test("serves the web manifest with its language and every icon @sample", async () => {
  const manifest = await fetch(`${site.url}/es/site.webmanifest`);
  expect(manifest.headers.get("content-type")).toContain("application/manifest+json");
  const { icons, lang, start_url } = await manifest.json();
  expect([lang, start_url]).toEqual(["es", "/es"]);
  expect(icons.length).toBeGreaterThan(1);
  for (const { src } of icons) expect((await fetch(new URL(src, site.url))).status, src).toBe(200);
});

test("serves the preview image cross-origin, below 60 kB @sample", async () => {
  const $ = load(await (await fetch(`${site.url}/fr${at.services}`)).text());
  const preview = await fetch($('meta[property="og:image"]').attr("content") ?? "");
  expect(preview.headers.get("content-type")).toBe("image/png");
  expect(preview.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect((await preview.arrayBuffer()).byteLength).toBeLessThan(60_000);
});

test("a page links its Markdown copy, which names the page as canonical @sample", async () => {
  const $ = load(await (await fetch(`${site.url}/fr${at.privacy}`)).text());
  expect($('link[type="text/markdown"]').attr("href")).toBe(`/fr${at.privacy}.md`);
  const { headers } = await fetch(`${site.url}/fr${at.privacy}.md`);
  expect(headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(headers.get("content-language")).toBe("fr");
  expect(headers.get("link")).toContain(`/fr${at.privacy}>; rel="canonical"`);
});

test("a page's Markdown copy has its headings, and each price beside its name @sample", async () => {
  const $ = load(await (await fetch(`${site.url}/es${at.services}`)).text());
  const markdown = await (await fetch(`${site.url}/es${at.services}.md`)).text();
  expect(markdown.match(/^# .*/gm)).toEqual([`# ${$("h1").text()}`]);
  expect(markdown.match(/^## /gm)).toHaveLength($("main h2").length);
  expect(markdown).not.toMatch(/\]\([^h]|\{\{|undefined|\[object/);
  const rows = $(".price-table tr:has(td)").toArray();
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    const name = $("th", row).text();
    const starts = [`| [${name}](`, `| ${name} `];
    const line = markdown.split("\n").find((one) => starts.some((start) => one.startsWith(start)));
    const amount = /\d[\d.]*/.exec($("td", row).first().text())?.[0];
    expect(line).toContain(amount);
  }
});

test("the services page's structured data offers each row of its price list @sample", async () => {
  const $ = load(await (await fetch(`${site.url}/es/services`)).text());
  const graph: { offers?: { name: string }[] }[] = JSON.parse($("script[type='application/ld+json']").text())[
    "@graph"
  ];
  const offers = graph.flatMap(({ offers = [] }) => offers.map(({ name }) => name));
  const rows = $(".price-table tr:has(td) th").toArray();
  expect(offers.sort()).toEqual(rows.map((row) => $(row).text()).sort());
});

test("security.txt has a contact, an expiry date and its canonical URL", async () => {
  const response = await fetch(`${site.url}/.well-known/security.txt`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const lines = (await response.text()).trim().split("\n");
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)));
  expect(fields).toMatchObject({
    Contact: `mailto:${studio.email}`,
    "Preferred-Languages": locales.join(", "),
    Canonical: `${site.url}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields.Expires ?? "") - Date.now()) / (24 * 3600 * 1000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
