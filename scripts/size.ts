// `npm run size`: what a page costs to read, and what its islands' code weighs once somebody means to use it, in bytes
// of brotli 11, from the built site itself. With --check it fails where something is over its budget.
import { globSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { pages, pagesIn } from "../app/pages.ts";
import { startSite } from "../tests/site.ts";

const budget = {
  // The first congestion window; a legal page has its own text beyond that of others.
  html: 14_000,
  legalBesideText: 10_000,
  inline: 1_024,
  // Both faces, which the first visit waits for.
  faces: 29_000,
  react: 60_000,
  // Of an island, beside React.
  island: 15_000,
};

const site = await startSite();
const rows = Object.fromEntries(await Promise.all(pages.map(async ({ path }) => [path, await weigh(path)])));
await site.stop();
console.table(rows);
const faces = globSync("app/layout/fonts/*.woff2").reduce((sum, file) => sum + statSync(file).size, 0);
console.log(`faces: ${faces}`);
check(faces <= budget.faces, "the faces are too large");

async function weigh(path: string) {
  // A connection of its own: compressing takes longer than the server keeps an idle one.
  const html = await (await fetch(site.url + path, { headers: { Connection: "close" } })).text();
  const text = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
  const inline = textsOf(html, 'script(?: type="speculationrules")?');
  const islands = [...html.matchAll(/<template id="code-(\w+)">(.*?)<\/template>/g)];
  const files = islands.map(([, name = "", links = ""]) => [name, hrefsOf(links)] as const);
  const outside =
    html.replace(/<template.*?<\/template>/g, "").match(/<script[^>]* src=|modulepreload/g) ?? [];
  const row = {
    html: brotli(html),
    "of it CSS": brotli(textsOf(html, "style")),
    "of it scripts": brotli(inline),
    text: brotli(text),
    ...Object.fromEntries(files.map(([name, own]) => [name, weightOf(own, (file) => !isReact(file))])),
    React: weightOf(files[0]?.[1] ?? [], isReact),
  };
  const isLegal = pagesIn("legal").some((page) => page.path === path);
  check(row.html <= (isLegal ? row.text + budget.legalBesideText : budget.html), `${path} is too large`);
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

function hrefsOf(links: string) {
  return [...links.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);
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

function check(holds: boolean, problem: string) {
  if (holds || !process.argv.includes("--check")) return;
  console.error(problem);
  process.exitCode = 1;
}
