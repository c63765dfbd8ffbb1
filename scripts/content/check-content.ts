import { locales, prefixes, withPrefix } from "../../app/i18n/locales.ts";
import { isLeftOut, pages, pathOf } from "../../app/pages.ts";
import { languages } from "../../locales/languages.server.ts";
import { type Ask, crawl, isHtml, isIndexable, links } from "./crawl.ts";
import { markup } from "./markup.ts";
import { snippet } from "./snippet.ts";
import { checkTexts, texts } from "./texts.ts";

// Paths to check even if no page links to them: every page in every language, the default language also with its prefix, a longer
// path, and an unknown page.
const paths = ["", ...prefixes.map((locale) => `/${locale}`)].flatMap((prefix) => [
  ...pages.map(({ path }) => withPrefix(prefix, path)),
  `${prefix}${pathOf("services")}/anything`,
  `${prefix}/no-such-page`,
]);

/** Crawls a running site in every language, as search engines and assistants do. Returns its problems. */
export async function checkContent(origin: string): Promise<string[]> {
  const problems = await checkSite(origin, locales, paths);
  for (const locale of locales)
    for (const [namespace, copy] of Object.entries(languages[locale].copy))
      for (const message of isLeftOut(namespace) ? [] : checkTexts(locale, wordsIn(copy), locales))
        problems.push(`locales/${locale}: ${namespace}: ${message}`);
  return problems;
}

/** Crawls a site's sitemap, these paths, and everything of the same site that they link to. */
export async function checkSite(
  origin: string,
  languages: readonly string[],
  paths: string[],
  // A redirect is a response to check, so it isn't followed.
  ask: Ask = (url) => fetch(url, { redirect: "manual" }),
) {
  const answers = await crawl([`${origin}/sitemap.xml`, ...paths.map((path) => origin + path)], ask);
  const pages = [...answers.values()].filter(isHtml);
  const indexable = pages.filter(isIndexable);
  return pages.flatMap((page) => {
    const problems = [
      ...links(page, answers),
      ...markup(page),
      ...texts(page, languages),
      ...(indexable.includes(page) ? snippet(page, indexable) : []),
    ];
    return problems.map((message) => `${page.url.replace(origin, "")}: ${message}`);
  });
}

/** Lists every text in one of a language's files, since the crawl doesn't see all, such as error messages. */
function wordsIn(copy: object) {
  const texts: string[] = [];
  JSON.stringify(copy, (_, value: unknown) => {
    if (typeof value === "string")
      texts.push(value.replace(/\{\{\w+\}\}/g, "…").replace(/\[\[(\w+\|)?|\]\]/g, ""));
    return value;
  });
  return texts;
}
