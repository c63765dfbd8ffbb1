import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { defaultLocale } from "../../app/i18n/locales.ts";
import { studio } from "../../app/studio/company.ts";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { currentBrand, filesOf } from "./brand.ts";

test("rendering with the current values reproduces the facts, colours and icons", async () => {
  for (const [path, content] of Object.entries(await filesOf(currentBrand())))
    expect(Buffer.from(content).equals(readFileSync(path)), path).toBe(true);
});

test("another city and colour change only company.json and styles.css", async () => {
  const brand = currentBrand();
  const changed = {
    ...brand,
    city: `${brand.city} East`,
    colors: { ...brand.colors, signal: brand.colors.line },
  };
  const files = Object.entries(await filesOf(changed));
  const changedFiles = files.filter(([path, content]) => !Buffer.from(content).equals(readFileSync(path)));
  expect(changedFiles.map(([path]) => path)).toEqual(["app/studio/company.json", "app/styles.css"]);
});

test("another name and address show in the page that Caddy shows while the site is down", async () => {
  const brand = {
    ...currentBrand(),
    name: "Sand & {Sons}",
    email: "us@sand.example",
    languages: [defaultLocale],
  };
  const caddyfile = String((await filesOf(brand)).Caddyfile);
  expect(caddyfile).toContain("<h1>Sand &#38; &#123;Sons&#125;</h1>");
  expect(caddyfile).toContain('<a href="mailto:us@sand.example">us@sand.example</a>');
  expect(caddyfile.match(/<p lang/g)).toHaveLength(1);
});

test("a new language becomes the default, with a folder and the keys of all texts", async () => {
  const code = ["de", "da"].find((code) => !existsSync(`locales/${code}`)) ?? "";
  const files = await filesOf({ ...currentBrand(), languages: [code] });
  expect(files["locales/index.ts"]).toContain(`locales = ["${code}"]`);
  expect(files["locales/copy.ts"]).toContain(`from "./${code}/tech-stack.json"`);
  const home = readFileSync(`locales/${defaultLocale}/home.json`, "utf8");
  expect(String(files[`locales/${code}/home.json`])).toBe(home);
});

test("rebranding with the current values changes nothing, and counts the words to write", () => {
  const { status, stdout } = rebrand({ name: studio.name, languages: studio.languages });
  expect(status).toBe(0);
  expect(stdout).toContain("Nothing to change.");
  const [, total] = /^(\d+) words to write:$/m.exec(stdout) ?? [];
  const counts = [...stdout.matchAll(/^locales\/\S+ {2}(\d+) words$/gm)].map(([, words]) => Number(words));
  expect(counts.reduce((sum, words) => sum + words, 0)).toBe(Number(total));
});

test("writes the current values to a file that doesn't exist", () => {
  const file = join(temporaryFolder(), "brand.json");
  expect(rebrandFrom(file).stdout).toContain(`Wrote the current values to ${file}`);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(currentBrand());
});

test("rejects invalid values with one problem per field", () => {
  const { status, stderr } = rebrand({
    country: "Norway",
    currency: "kroner",
    email: "hei",
    languages: [],
    colors: { ...currentBrand().colors, paper: ["white", "#000000"], accent: ["#000000", "#ffffff"] },
    nmae: "Blåbær Øy",
  });
  expect(status).toBe(1);
  const fields = [...stderr.matchAll(/→ at (\S+)/g)].map(([, field]) => field);
  expect(fields.sort()).toEqual(["colors", "colors.paper[0]", "country", "currency", "email", "languages"]);
  expect(stderr).toContain('"nmae"');
});

function rebrand(brand: object) {
  const file = join(temporaryFolder(), "brand.json");
  writeFileSync(file, `\uFEFF${JSON.stringify(brand)}`);
  return rebrandFrom(file);
}

function rebrandFrom(file: string) {
  return spawnSync("node", ["scripts/rebrand/index.ts", file], { encoding: "utf8" });
}
