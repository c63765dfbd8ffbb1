import { type Locale, locales, splitPrefix, withPrefix } from "#app/i18n/locales.ts";
import { type PageId, pageOf, pages } from "#app/pages.ts";

/** A page's one address in a language: English without prefix, French and Spanish with theirs. */
export function pageUrl(siteUrl: string, page: PageId, locale: Locale) {
  return siteUrl + pagePath(page, locale);
}

/** The same as a path. */
export function pagePath(page: PageId, locale: Locale) {
  return withPrefix(canonicalPrefix(locale), pageOf(page).path);
}

/** The assistant's page, which no menu and no sitemap lists. */
export function chatPath(locale: Locale) {
  return withPrefix(canonicalPrefix(locale), "/chat");
}

/** A page's alternates: one for each language, and the one for those who speak none of them. */
export function pageAlternates(siteUrl: string, page: PageId): [language: string, url: string][] {
  return [
    ...locales.map((locale): [string, string] => [locale, pageUrl(siteUrl, page, locale)]),
    ["x-default", pageUrl(siteUrl, page, "en")],
  ];
}

/** The address of the same content in Markdown: `/services.md`; Home's is `/index.md`. */
export function markdownCopyPath(page: PageId, locale: Locale) {
  return canonicalPrefix(locale) + markdownCopyName(page);
}

/** The page that a path shows: that of its first segment, whatever comes after it. */
export function pageAt(pathname: string): PageId | undefined {
  const first = `/${splitPrefix(pathname)[1].split("/")[1]}`;
  return pages.find(({ path }) => path === first)?.id;
}

/** The page whose Markdown copy a path names, and its language: without a prefix it is English, whoever asks. */
export function markdownCopyAt(pathname: string): { page: PageId; locale: Locale } | null {
  const [prefix, path] = splitPrefix(pathname);
  const page = pages.find(({ id }) => markdownCopyName(id) === path);
  return page ? { page: page.id, locale: prefix ?? "en" } : null;
}

export function markdownCopyName(page: PageId) {
  return `/${fileName(page)}.md`;
}

/** The picture that stands for the page where its link is shared. `scripts/previews.ts` draws it. */
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
  return locale === "en" ? "" : `/${locale}`;
}
