import { load } from "cheerio";
import { expect, test } from "vitest";
import { defaultLocale, locales, prefixes } from "../../app/i18n/locales.ts";
import { pages } from "../../app/pages.ts";
import { at, pathIn, words } from "../words.ts";
import { site } from "./shared-site.ts";

async function page(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, { headers });
  return { response, $: load(await response.text()) };
}

function choose(form: Record<string, string>, headers: Record<string, string> = {}, path = "language") {
  const body = new URLSearchParams(form);
  return fetch(`${site.url}/settings/${path}`, { method: "POST", body, headers, redirect: "manual" });
}

test("the sitemap lists every page, and each links to itself in every language", async () => {
  const sitemap = load(await (await fetch(`${site.url}/sitemap.xml`)).text(), { xml: true });
  const listed = sitemap("url").toArray();
  expect(listed).toHaveLength(pages.length * locales.length);
  for (const entry of listed) {
    const url = sitemap("loc", entry).text();
    const { response, $ } = await page(url.replace(site.url, "") || "/");
    const language = $("html").attr("lang");
    expect([response.headers.get("content-language"), $("link[rel=canonical]").attr("href")]).toEqual([
      language,
      url,
    ]);
    const alternates = (links: { attribs: Record<string, string> }[]) =>
      links.map(({ attribs }) => [attribs.hreflang, attribs.href]);
    const own = alternates($("link[rel=alternate][hreflang]").toArray());
    expect(own).toEqual(alternates(sitemap("xhtml\\:link", entry).toArray()));
    if (prefixes.length) expect(own).toContainEqual([language, url]);
  }
});

test("serves a stored page to each visitor in their own language, without a cookie before a choice @sample", async () => {
  for (const language of ["fr", "es", "fr"]) {
    const { response, $ } = await page(at.privacy, { "Accept-Language": `${language}-CA,${language};q=0.9` });
    expect($("html").attr("lang")).toBe(language);
    expect($("link[rel=canonical]").attr("href")).toBe(`${site.url}/${language}${at.privacy}`);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await page(`/${language}${at.privacy}`)).response.headers.getSetCookie()).toEqual([]);
  }
});

test("the first choice adds a language prefix, which works without cookies; a later choice keeps the address @sample", async () => {
  const first = await choose({ language: "es", returnTo: `${at.services}?billing=subscription` });
  expect(first.headers.get("location")).toBe(`/es${at.services}?billing=subscription`);
  expect((await choose({ language: defaultLocale, returnTo: "/" })).headers.get("location")).toBe("/en");
  const [cookie = ""] = first.headers.getSetCookie();
  const later = await choose(
    { language: "fr", returnTo: at.privacy },
    { Cookie: cookie.split(";")[0] ?? "" },
  );
  expect(later.headers.get("location")).toBe(at.privacy);
});

test("keeps the language prefix in every internal link @sample", async () => {
  const { $ } = await page("/es");
  const internal = $("a[href^='/']")
    .toArray()
    .map(({ attribs }) => attribs.href);
  expect(internal.length).toBeGreaterThan(15);
  for (const href of internal) expect(href).toMatch(/^\/es(\/|$|#|\?)/);
});

test.each(prefixes.length ? ["language", "theme"] : ["theme"])(
  "settings/%s rejects an invalid value with 400, and JSON with 415",
  async (path) => {
    expect((await choose({ [path]: "qaa" }, {}, path)).status).toBe(400);
    const json = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
    expect((await fetch(`${site.url}/settings/${path}`, json)).status).toBe(415);
  },
);

test.each(["/nope", `/qaa${at.privacy}`, pathIn(defaultLocale, "/nope")])(
  "shows the 404 page for %s, noindex, without a canonical link or other languages",
  async (path) => {
    const { response, $ } = await page(path);
    expect([response.status, $("meta[name=robots]").attr("content")]).toEqual([404, "noindex"]);
    expect($("link[rel=canonical], link[hreflang]")).toHaveLength(0);
    expect($("h1").text()).toContain(words.errors.notFound.heading);
  },
);
