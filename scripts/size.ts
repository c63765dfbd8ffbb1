// `npm run size`: what the browser loads on each page, in kB of brotli 11, from the built site itself.
// With --check it fails where Home is over its budget, a page carries another language or legal text.
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { pages } from "../app/pages.ts";
import { startSite } from "../tests/site.ts";

const budget = { homeScripts: 105, homeBeforePaint: 10 };

const site = await startSite();
const home = await weigh("/");
const rows = [home];
for (const page of pages.slice(1)) rows.push(await weigh(page.path));
await site.stop();

console.table(
  Object.fromEntries(
    rows.map((row) => [
      row.path,
      {
        "html kB": kilo(row.html),
        "css kB": kilo(row.styles),
        "js kB": kilo(row.scripts),
        "js over Home": kilo(
          total([...row.files].filter(([file]) => !home.files.has(file)).map(([, size]) => size)),
        ),
        files: row.files.size + row.styleCount,
      },
    ]),
  ),
);

if (process.argv.includes("--check")) {
  check(kilo(home.scripts) <= budget.homeScripts, `JavaScript on Home is over ${budget.homeScripts} kB`);
  check(
    kilo(home.html + home.styles) <= budget.homeBeforePaint,
    `HTML and CSS on Home are over ${budget.homeBeforePaint} kB`,
  );
  for (const file of home.files.keys()) {
    check(
      !/i18next|zod/i.test(readFileSync(`build/client${file}`, "utf8")),
      `${file} carries a server's library`,
    );
  }
}

async function weigh(path: string) {
  // A connection of its own: compressing takes longer than the server keeps an idle one.
  const html = await (await fetch(site.url + path, { headers: { Connection: "close" } })).text();
  // What the boot script is told to ask for (app/document/boot.server.ts).
  const modules = /"modules":\[([^\]]*)\]/.exec(html)?.[1]?.match(/[^",]+/g) ?? [];
  if (modules.length === 0) throw new Error(`${path} names no modules`);
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1] ?? "");
  const files = new Map<string, number>();
  for (const file of modules) follow(file, files);
  return {
    path,
    html: brotli(html),
    styles: total(styles.map((file) => brotli(readFileSync(`build/client${file}`)))),
    styleCount: styles.length,
    scripts: total(files.values()),
    files,
  };
}

/** A module and what it imports statically: dynamic imports wait for the visitor. */
function follow(file: string, files: Map<string, number>) {
  if (files.has(file)) return;
  const code = readFileSync(`build/client${file}`, "utf8");
  files.set(file, brotli(code));
  for (const [, name] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    follow(`/assets/${name}`, files);
}

function brotli(content: string | Buffer) {
  return brotliCompressSync(content).byteLength;
}

function total(sizes: Iterable<number>) {
  return [...sizes].reduce((sum, size) => sum + size, 0);
}

function kilo(bytes: number) {
  return Math.round(bytes / 10) / 100;
}

function check(holds: boolean, problem: string) {
  if (holds) return;
  console.error(problem);
  process.exitCode = 1;
}
