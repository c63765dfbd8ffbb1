import { defaultLocale, type Locale, locales, prefixes, splitPrefix, withPrefix } from "#app/i18n/locales.ts";
import { type PageId, pageOf, pages } from "#app/pages.ts";

export function pageUrl(siteUrl: string, page: PageId, locale: Locale) {
  return siteUrl + pagePath(page, locale);
}

/** Returns a page's canonical path in a language: the default language has no prefix, others have `/fr/about`. */
export function pagePath(page: PageId, locale: Locale) {
  return withPrefix(canonicalPrefix(locale), pageOf(page).path);
}

/** Returns the path of the assistant's page, which isn't in any menu or in the sitemap. */
export function chatPath(locale: Locale) {
  return withPrefix(canonicalPrefix(locale), "/chat");
}

/** A site in one language has none. */
export function pageAlternates(siteUrl: string, page: PageId) {
  if (!prefixes.length) return [];
  return [
    ...locales.map((locale) => ({ hrefLang: locale, href: pageUrl(siteUrl, page, locale) })),
    { hrefLang: "x-default", href: pageUrl(siteUrl, page, defaultLocale) },
  ];
}

/** Returns the path of a page's Markdown copy: `/services.md`, or `/index.md` for Home. */
export function markdownCopyPath(page: PageId, locale: Locale) {
  return canonicalPrefix(locale) + markdownCopyName(page);
}

/** Finds the page that a path shows, by the first segment after the language prefix. */
export function pageAt(pathname: string): PageId | undefined {
  const first = `/${splitPrefix(pathname)[1].split("/")[1]}`;
  return pages.find(({ path }) => path === first)?.id;
}

/** Without a prefix, the language is the default, whatever the visitor's language. */
export function markdownCopyAt(pathname: string): { page: PageId; locale: Locale } | null {
  const [prefix, path] = splitPrefix(pathname);
  const page = pages.find(({ id }) => markdownCopyName(id) === path);
  return page ? { page: page.id, locale: prefix ?? defaultLocale } : null;
}

export function markdownCopyName(page: PageId) {
  return `/${fileName(page)}.md`;
}

/** Returns the path of the image in link previews of a page, drawn by `scripts/previews.ts`. */
export function previewPath(page: PageId, locale: Locale) {
  return `/previews/${locale}/${fileName(page)}.png`;
}

export const previewSize = { width: 1200, height: 630 } as const;

export function manifestPath(locale: Locale) {
  return `${canonicalPrefix(locale)}/site.webmanifest`;
}

function fileName(page: PageId) {
  return pageOf(page).path.slice(1) || "index";
}

function canonicalPrefix(locale: Locale) {
  return locale === defaultLocale ? "" : `/${locale}`;
}
