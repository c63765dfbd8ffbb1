import type { MetaDescriptor } from "react-router";
import { type Locale, locales } from "#app/i18n/locales.ts";
import type { SiteData } from "#app/i18n/site-data.ts";
import type { PageId } from "#app/pages.ts";
import { studio } from "#app/studio/company.ts";
import { markdownCopyPath, pageAlternates, pageUrl, previewPath, previewSize } from "./addresses.ts";

type Site = Pick<SiteData, "siteUrl" | "locale" | "languages" | "indexing">;
type HeadCopy = {
  meta: { title: string; description: string };
  /** the page's heading, which is also drawn on the preview image */
  title: string;
};

/** Returns the title, meta tags and links of a page's head, for search engines, link previews and assistants. */
export function pageHead(page: PageId, { meta, title }: HeadCopy, site: Site): MetaDescriptor[] {
  const { siteUrl, locale } = site;
  const canonical = pageUrl(siteUrl, page, locale);
  const openGraph = (language: Locale) => site.languages[language].region.replace("-", "_");
  return [
    { title: meta.title },
    { name: "description", content: meta.description },
    { name: "robots", content: site.indexing ? "max-image-preview:large" : "noindex" },
    { tagName: "link", rel: "canonical", href: canonical },
    ...pageAlternates(siteUrl, page).map(([hrefLang, href]) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang,
      href,
    })),
    { tagName: "link", rel: "alternate", type: "text/markdown", href: markdownCopyPath(page, locale) },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: studio.name },
    { property: "og:title", content: meta.title },
    { property: "og:description", content: meta.description },
    { property: "og:url", content: canonical },
    { property: "og:locale", content: openGraph(locale) },
    ...locales
      .filter((other) => other !== locale)
      .map((other) => ({ property: "og:locale:alternate", content: openGraph(other) })),
    { property: "og:image", content: siteUrl + previewPath(page, locale) },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(previewSize.width) },
    { property: "og:image:height", content: String(previewSize.height) },
    { property: "og:image:alt", content: `${title} · ${studio.name}` },
    // X takes the rest of the card from Open Graph.
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
