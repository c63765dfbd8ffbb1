// Prints all that the built site around it says: every answer to a crawler, its files, its link previews as they are
// drawn, and its words wherever they may show.
import { globSync, readFileSync } from "node:fs";
import { copyIn } from "../../app/i18n/copy.server.ts";
import { locales, splitPrefix } from "../../app/i18n/locales.ts";
import { everyPage, hasPage, pages } from "../../app/pages.ts";
import { markdownCopyName } from "../../app/seo/addresses.ts";
import type { Namespace } from "../../locales/language.ts";
import { languages } from "../../locales/languages.server.ts";
import { crawl } from "../../scripts/content/crawl.ts";
import { poster } from "../../scripts/previews/poster.ts";
import { typesetter } from "../../scripts/previews/typesetter.ts";
import { startSite } from "../site.ts";
import { say } from "./say.ts";

const site = await startSite({}, { server: "server.ts", cwd: process.cwd() });
const feeds = ["robots.txt", "llms.txt", "site.webmanifest", ".well-known/security.txt", "no-such-page"];
const paths = ["", ...locales.map((locale) => `/${locale}`)].flatMap((prefix) => [
  ...pages.map(({ id }) => prefix + markdownCopyName(id)),
  ...everyPage.map(({ path }) => `${prefix}${path}`),
  `${prefix}/chat`,
  `${prefix}/site.webmanifest`,
]);
const starts = ["/sitemap.xml", ...feeds.map((name) => `/${name}`), ...paths].map((path) => site.url + path);
const { answers: crawled } = await crawl(starts, locales, (url) => fetch(url)).finally(() => site.stop());
for (const [url, { status, headers, body }] of crawled) {
  const [prefix] = splitPrefix(new URL(url).pathname);
  const { pathname } = new URL(url);
  // What is a text, and the address of what isn't.
  const isText = /text|json|xml|javascript/.test(headers.get("content-type") ?? "");
  say(`${status} ${pathname}`, prefix ?? "en", isText ? body : "");
}

for (const file of globSync("build/client/**/*.{js,css,svg}")) say(file, "en", readFileSync(file, "utf8"));

const type = await typesetter();
for (const locale of locales) {
  const { hero } = copyIn(locale, "home");
  for (const { id } of pages)
    say(
      `preview of ${id}`,
      locale,
      poster(type, { page: id, title: copyIn(locale, id).title, tag: hero.tag }),
    );
  for (const namespace of Object.keys(languages[locale].copy) as Namespace[])
    if (hasPage(namespace) || !everyPage.some(({ id }) => id === namespace))
      say(`words: ${namespace}`, locale, JSON.stringify(copyIn(locale, namespace)));
}
