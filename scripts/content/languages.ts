import { type Crawl, canonicalOf, isIndexable, keptPages, type Page, type Problem } from "./crawl.ts";

/** Which language a page is said to be in, and how the same page is found in the others. */
export function checkLanguages(site: Crawl, languageOf: (path: string) => string): Problem[] {
  return [
    ...site.pages.flatMap((page) => declared(page, languageOf(new URL(page.url).pathname))),
    ...site.pages.filter(isIndexable).flatMap((page) => canonical(page, site)),
    ...keptPages(site).flatMap((page) => alternates(page, site)),
    ...site.pages.filter((page) => page.status === 404).flatMap(missing),
  ];
}

function declared({ $, url, headers }: Page, expected: string): Problem[] {
  const found = { "html lang": $("html").attr("lang"), "Content-Language": headers.get("content-language") };
  return Object.entries(found)
    .filter(([, language]) => language !== expected)
    .map(([where, language]) => ({ url, message: `${where} is ${language}, not ${expected}` }));
}

function canonical(page: Page, { answers }: Crawl): Problem[] {
  const address = canonicalOf(page);
  if (!address) return [{ url: page.url, message: "no canonical link" }];
  const status = answers.get(address)?.status;
  return status === 200 ? [] : [{ url: page.url, message: `canonical ${address} answers ${status}` }];
}

function alternates(page: Page, { answers }: Crawl): Problem[] {
  const { url } = page;
  const own = alternatesOf(page);
  const problems: string[] = [];
  if (!own.get("x-default")) problems.push("no hreflang x-default");
  if (![...own.values()].includes(url)) problems.push("its hreflang links leave itself out");
  for (const [language, href] of own) {
    const other = answers.get(href);
    if (!other?.$) problems.push(`hreflang ${language} leads to no page: ${href}`);
    else if (!sameEntries(own, alternatesOf({ ...other, $: other.$ })))
      problems.push(`hreflang ${language} is not reciprocal: ${href}`);
  }
  return problems.map((message) => ({ url, message }));
}

function alternatesOf({ $ }: Page) {
  const links = $('link[rel="alternate"][hreflang]').toArray();
  return new Map(links.map((link) => [$(link).attr("hreflang") ?? "", $(link).attr("href") ?? ""]));
}

function sameEntries(one: Map<string, string>, other: Map<string, string>) {
  return one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
}

/** A page that is not there has no address of its own, in any language, and is not to be kept. */
function missing({ $, url }: Page): Problem[] {
  const noindex = $('meta[name="robots"]').attr("content")?.includes("noindex");
  return [
    ...(noindex ? [] : [{ url, message: "a 404 without noindex" }]),
    ...($('link[rel="canonical"], link[hreflang]').length
      ? [{ url, message: "a 404 with a canonical or hreflang link" }]
      : []),
  ];
}
