import { Readable } from "node:stream";
import { isDeepStrictEqual } from "node:util";
import { type SitemapItem, XMLToSitemapItemStream } from "sitemap";
import type { Site } from "./crawl.ts";
import { alternatesOf } from "./heads.ts";

export async function readSitemap(xml: string) {
  const parser = Readable.from([xml]).pipe(new XMLToSitemapItemStream({ logger: false }));
  const listed: SitemapItem[] = await parser.toArray();
  return { listed, problems: parser.errors.map(({ message }) => message) };
}

/** Checks that the sitemap lists every indexable page exactly once, with the same languages as the page itself. */
export function sitemap(listed: SitemapItem[], { kept }: Site): string[] {
  const pages = new Map(kept.map((page) => [page.url, alternatesOf(page)]));
  const entries = new Map(
    listed.map(({ url, links }) => [url, new Map(links.map((link) => [link.lang, link.url]))]),
  );
  const missing = [...pages.keys()].filter((url) => !entries.has(url));
  const extra = [...entries.keys()].filter((url) => !pages.has(url));
  const different = [...entries].filter(
    ([url, links]) => pages.has(url) && !isDeepStrictEqual(links, pages.get(url)),
  );
  return [
    ...missing.map((url) => `leaves out ${url}`),
    ...extra.map((url) => `lists ${url}, which isn't indexable`),
    ...different.map(([url]) => `lists other languages for ${url} than the page itself`),
    ...(entries.size === listed.length ? [] : ["lists a page twice"]),
  ];
}
