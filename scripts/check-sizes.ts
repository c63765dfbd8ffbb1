import { globSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { load } from "cheerio";
import { type Locale, locales, prefixes, withPrefix } from "../app/i18n/locales.ts";
import { type PageId, pages, pagesIn } from "../app/pages.ts";

/** Size limits in bytes, after brotli 11 for everything but the fonts. */
const budget = {
  // Fits into the first congestion window. A legal page is longer, so its text doesn't count.
  html: 14_000,
  legalBesideText: 10_000,
  // The scripts in every page's head. A page's own script counts with its HTML.
  inline: 1_088,
  // Both fonts, which the first visit waits for. Letters that only some languages have, such as ą, don't count.
  faces: 29_000,
  react: 60_000,
  // The size of an island's code without React.
  island: 15_000,
};

/**
 * Pages above `budget.html`, as measured in French, the longest language, after repeated and unused parts were removed.
 * What is left on Services is the price list, the ways to pay and the questions: its first visit needs a second round trip.
 */
const longerPages: Partial<Record<PageId, number>> = {
  services: 15_250,
};

/**
 * Prints the size of each page of a running site, in its heaviest language, and of its islands' code. Returns the limits
 * that are exceeded.
 */
export async function checkSizes(origin: string): Promise<string[]> {
  const rows: Record<string, object> = {};
  const problems: string[] = [];
  for (const { id, path } of pages) {
    const all = await Promise.all(locales.map((locale) => weigh(origin, locale, id, path)));
    rows[path] = all.map(({ row }) => row).toSorted((a, b) => b.html - a.html)[0] ?? {};
    problems.push(...all.flatMap((page) => page.problems));
  }
  console.table(rows);
  const files = globSync("app/layout/fonts/{faustina,truculenta}.woff2");
  const faces = files.reduce((sum, file) => sum + statSync(file).size, 0);
  console.log(`fonts: ${faces}`);
  return faces > budget.faces ? [...problems, "the faces are too large"] : problems;
}

async function weigh(origin: string, locale: Locale, id: PageId, unprefixed: string) {
  const path = withPrefix(prefixes.length ? `/${locale}` : "", unprefixed);
  const response = await fetch(origin + path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  const source = await response.text();
  const $ = load(source);
  const code = $("template[id^=code-]").toArray();
  const islands = code.map((template) => ({
    id: template.attribs.id ?? "",
    files: $.html(template).match(/\/assets[^"]+/g) ?? [],
  }));
  $("template").remove();
  const html = brotli(source);
  const text = brotli($("main").html() ?? "");
  const inline = brotli($('head script:not([type="application/ld+json"])').text());
  const react = weightOf(islands[0]?.files.filter(isReact) ?? []);
  const own = islands.map(({ id, files }) => [id, weightOf(files.filter((file) => !isReact(file)))] as const);
  const isLegal = pagesIn("legal").some((page) => page.id === id);
  const limits: [what: string, size: number, limit: number][] = [
    ["HTML", html, isLegal ? text + budget.legalBesideText : (longerPages[id] ?? budget.html)],
    ["inline script", inline, budget.inline],
    ["React", react, budget.react],
    ...own.map(([id, size]): [string, number, number] => [id, size, budget.island]),
    ["scripts loaded at once", $("script[src], link[rel=modulepreload]").length, 0],
  ];
  const problems = limits
    .filter(([, size, limit]) => size > limit)
    .map(([what, size, limit]) => `${path}: ${what}: ${size}, more than ${limit}`);
  return { row: { language: locale, html, text, inline, react, ...Object.fromEntries(own) }, problems };
}

function isReact(file: string) {
  return file.startsWith("/assets/react-");
}

/** Sums the sizes of files as they are served. `precompress.ts` writes no `.br` for a file that doesn't shrink. */
function weightOf(files: string[]) {
  return files.reduce((sum, file) => {
    const compressed = statSync(`build/client${file}.br`, { throwIfNoEntry: false });
    return sum + (compressed ?? statSync(`build/client${file}`)).size;
  }, 0);
}

function brotli(content: string) {
  return brotliCompressSync(content).byteLength;
}
