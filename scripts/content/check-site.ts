import { type Ask, crawl, links } from "./crawl.ts";
import { alternates, declared, snippet, standing } from "./heads.ts";
import { markup } from "./markup.ts";
import { readSitemap, sitemap } from "./sitemap.ts";
import { structuredData } from "./structured-data.ts";
import { texts } from "./texts.ts";

const ofAll = [standing, declared, links, markup, texts];
const ofKept = [snippet, alternates, structuredData];

/**
 * Reads a site as a crawler does: its sitemap, these addresses, and everything of its own that they lead to. Says
 * everything that is wrong with it.
 */
export async function checkSite(
  origin: string,
  languages: readonly string[],
  paths: string[] = [],
  ask: Ask = follow,
) {
  const url = `${origin}/sitemap.xml`;
  const { listed, problems: faults } = await readSitemap(await (await ask(url)).text());
  const starts = [...listed.map((item) => item.url), ...paths.map((path) => origin + path)];
  const site = await crawl(starts, languages, ask);
  const problems = [...faults, ...sitemap(listed, site)].map((message) => ({ url, message }));
  for (const page of site.pages) {
    const checks = site.kept.includes(page) ? [...ofAll, ...ofKept] : ofAll;
    problems.push(
      ...checks.flatMap((check) => check(page, site)).map((message) => ({ url: page.url, message })),
    );
  }
  return { site, problems };
}

/** A redirect is an answer of its own. */
function follow(url: string) {
  return fetch(url, { redirect: "manual" });
}
