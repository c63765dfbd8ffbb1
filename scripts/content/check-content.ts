import { type Locale, locales } from "../../app/i18n/locales.ts";
import { pages } from "../../app/pages.ts";
import { languages } from "../../locales/languages.server.ts";
import { checkSite } from "./check-site.ts";
import { vocabulary } from "./structured-data.ts";
import { checkTexts } from "./texts.ts";

/** Crawls a running site in every language, as search engines, link previews and assistants do. Returns its problems. */
export async function checkContent(origin: string): Promise<string[]> {
  const { site, problems } = await checkSite(origin, locales, paths);
  problems.push(...vocabulary(site));
  for (const locale of locales)
    for (const message of checkTexts(locale, wordsOf(locale), locales))
      problems.push({ url: `locales/${locale}`, message });
  console.log(`${site.pages.length} pages, ${site.answers.size} addresses, ${problems.length} problems`);
  return problems.map(({ url, message }) => `${url.replace(origin, "") || "/"}  ${message}`);
}

// Linked or not: every page in every language, English with its prefix too, a longer path, and unknown pages.
const paths = ["", ...locales.map((locale) => `/${locale}`)].flatMap((prefix) => [
  ...pages.map(({ path }) => `${prefix}${path}`.replace(/(?<=.)\/$/, "")),
  `${prefix}/services/anything`,
  `${prefix}/no-such-page`,
]);

/** Every text in a language's files, unfilled: the crawl doesn't meet messages and errors. */
function wordsOf(locale: Locale) {
  const texts: string[] = [];
  JSON.stringify(languages[locale].copy, (_, value: unknown) => {
    if (typeof value === "string")
      texts.push(value.replace(/\{\{\w+\}\}/g, "…").replace(/\[\[(\w+\|)?|\]\]/g, ""));
    return value;
  });
  return texts;
}
