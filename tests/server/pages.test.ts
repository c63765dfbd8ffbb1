import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { factValues } from "../../app/i18n/fact-values.server.ts";
import { defaultLocale, locales } from "../../app/i18n/locales.ts";
import { pagesIn } from "../../app/pages.ts";
import { studio } from "../../app/studio/company.ts";
import { at, pathIn } from "../words.ts";
import { site } from "./shared-site.ts";

// What pages link to and say, which needs no browser.

async function open(path: string) {
  return load(await (await fetch(site.url + path)).text());
}

describe.each(locales)("in %s", (locale) => {
  test("the footer has the quick links, the contact details and the year", async () => {
    const $ = await open(pathIn(locale, "/"));
    const footer = $("footer");
    for (const { path } of [...pagesIn("footer"), ...pagesIn("legal")])
      expect(footer.find(`a[href="${pathIn(locale, path)}"]`).text(), path).toMatch(/\S/);
    const phone = `tel:${studio.phone.replace(/[^+\d]/g, "")}`;
    for (const href of [`mailto:${studio.email}`, phone])
      expect(footer.find(`a[href="${href}"]`), href).not.toHaveLength(0);
    expect(footer.text()).toContain(`© ${new Date().getUTCFullYear()}`);
  });
});

test.each(pagesIn("header"))(
  "the header of $path links to every page, and marks it as the current one",
  async ({ path }) => {
    const links = (await open(path))(".header nav li > a").toArray();
    expect(links.map(({ attribs }) => attribs.href)).toEqual(pagesIn("header").map((page) => page.path));
    const current = links.filter(({ attribs }) => attribs["aria-current"] === "page");
    expect(current.map(({ attribs }) => attribs.href)).toEqual([path]);
  },
);

test("at most one frequently asked question is open at a time", async () => {
  const $ = await open(at.services);
  const groups = $(".faq details")
    .toArray()
    .map(({ attribs }) => attribs.name);
  expect(new Set(groups).size).toBe(1);
  expect(groups[0]).toMatch(/./);
});

test("Services shows the price of private projects, and links to Contact", async () => {
  const $ = await open(at.services);
  const { ndaFrom, ndaTo } = factValues(defaultLocale);
  for (const price of [ndaFrom, ndaTo]) expect($("main").text()).toContain(price);
  expect($(`main a[href="${at.contact}"]`)).not.toHaveLength(0);
});
