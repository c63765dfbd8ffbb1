import type { MetaDescriptor } from "react-router";
import { type Locale, locales, openGraphLocales, withPrefix } from "#app/i18n/locales.ts";
import { type PageId, pathOf } from "#app/pages.ts";

type Site = { siteUrl: string; locale: Locale; indexing: boolean };

/** A page's head: title, description, canonical address, and the same page's addresses in the other languages. */
export function pageHead(
  page: PageId,
  copy: { title: string; description: string },
  site: Site,
): MetaDescriptor[] {
  const canonical = pageUrl(site.siteUrl, page, site.locale);
  return [
    { title: copy.title },
    { name: "description", content: copy.description },
    ...(site.indexing ? [] : [{ name: "robots", content: "noindex" }]),
    { tagName: "link", rel: "canonical", href: canonical },
    ...locales.map((locale) => alternate(locale, pageUrl(site.siteUrl, page, locale))),
    alternate("x-default", pageUrl(site.siteUrl, page, "en")),
    { property: "og:title", content: copy.title },
    { property: "og:description", content: copy.description },
    { property: "og:url", content: canonical },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: openGraphLocales[site.locale] },
  ];
}

/** A page's one address in a language: English without prefix, French and Spanish with theirs. */
export function pageUrl(siteUrl: string, page: PageId, locale: Locale) {
  return siteUrl + withPrefix(locale === "en" ? "" : `/${locale}`, pathOf(page));
}

function alternate(hrefLang: string, href: string) {
  return { tagName: "link", rel: "alternate", hrefLang, href };
}
