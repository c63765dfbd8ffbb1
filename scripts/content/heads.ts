import { type Crawl, keptPages, type Page, type Problem } from "./crawl.ts";

const titleLength = { min: 15, max: 60 };
const descriptionLength = { min: 110, max: 155 };

/** Titles and descriptions: there, of a length that a result list shows, and no two alike; a preview's picture too. */
export function checkHeads(site: Crawl): Problem[] {
  const kept = keptPages(site);
  return [
    ...kept.flatMap((page) => [
      ...measured(page, "title", titleOf(page), titleLength),
      ...measured(page, "description", descriptionOf(page), descriptionLength),
      ...preview(page),
    ]),
    ...repeated(kept, "title", titleOf),
    ...repeated(kept, "description", descriptionOf),
  ];
}

function titleOf({ $ }: Page) {
  return $("head > title").text().trim();
}

function descriptionOf({ $ }: Page) {
  return $('meta[name="description"]').attr("content")?.trim() ?? "";
}

function measured({ url }: Page, what: string, text: string, { min, max }: { min: number; max: number }) {
  if (!text) return [{ url, message: `no ${what}` }];
  if (text.length >= min && text.length <= max) return [];
  return [{ url, message: `${what} of ${text.length} characters, not ${min} to ${max}: ${text}` }];
}

function repeated(pages: Page[], what: string, textOf: (page: Page) => string): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const text = textOf(page);
    const other = first.get(text);
    if (!text || !other) {
      first.set(text, page.url);
      return [];
    }
    return [{ url: page.url, message: `same ${what} as ${other}` }];
  });
}

const wanted = ["og:title", "og:description", "og:url", "og:locale", "og:image", "og:image:alt"];

function preview({ $, url }: Page): Problem[] {
  return wanted
    .filter((property) => !$(`meta[property="${property}"]`).attr("content"))
    .map((property) => ({ url, message: `no ${property}` }));
}
