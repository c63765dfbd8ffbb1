import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { factValues } from "../../app/i18n/fact-values.server.ts";
import { formatCount } from "../../app/i18n/format.server.ts";
import { defaultLocale, type Locale, locales } from "../../app/i18n/locales.ts";
import { isLeftOut } from "../../app/pages.ts";
import { fieldNames, fields } from "../../app/studio/contact-form.ts";
import type { Namespace } from "../../locales/language.ts";
import { languages } from "../../locales/languages.server.ts";
import { fr } from "../sample.ts";

const namespaces = Object.keys(languages[defaultLocale].copy).filter((id) => !isLeftOut(id)) as Namespace[];

describe.each<Locale>(locales.filter((locale) => locale !== defaultLocale))("%s", (locale) => {
  test.each(namespaces)("%s has the same keys and placeholders as the default language", (namespace) => {
    expect(placeholdersByKey(languages[locale].copy[namespace])).toEqual(
      placeholdersByKey(languages[defaultLocale].copy[namespace]),
    );
  });
});

test.each(locales)("%s has words for the numbers up to ten", (locale) => {
  const words = Array.from({ length: 10 }, (_, index) => formatCount(locale, index + 1));
  expect(words.join(), `see \`numbers\` in locales/language.ts`).not.toMatch(/\d/);
});

test.each(locales)("%s has no empty text", (locale) => {
  for (const [key, text] of leaves(languages[locale].copy)) expect(text.trim(), key).not.toBe("");
});

test.each(locales)("%s has the texts of every field of the contact form", (locale) => {
  const keys = new Set(leaves(languages[locale].copy.contact).map(([key]) => key));
  const required = fieldNames.flatMap((name) => [
    `form.fields.${name}.label`,
    ...("required" in fields[name] ? [`errors.fields.${name}.required`] : []),
  ]);
  const missing = required.filter((key) => !keys.has(key));
  expect(missing, `missing in locales/${locale}/contact.json`).toEqual([]);
});

test.each(locales)("%s quotes only facts, and what a module fills in", (locale) => {
  const facts = factValues(locale);
  const sources = globSync("app/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  const filledLater = new Set(
    sources
      .filter((source) => source.includes("fill"))
      .join()
      .match(/\w+/g),
  );
  const unknown = globSync(`locales/${locale}/*.json`).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\{\{(\w+)\}\}/g)]
      .filter(([, name = ""]) => !(name in facts) && !filledLater.has(name))
      .map(([placeholder]) => `${file}: ${placeholder}`),
  );
  expect(unknown, "the names of facts are in app/i18n/fact-values.server.ts").toEqual([]);
});

test.each([
  ["a narrow no-break space before ; ! ?", /[^\u202f?!][;!?](?=\s|$)/],
  ["a no-break space before a colon", /[^\u00a0]:(?=\s|$)/],
  ["no-break spaces inside quotation marks", /«[^\u00a0]|[^\u00a0]»/],
  [
    "a no-break space between a number and its unit",
    /(\d|\}\}) (%|€|jours|mois|ans|heures|secondes|caractères|pixels)/,
  ],
])("French texts have %s @sample", (_, broken) => {
  expect(leaves(languages[fr].copy).filter(([, text]) => broken.test(text))).toEqual([]);
});

/**
 * Returns each text's placeholders and conditions by key. They are sorted, because a translation may change the order
 * of words.
 */
function placeholdersByKey(tree: unknown) {
  return Object.fromEntries(
    leaves(tree).map(([key, text]) => [
      key,
      (text.match(/\{\{.*?\}\}|\{\{|\}\}|\[\[(?:\w+\|)?|\]\]/g) ?? []).sort(),
    ]),
  );
}

function leaves(tree: unknown, key = ""): [string, string][] {
  if (typeof tree === "string") return [[key, tree]];
  if (typeof tree !== "object" || tree === null) throw new Error(`${key} isn't a text`);
  return Object.entries(tree).flatMap(([name, branch]) => leaves(branch, key ? `${key}.${name}` : name));
}
