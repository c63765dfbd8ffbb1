import { type CheerioAPI, load } from "cheerio";

/** One thing that is not as it should be. */
export type Problem = { url: string; message: string };

export type Answer = {
  url: string;
  status: number;
  headers: Headers;
  body: string;
  /** null: not HTML */
  $: CheerioAPI | null;
};

export type Page = Answer & { $: CheerioAPI };

export type Crawl = {
  origin: string;
  sitemap: Answer;
  /** The addresses that the sitemap lists. */
  listed: string[];
  /** Every answer that was reached, by its address without a fragment. */
  answers: ReadonlyMap<string, Answer>;
  /** The HTML among them. */
  pages: Page[];
};

/** Reads a site as a crawler does: its sitemap, `extra` addresses, and everything of its own that these lead to. */
export async function crawl(origin: string, extra: string[] = []): Promise<Crawl> {
  const sitemap = await ask(`${origin}/sitemap.xml`);
  const xml = load(sitemap.body, { xml: true });
  const listed = xml("url > loc")
    .toArray()
    .map((loc) => xml(loc).text());
  const answers = new Map<string, Answer>();
  const waiting = [...listed, ...extra.map((path) => origin + path)];
  for (let url = waiting.shift(); url; url = waiting.shift()) {
    const address = withoutFragment(url);
    if (answers.has(address) || !address.startsWith(origin)) continue;
    const answer = await ask(address);
    answers.set(address, answer);
    waiting.push(...leadsTo(answer));
  }
  return { origin, sitemap, listed, answers, pages: [...answers.values()].filter(isPage) };
}

export function withoutFragment(url: string) {
  return url.replace(/#.*$/, "");
}

/** A page that wants to be found: it is there, and nothing asks to leave it out. */
export function isIndexable({ status, $, headers }: Page) {
  return (
    status === 200 &&
    !headers.get("x-robots-tag")?.includes("noindex") &&
    !$('meta[name="robots"]').attr("content")?.includes("noindex")
  );
}

/** A page's canonical address; null where it names none. */
export function canonicalOf({ $ }: Page) {
  return $('link[rel="canonical"]').attr("href") ?? null;
}

/** The pages that a search engine keeps: indexable, and their own canonical. */
export function keptPages(site: Crawl) {
  return site.pages.filter((page) => isIndexable(page) && canonicalOf(page) === page.url);
}

function isPage(answer: Answer): answer is Page {
  return answer.$ !== null;
}

async function ask(url: string): Promise<Answer> {
  const response = await fetch(url, { redirect: "manual" });
  const body = await response.text();
  const html = response.headers.get("content-type")?.startsWith("text/html");
  return { url, status: response.status, headers: response.headers, body, $: html ? load(body) : null };
}

const references = [
  ["a[href]", "href"],
  ['link[rel="canonical"], link[rel="alternate"], link[rel~="icon"], link[rel="manifest"]', "href"],
  ['link[rel="apple-touch-icon"], link[rel="stylesheet"]', "href"],
  ["img[src], script[src]", "src"],
  ['meta[property="og:image"], meta[name="twitter:image"]', "content"],
] as const;

function leadsTo({ $, url }: Answer) {
  if (!$) return [];
  return references.flatMap(([selector, attribute]) =>
    $(selector)
      .toArray()
      .map((element) => new URL($(element).attr(attribute) ?? "", url).href),
  );
}

/** Every reference of a page to something of the same site, as an absolute address. */
export function internalReferences(page: Page, origin: string) {
  return [...new Set(leadsTo(page))].filter((href) => href.startsWith(origin));
}
