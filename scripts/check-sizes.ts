import { globSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { pages, pagesIn } from "../app/pages.ts";

/** Bytes of brotli 11, unless noted. */
const budget = {
  // The first congestion window; a legal page has its own text beyond that of others.
  html: 14_000,
  legalBesideText: 10_000,
  // The first form of a page, before brotli 11 has replaced it.
  firstSent: 16_000,
  legalFirstBesideText: 12_000,
  inline: 1_088,
  // Both faces, which the first visit waits for.
  faces: 29_000,
  react: 60_000,
  // Size of an island without React.
  island: 15_000,
};

/** Prints what each page of a running site costs to read, and what its islands' code weighs. Returns what is over its budget. */
export async function checkSizes(origin: string): Promise<string[]> {
  const rows: Record<string, object> = {};
  const problems: string[] = [];
  const check = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem);
  };
  for (const { path } of pages) rows[path] = await weigh(origin, path, check);
  console.table(rows);
  const faces = globSync("app/layout/fonts/*.woff2").reduce((sum, file) => sum + statSync(file).size, 0);
  console.log(`faces: ${faces}`);
  check(faces <= budget.faces, "the faces are too large");
  return problems;
}

type Check = (holds: boolean, problem: string) => void;

async function weigh(origin: string, path: string, check: Check) {
  const response = await fetch(origin + path, { headers: { "Accept-Encoding": "br" } });
  const html = await response.text();
  const text = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
  const inline = textsOf(html, 'script(?: type="speculationrules")?');
  const islands = [...html.matchAll(/<template id="code-(\w+)">(.*?)<\/template>/g)];
  const files = islands.map(
    ([, name = "", links = ""]) => [name, links.match(/\/assets[^"]+/g) ?? []] as const,
  );
  const outside =
    html.replace(/<template.*?<\/template>/g, "").match(/<script[^>]* src=|modulepreload/g) ?? [];
  const row = {
    "first sent": Number(response.headers.get("content-length")),
    html: brotli(html),
    "of it CSS": brotli(textsOf(html, "style")),
    "of it scripts": brotli(inline),
    text: brotli(text),
    ...Object.fromEntries(files.map(([name, own]) => [name, weightOf(own, (file) => !isReact(file))])),
    React: weightOf(files[0]?.[1] ?? [], isReact),
  };
  const isLegal = pagesIn("legal").some((page) => page.path === path);
  check(row.html <= (isLegal ? row.text + budget.legalBesideText : budget.html), `${path} is too large`);
  check(
    row["first sent"] <= (isLegal ? row.text + budget.legalFirstBesideText : budget.firstSent),
    `${path} is too large when it is first sent`,
  );
  check(row["of it scripts"] <= budget.inline, `${path} has too much script`);
  check(outside.length === 0, `${path} asks for a script to be read`);
  check(row.React <= budget.react, "React is too large");
  for (const [name, own] of files) {
    check(weightOf(own, (file) => !isReact(file)) <= budget.island, `the island ${name} is too large`);
    for (const file of own)
      check(!/i18next|ZodError|createBrowserRouter/.test(read(file)), `${file} carries a server's library`);
  }
  return row;
}

function textsOf(html: string, tag: string) {
  const [name] = tag.split("(");
  return [...html.matchAll(new RegExp(`<${tag}>(.*?)</${name}>`, "gs"))].map(([, text]) => text).join("");
}

function isReact(file: string) {
  return file.startsWith("/assets/react-");
}

function weightOf(files: string[], which: (file: string) => boolean) {
  return files.filter(which).reduce((sum, file) => sum + brotli(read(file)), 0);
}

function read(file: string) {
  return readFileSync(`build/client${file}`, "utf8");
}

function brotli(content: string) {
  return brotliCompressSync(content).byteLength;
}
