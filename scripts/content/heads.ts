import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { canonicalOf, isIndexable, type Page, type Site } from "./crawl.ts";

// Search results show texts of these lengths without truncating them.
const Snippet = z.object({ title: z.string().min(15).max(60), description: z.string().min(110).max(155) });
const preview = ["og:title", "og:description", "og:url", "og:locale", "og:image", "og:image:alt"];

/** Checks the texts in search results and link previews, and that no other page has the same title or description. */
export function snippet(page: Page, { kept }: Site): string[] {
  const own = snippetOf(page);
  const others = kept.slice(0, kept.indexOf(page));
  const same = (key: keyof typeof own) =>
    others.find((other) => own[key] && own[key] === snippetOf(other)[key]);
  const issues = Snippet.safeParse(own).error?.issues ?? [];
  const missing = preview.filter((name) => !page.$(`meta[property="${name}"]`).attr("content"));
  return [
    ...issues.map(({ path, message }) => `${String(path[0])}: ${message}`),
    ...missing.map((name) => `no ${name}`),
    ...(same("title") ? [`same title as ${same("title")?.url}`] : []),
    ...(same("description") ? [`same description as ${same("description")?.url}`] : []),
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
export function alternates(page: Page, { answers, kept, languages }: Site): string[] {
  const own = alternatesOf(page);
  if (languages.length === 1) return own.size ? ["hreflang links on a site in one language"] : [];
  const used = languages.filter((language) => kept.some(({ $ }) => $("html").attr("lang") === language));
  const missing = [...used, "x-default"].filter((language) => !own.has(language));
  return [
    ...missing.map((language) => `no hreflang ${language}`),
    ...(own.get("x-default") === own.get(languages[0] ?? "") ? [] : ["hreflang x-default is another page"]),
    ...([...own.values()].includes(page.url) ? [] : ["its hreflang links leave itself out"]),
    ...[...own].flatMap(([language, href]) => {
      const other = answers.get(href);
      return other && isDeepStrictEqual(own, alternatesOf(other))
        ? []
        : [`hreflang ${language} is not reciprocal: ${href}`];
    }),
  ];
}

export function alternatesOf({ $ }: Page) {
  const links = $('link[rel="alternate"][hreflang]').toArray();
  return new Map(links.map(({ attribs }) => [attribs.hreflang, attribs.href ?? ""]));
}

/** Checks that an indexable page has a canonical link, and that a 404 has noindex and no canonical or hreflang link. */
export function standing(page: Page): string[] {
  if (isIndexable(page)) return canonicalOf(page) ? [] : ["no canonical link"];
  if (page.status !== 404) return [];
  return [
    ...(page.$('meta[name="robots"][content*="noindex"]').length ? [] : ["a 404 without noindex"]),
    ...(page.$('link[rel="canonical"], link[hreflang]').length
      ? ["a 404 with a canonical or hreflang link"]
      : []),
  ];
}
