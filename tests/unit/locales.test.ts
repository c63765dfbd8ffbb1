import { describe, expect, test } from "vitest";
import { defaultLocale, type Locale, locales } from "../../app/i18n/locales.ts";
import type { Namespace } from "../../locales/language.ts";
import { languages } from "../../locales/languages.server.ts";

const namespaces = Object.keys(languages[defaultLocale].copy) as Namespace[];

describe.each<Locale>(locales.filter((locale) => locale !== defaultLocale))("%s", (locale) => {
  test.each(namespaces)("%s has the same keys and placeholders as English", (namespace) => {
    expect(placeholdersByKey(languages[locale].copy[namespace])).toEqual(
      placeholdersByKey(languages[defaultLocale].copy[namespace]),
    );
  });
});

test.each(locales)("%s has no empty text", (locale) => {
  for (const [key, text] of leaves(languages[locale].copy)) expect(text.trim(), key).not.toBe("");
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
