import { createInstance } from "i18next";
import type { RouterContextProvider } from "react-router";
import { modelKind } from "#app/model/model.server.ts";
import { everyPage, hasPage, type PageId } from "#app/pages.ts";
import { env } from "#app/platform/env.server.ts";
import type { Copy, Namespace } from "#locales/language.ts";
import { languages } from "#locales/languages.server.ts";
import { factValues } from "./fact-values.server.ts";
import { fill } from "./fill.ts";
import { i18nextOptions } from "./i18next-options.server.ts";
import { defaultLocale, type Locale } from "./locales.ts";
import { getInstance, getLocale } from "./middleware.server.ts";

/** A page's words in the request's language, with the studio's facts in their places. */
export function getCopy<N extends Namespace>(
  context: Readonly<RouterContextProvider>,
  namespace: N,
): Copy[N] {
  return copyIn(getLocale(context), namespace, getInstance(context));
}

/** The same without a request: for what is generated from the content (answers, previews, structured data). */
export function copyIn<N extends Namespace>(locale: Locale, namespace: N, instance = shared): Copy[N] {
  const key = `${locale}/${namespace}/${new Date().getUTCFullYear()}`;
  const known = copies.get(key);
  if (known) return known as Copy[N];
  const facts = factValues(locale);
  const t = instance.getFixedT(locale, namespace);
  // Leaf by leaf: `returnObjects` would take a whole branch from one language, and lose the fallback per text.
  const copy = mapLeaves(languages[defaultLocale].copy[namespace], "", (path) =>
    fill(t(path, { skipInterpolation: true }), facts),
  ) as Copy[N];
  copies.set(key, copy);
  return copy;
}

/** The page as the menus call it. */
export function pageName(locale: Locale, page: PageId) {
  return copyIn(locale, page).meta.name;
}

// Words and facts are fixed while the process runs, but for the year: each language's copy is made once in one.
const copies = new Map<string, Copy[Namespace]>();

const shared = createInstance(i18nextOptions);
shared.init();

type Tree = string | Tree[] | { [key: string]: Tree };

/** The texts of a tree, each in its place. Conditional words go where they don't apply, and texts with nothing left to say. */
function mapLeaves(tree: Tree, path: string, text: (path: string) => string): Tree {
  if (typeof tree === "string") return text(path).replace(/\[\[(?:(\w+)\|)?(.*?)\]\]/g, applies);
  const entries = Object.entries(tree).map(([key, item]): [string, Tree] => [
    key,
    mapLeaves(item, path ? `${path}.${key}` : key, text),
  ]);
  if (entries.some(([key, item]) => key === "title" && item === "")) return "";
  const said = entries.filter(([, item]) => item !== "");
  return Array.isArray(tree) ? said.map(([, item]) => item) : Object.fromEntries(said);
}

/**
 * `[[estimate|words]]` are for a site with that page, `[[words]]` for one with the assistant, `[[own|words]]` for one
 * kind of model, `[[model|words]]` for any.
 */
function applies(_all: string, condition: string | undefined, words: string) {
  if (everyPage.some(({ id }) => id === condition)) return hasPage(condition ?? "") ? words : "";
  if (env.CHAT === "off") return "";
  return !condition || condition === modelKind || (condition === "model" && modelKind !== "none")
    ? words
    : "";
}
