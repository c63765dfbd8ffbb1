import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Page, Site } from "./crawl.ts";

const block = 'script[type="application/ld+json"]';
const Reference = z.looseObject({ "@id": z.string() });

/** Checks that a page has one block of JSON-LD, and that its references lead to nodes. */
export function structuredData({ $ }: Page): string[] {
  const blocks = $(block);
  if (blocks.length !== 1) return [`${blocks.length} blocks of JSON-LD, not one`];
  const given = new Set<string>();
  const wanted = new Set<string>();
  try {
    JSON.parse(blocks.text(), (_, value: unknown) => {
      const { success, data } = Reference.safeParse(value);
      if (success) (Object.keys(data).length === 1 ? wanted : given).add(data["@id"]);
      return value;
    });
  } catch (error) {
    return [`JSON-LD: ${error}`];
  }
  return [...wanted].filter((id) => !given.has(id)).map((id) => `JSON-LD: no node ${id}`);
}

/** Compiles the JSON-LD of all pages against schema.org's vocabulary, which schema-dts provides as types. */
export function vocabulary({ kept }: Site) {
  const pages = kept.filter((page) => structuredData(page).length === 0);
  // Inside the project, so that the compiler finds the vocabulary.
  mkdirSync("node_modules/.cache", { recursive: true });
  const folder = mkdtempSync("node_modules/.cache/structured-data-");
  const files = pages.map(({ $ }, index) => {
    const file = join(folder, `page${index}.ts`);
    writeFileSync(file, `export const graph: import("schema-dts").Graph = ${$(block).text()};`);
    return file;
  });
  const options =
    "--noEmit --ignoreConfig --strict --skipLibCheck --module esnext --moduleResolution bundler";
  const { stdout, status } = spawnSync("tsc", [...options.split(" "), ...files], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  const found = [...stdout.matchAll(/page(\d+)\.ts\(.*: error TS\d+: (.*)/g)];
  if (status && found.length === 0) throw new Error(stdout);
  return found.map(([, index, message]) => ({
    url: pages[Number(index)]?.url ?? "",
    message: `JSON-LD: ${message}`,
  }));
}
