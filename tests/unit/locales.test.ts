import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { locales } from "../../app/i18n/locales.ts";

const files = readdirSync("locales/en");

describe.each(locales.filter((locale) => locale !== "en"))("locales/%s", (locale) => {
  test("has the same files as English", () => {
    expect(readdirSync(`locales/${locale}`)).toEqual(files);
  });

  test.each(files)("%s has the keys and placeholders of English, in every text", (file) => {
    expect(placeholdersByKey(`locales/${locale}/${file}`)).toEqual(placeholdersByKey(`locales/en/${file}`));
  });
});

test.each(locales)("no text in locales/%s is empty", (locale) => {
  for (const file of files) {
    for (const [key, text] of leaves(read(`locales/${locale}/${file}`)))
      expect(text.trim(), `${file} ${key}`).not.toBe("");
  }
});

/** Each text's key with the placeholders in it, in the order of their names: a translation may turn a sentence round. */
function placeholdersByKey(path: string) {
  return Object.fromEntries(
    leaves(read(path)).map(([key, text]) => [key, (text.match(/\{\{.*?\}\}|\{\{|\}\}/g) ?? []).sort()]),
  );
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}

function leaves(tree: unknown, key = ""): [string, string][] {
  if (typeof tree === "string") return [[key, tree]];
  if (typeof tree !== "object" || tree === null) throw new Error(`${key} is no text`);
  return Object.entries(tree).flatMap(([name, branch]) => leaves(branch, key ? `${key}.${name}` : name));
}
