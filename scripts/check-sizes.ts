import { globSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { load } from "cheerio";
import { locales } from "../app/i18n/locales.ts";
import { pages, pagesIn } from "../app/pages.ts";

/** Size limits in bytes, after brotli 11 for everything but the fonts. */
const budget = {
  // Fits into the first congestion window. A legal page is longer, so its text doesn't count.
  html: 14_000,
  legalBesideText: 10_000,
  // The scripts in every page's head. A page's own script counts with its HTML.
  inline: 1_088,
  // Both fonts, which the first visit waits for.
  faces: 29_000,
  react: 60_000,
  // The size of an island's code without React.
  island: 15_000,
};

/**
 * Pages above `budget.html`, as measured in French, the longest language, after repeated and unused parts were removed.
 * What is left is Home's styles and drawings, the forms with their texts, and on Services the price list, the ways to
 * pay and the questions: its first visit needs a second round trip.
 */
const longerPages: Record<string, number> = {
  "/": 14_250,
  "/contact": 14_250,
  "/estimate": 14_500,
  "/services": 15_750,
};

/**
 * Prints the size of each page of a running site, in its heaviest language, and of its islands' code. Returns the limits
 * that are exceeded.
 */
export async function checkSizes(origin: string): Promise<string[]> {
  const rows: Record<string, object> = {};
  const problems: string[] = [];
  const check = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem);
  };
  for (const { path } of pages) {
    const all = await Promise.all(locales.map((locale) => weigh(origin, locale, path, check)));
    rows[path] = all.toSorted((a, b) => b.html - a.html)[0] ?? {};
  }
  console.table(rows);
  const faces = globSync("app/layout/fonts/*.woff2").reduce((sum, file) => sum + statSync(file).size, 0);
  console.log(`fonts: ${faces}`);
  check(faces <= budget.faces, "the faces are too large");
  return problems;
}

async function weigh(
  origin: string,
  locale: string,
  page: string,
  check: (holds: boolean, problem: string) => void,
) {
  const path = `/${locale}${page === "/" ? "" : page}`;
  const html = await (await fetch(origin + path)).text();
  const $ = load(html);
  const islands = $("template[id^=code-]")
    .toArray()
    .map((code) => ({ id: code.attribs.id ?? "", files: $.html(code).match(/\/assets[^"]+/g) ?? [] }));
  $("template").remove();
  const row = {
    language: locale,
    html: brotli(html),
    "of it CSS": brotli($("style").text()),
    "of it scripts": brotli($('head script:not([type="application/ld+json"])').text()),
    text: brotli($("main").html() ?? ""),
    ...Object.fromEntries(islands.map(({ id, files }) => [id, weightOf(files.filter(isOwn))])),
    React: weightOf(islands[0]?.files.filter((file) => !isOwn(file)) ?? []),
  };
  const isLegal = pagesIn("legal").some(({ path }) => path === page);
  check(
    row.html <= (isLegal ? row.text + budget.legalBesideText : (longerPages[page] ?? budget.html)),
    `${path} is too large`,
  );
  check(row["of it scripts"] <= budget.inline, `${path} has too much inline script`);
  check($("script[src], link[rel=modulepreload]").length === 0, `${path} loads a script before it is needed`);
  check(row.React <= budget.react, "React is too large");
  for (const { id, files } of islands) {
    check(weightOf(files.filter(isOwn)) <= budget.island, `${id} is too large`);
    for (const file of files) {
      const code = readFileSync(`build/client${file}`, "utf8");
      check(!/i18next|ZodError|createBrowserRouter/.test(code), `${file} contains a server library`);
    }
  }
  return row;
}

function isOwn(file: string) {
  return !file.startsWith("/assets/react-");
}

/** Sums the sizes of files as they are served. `precompress.ts` writes no `.br` for a file that doesn't shrink. */
function weightOf(files: string[]) {
  const sizes = files.map((file) => {
    const compressed = statSync(`build/client${file}.br`, { throwIfNoEntry: false });
    return (compressed ?? statSync(`build/client${file}`)).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

function brotli(content: string) {
  return brotliCompressSync(content).byteLength;
}
