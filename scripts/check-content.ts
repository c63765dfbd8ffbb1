// `npm run check:content`: crawls the built site in every language, as search engines, link previews and
// assistants do, and fails on what would make them read it wrong.
import { type Locale, locales } from "../app/i18n/locales.ts";
import { pages } from "../app/pages.ts";
import { languages } from "../locales/languages.server.ts";
import { startSite } from "../tests/site.ts";
import { checkSite } from "./content/check-site.ts";
import { checkStructuredData } from "./content/structured-data.ts";
import { checkWords } from "./content/texts.ts";

// Nobody links these: English with its prefix, a longer path, pages that are not there.
const unlinked = [
  ...pages.map(({ path }) => `/en${path === "/" ? "" : path}`),
  "/services/anything",
  ...["", ...locales.map((locale) => `/${locale}`)].map((prefix) => `${prefix}/no-such-page`),
];

const site = await startSite();
const { site: found, problems } = await checkSite(site.url, locales, unlinked).finally(() => site.stop());
problems.push(...checkWords(Object.fromEntries(locales.map((locale) => [locale, wordsOf(locale)]))));
problems.push(...(await checkStructuredData(found)));

const expected = pages.length * locales.length;
if (found.listed.length !== expected)
  problems.push({ url: "/sitemap.xml", message: `lists ${found.listed.length} pages, not ${expected}` });

for (const { url, message } of problems) console.error(`${url.replace(site.url, "") || "/"}  ${message}`);
console.log(`${found.pages.length} pages, ${found.answers.size} addresses, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;

/** Every text of a language, as its files have it. */
function wordsOf(locale: Locale) {
  const texts: string[] = [];
  JSON.stringify(languages[locale].copy, (_, value: unknown) => {
    if (typeof value === "string") texts.push(value.replace(/\{\{\w+\}\}/g, "…"));
    return value;
  });
  return texts;
}
