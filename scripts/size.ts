// `npm run size`: what the browser loads on each page, in kB of brotli 11, from the built site itself. With --check it
// fails where Home is over its budget, or carries a library that only the server needs.
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { pages } from "../app/pages.ts";
import { startSite } from "../tests/site.ts";

const budget = { "html kB + css kB": 10.1, "js kB": 106 };

const site = await startSite();
const rows: Record<string, Record<string, number>> = {};
let home: string[] = [];
for (const { path } of pages) {
  // A connection of its own: compressing takes longer than the server keeps an idle one.
  const html = await (await fetch(site.url + path, { headers: { Connection: "close" } })).text();
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);
  // What the boot script is told to ask for (app/document/boot.server.ts), and what that asks for.
  const modules = /"modules":\[([^\]]*)\]/.exec(html)?.[1]?.match(/[^",]+/g) ?? [];
  if (modules.length === 0) throw new Error(`${path} names no modules`);
  const scripts = [...modules.reduce(withImports, new Set<string>())];
  if (path === "/") home = scripts;
  rows[path] = {
    "html kB": kilobytes(html),
    "css kB": total(styles),
    "js kB": total(scripts),
    "js over Home": total(scripts.filter((file) => !home.includes(file))),
    files: scripts.length + styles.length,
  };
}
await site.stop();
console.table(rows);

if (process.argv.includes("--check")) {
  const own = rows["/"] ?? {};
  const heavy = home.filter((file) => /i18next|zod/i.test(String(read(file))));
  for (const file of heavy) fail(`${file} carries a server's library`);
  for (const [what, limit] of Object.entries(budget)) {
    const sum = what.split(" + ").reduce((all, column) => all + (own[column] ?? Number.NaN), 0);
    if (!(sum <= limit)) fail(`Home is over its budget of ${limit} for ${what}`);
  }
}

/** A module and what it imports statically: dynamic imports wait for the visitor. */
function withImports(found: Set<string>, file: string): Set<string> {
  if (found.has(file)) return found;
  const imports = String(read(file)).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
  return [...imports].map(([, name]) => `/assets/${name}`).reduce(withImports, found.add(file));
}

function total(files: string[]) {
  return Math.round(files.reduce((sum, file) => sum + kilobytes(read(file)), 0) * 100) / 100;
}

function kilobytes(content: string | Buffer) {
  return Math.round(brotliCompressSync(content).byteLength / 10) / 100;
}

function read(file: string) {
  return readFileSync(`build/client${file}`);
}

function fail(problem: string) {
  console.error(problem);
  process.exitCode = 1;
}
