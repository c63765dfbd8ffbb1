import { type CheerioAPI, load } from "cheerio";

/** A response of the site. Its document is empty unless the response is HTML or XML. */
export type Page = { url: string; status: number; headers: Headers; body: string; $: CheerioAPI };

export type Ask = (url: string) => Promise<Response>;

/** Requests these addresses and, recursively, every address of the same site that they link to. */
export async function crawl(starts: string[], ask: Ask) {
  const answers = new Map<string, Page>();
  const waiting = [...starts];
  // The list grows during the loop.
  for (const url of waiting) {
    if (answers.has(url)) continue;
    const response = await ask(url);
    const { status, headers } = response;
    const body = await response.text();
    const answer = { url, status, headers, body, $: load(isOf(headers, /html|xml/) ? body : "") };
    answers.set(url, answer);
    waiting.push(...referencesOf(answer).map(withoutFragment));
  }
  return answers;
}

export function isHtml({ headers }: Page) {
  return isOf(headers, /html/);
}

/** Whether search engines may list the page: it has no noindex, and its canonical URL is its own. */
export function isIndexable({ url, status, headers, $ }: Page) {
  const robots = `${headers.get("x-robots-tag")} ${$('meta[name="robots"]').attr("content")}`;
  const isCanonical = $('link[rel="canonical"]').attr("href") === url;
  return status === 200 && isCanonical && !robots.includes("noindex");
}

/** Checks that every reference to the page's own site leads to a page, and every fragment to an element on it. */
export function links(page: Page, answers: ReadonlyMap<string, Page>): string[] {
  return referencesOf(page).flatMap((href) => {
    const target = answers.get(withoutFragment(href));
    if (target?.status !== 200 && target !== page) return [`${href} answers ${target?.status}`];
    const fragment = decodeURIComponent(new URL(href).hash.slice(1));
    const isThere = !fragment || target.$(`[id=${JSON.stringify(fragment)}]`).length > 0;
    return isThere ? [] : [`${href}: no such place on that page`];
  });
}

function isOf(headers: Headers, type: RegExp) {
  return type.test(headers.get("content-type") ?? "");
}

function referencesOf({ $, url }: Page): string[] {
  const { origin } = new URL(url);
  const places = $("[href], [src], meta[content^='http']").toArray();
  const named = places.map(({ attribs: { href, src, content } }) => href ?? src ?? content ?? "");
  const listed = [...$("url > loc")].map((element) => $(element).text());
  const addresses = [...named, ...listed].map((address) => new URL(address, url));
  return [...new Set(addresses.filter((address) => address.origin === origin).map(({ href }) => href))];
}

function withoutFragment(url: string) {
  return url.replace(/#.*$/, "");
}
