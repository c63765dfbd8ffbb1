import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { canonicalOf, isIndexable, type Page, type Site } from "./crawl.ts";

// Search results show texts of these lengths without truncating them.
const Snippet = z.object({ title: z.string().min(15).max(60), description: z.string().min(110).max(155) });
const preview = ["og:title", "og:description", "og:url", "og:locale", "og:image", "og:image:alt"];

/** Checks the texts in search results and link previews, and that no other page has the same title or description. */
export function snippet(page: Page, { kept }: Site): string[] {
  const own = snippetOf(page);
  const issues = Snippet.safeParse(own).error?.issues ?? [];
  const missing = preview.filter((name) => !page.$(`meta[property="${name}"]`).attr("content"));
  const same = kept.slice(0, kept.indexOf(page)).filter((other) => {
    const { title, description } = snippetOf(other);
    return title === own.title || description === own.description;
  });
  return [
    ...issues.map(({ path, message }) => `${String(path[0])}: ${message}`),
    ...missing.map((name) => `no ${name}`),
    ...same.map(({ url }) => `same title or description as ${url}`),
  ];
}

function snippetOf({ $ }: Page) {
  return $.extract({
    title: "head > title",
    description: { selector: 'meta[name="description"]', value: "content" },
  });
}

/** Checks that the page and its headers declare the language of its address. */
export function declared({ url, headers, $ }: Page, { languages }: Site): string[] {
  const prefix = new URL(url).pathname.split("/")[1];
  const expected = languages.find((language) => language === prefix) ?? languages[0];
  const said = { "html lang": $("html").attr("lang"), "Content-Language": headers.get("content-language") };
  return Object.entries(said).flatMap(([where, language]) =>
    language === expected ? [] : [`${where} is ${language}, not ${expected}`],
  );
}

/** Checks that the page links to itself and to the same page in every other language, and that those pages do too. */
export function alternates(page: Page, { answers, languages }: Site): string[] {
  const own = alternatesOf(page);
  const expected = languages.length > 1 ? [...languages, "x-default"] : [];
  const others = Object.values(own).map((url) => answers.get(url));
  const isReciprocal = others.every((other) => other && isDeepStrictEqual(alternatesOf(other), own));
  return [
    ...expected.filter((language) => !own[language]).map((language) => `no hreflang ${language}`),
    ...(isReciprocal && (!expected.length || others.includes(page))
      ? []
      : ["its hreflang links don't agree"]),
  ];
}

function alternatesOf({ $ }: Page) {
  const links = $('link[rel="alternate"][hreflang]').toArray();
  const entries = links.map(({ attribs: { hreflang = "", href = "" } }): [string, string] => [
    hreflang,
    href,
  ]);
  return Object.fromEntries(entries);
}

/** Checks that a page has a canonical link, and that a 404 has noindex and no canonical or hreflang link. */
export function standing(page: Page): string[] {
  if (isIndexable(page)) return canonicalOf(page) ? [] : ["no canonical link"];
  if (page.status !== 404) return [];
  const isHidden = page.$('meta[name="robots"][content*="noindex"]').length === 1;
  const isLinked = page.$('link[rel="canonical"], link[hreflang]').length > 0;
  return isHidden && !isLinked ? [] : ["a 404 without noindex, or with a canonical or hreflang link"];
}
