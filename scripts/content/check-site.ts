import { crawl, type Problem } from "./crawl.ts";
import { checkHeads } from "./heads.ts";
import { checkLanguages } from "./languages.ts";
import { checkLinks } from "./links.ts";
import { checkMarkup } from "./markup.ts";
import { checkOutline } from "./outline.ts";
import { checkSitemap } from "./sitemap.ts";
import { checkTexts } from "./texts.ts";

/** Crawls a site in its languages, prefixes of the paths, the first without one. Says everything that is wrong with it. */
export async function checkSite(origin: string, languages: readonly [string, ...string[]], extra?: string[]) {
  const site = await crawl(origin, extra);
  const languageOf = (path: string) =>
    languages.find((language) => path.split("/")[1] === language) ?? languages[0];
  const problems: Problem[] = [
    ...checkSitemap(site),
    ...checkHeads(site),
    ...checkLanguages(site, languageOf),
    ...checkLinks(site),
    ...checkOutline(site),
    ...checkTexts(site, languages),
    ...(await checkMarkup(site)),
  ];
  return { site, problems };
}
