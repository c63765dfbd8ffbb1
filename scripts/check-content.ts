// `npm run check:content`: crawls the built site in every language, as search engines, link previews and
// assistants do, and fails on what would make them read it wrong.
import { type Locale, locales } from "../app/i18n/locales.ts";
import { pages } from "../app/pages.ts";
import { languages } from "../locales/languages.server.ts";
import { startSite } from "../tests/site.ts";
import { checkSite } from "./content/check-site.ts";
import { vocabulary } from "./content/structured-data.ts";
import { checkTexts } from "./content/texts.ts";

// Whether or not anybody links them: every page in every language, English with its prefix too, a longer path, and
// pages that are not there.
const paths = ["", ...locales.map((locale) => `/${locale}`)].flatMap((prefix) => [
  ...pages.map(({ path }) => `${prefix}${path}`.replace(/(?<=.)\/$/, "")),
  `${prefix}/services/anything`,
  `${prefix}/no-such-page`,
]);

const server = await startSite();
const { site, problems } = await checkSite(server.url, locales, paths).finally(() => server.stop());
problems.push(...vocabulary(site));
for (const locale of locales)
  for (const message of checkTexts(locale, wordsOf(locale), locales))
    problems.push({ url: `locales/${locale}`, message });

for (const { url, message } of problems) console.error(`${url.replace(server.url, "") || "/"}  ${message}`);
console.log(`${site.pages.length} pages, ${site.answers.size} addresses, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;

/** Every text of a language's files, as it is written there: messages and errors that a crawl does not meet, too. */
function wordsOf(locale: Locale) {
  const texts: string[] = [];
  JSON.stringify(languages[locale].copy, (_, value: unknown) => {
    if (typeof value === "string") texts.push(value.replace(/\{\{\w+\}\}/g, "…").replace(/\[\[|\]\]/g, ""));
    return value;
  });
  return texts;
}
