import { createInstance } from "i18next";
import type { RouterContextProvider } from "react-router";
import { everyPage, hasPage, type PageId } from "#app/pages.ts";
import { env } from "#app/platform/env.server.ts";
import { modelKind } from "#app/platform/model-recipient.server.ts";
import { studio } from "#app/studio/company.ts";
import type { Copy, Namespace } from "#locales/language.ts";
import { languages } from "#locales/languages.server.ts";
import { factValues } from "./fact-values.server.ts";
import { defaultLocale, type Locale, locales } from "./locales.ts";
import { getInstance, getLocale, i18nextOptions } from "./middleware.server.ts";

/** Returns a namespace's texts in the request's language, with the studio's facts filled in. */
export function getCopy<N extends Namespace>(
  context: Readonly<RouterContextProvider>,
  namespace: N,
): Copy[N] {
  return copyIn(getLocale(context), namespace, getInstance(context));
}

/** Returns a namespace's texts without a request, for the assistant, structured data and link previews. */
export function copyIn<N extends Namespace>(locale: Locale, namespace: N, instance = shared): Copy[N] {
  const localeYear = `${locale}/${new Date().getUTCFullYear()}`;
  const key = `${localeYear}/${namespace}`;
  const known = copies.get(key);
  if (known) return known as Copy[N];
  const facts = allFacts.get(localeYear) ?? factValues(locale);
  allFacts.set(localeYear, facts);
  const t = instance.getFixedT(locale, namespace);
  // `returnObjects` would translate a whole branch in one call, but without the fallback for each text.
  const copy = mapLeaves(languages[defaultLocale].copy[namespace], "", (path) =>
    t(path, { replace: facts }),
  ) as Copy[N];
  copies.set(key, copy);
  return copy;
}

export function pageName(locale: Locale, page: PageId) {
  return copyIn(locale, page).meta.name;
}

// Texts and facts don't change while the process runs, except for the year, which is part of the keys.
const copies = new Map<string, Copy[Namespace]>();
const allFacts = new Map<string, ReturnType<typeof factValues>>();

const shared = createInstance(i18nextOptions);
shared.init();

type Tree = string | Tree[] | { [key: string]: Tree };

/** Translates a tree of texts, and removes empty texts and branches with an empty title. */
function mapLeaves(tree: Tree, path: string, text: (path: string) => string): Tree {
  if (typeof tree === "string")
    return text(path).replace(conditional, (_, condition, words) => (isMet(condition) ? words : ""));
  const entries = Object.entries(tree).map(([key, item]): [string, Tree] => [
    key,
    mapLeaves(item, path ? `${path}.${key}` : key, text),
  ]);
  if (entries.some(([key, item]) => key === "title" && item === "")) return "";
  const kept = entries.filter(([, item]) => item !== "");
  return Array.isArray(tree) ? kept.map(([, item]) => item) : Object.fromEntries(kept);
}

/** A part of a text with its condition, `[[condition|words]]`, or `[[words]]` if it needs the assistant. */
const conditional = /\[\[(?:(\w+)\|)?(.*?)\]\]/g;

/**
 * Whether the site has what a condition names: `vatId` that fact in `company.json`, `estimate` the estimate page,
 * `languages` more than one language, `model` a language model, `own` a model on the studio's own server. No condition
 * means the assistant.
 */
function isMet(condition: string | undefined) {
  // A fact of `company.json` as well, but never an empty one.
  if (condition === "languages") return locales.length > 1;
  if (condition && condition in studio) return Boolean(studio[condition as keyof typeof studio]);
  if (everyPage.some(({ id }) => id === condition)) return hasPage(condition ?? "");
  if (env.CHAT === "off") return false;
  return !condition || condition === modelKind || (condition === "model" && modelKind !== "none");
}
