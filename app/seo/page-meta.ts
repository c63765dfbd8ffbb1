import type { MetaDescriptor } from "react-router";
import { type Locale, locales } from "#app/i18n/locales.ts";
import type { SiteData } from "#app/i18n/site-data.ts";
import { studio } from "#app/studio/company.ts";
import { markdownCopyPath, pageAlternates, pageUrl, previewPath, previewSize } from "./addresses.ts";

/** Returns the title, meta tags and links of a page's head, for search engines, link previews and assistants. */
export function pageMeta({ page, siteUrl, locale, languages, indexing }: SiteData): MetaDescriptor[] {
  if (!page) return [];
  const { meta, title } = page.copy;
  const canonical = pageUrl(siteUrl, page.id, locale);
  const openGraph = (language: Locale) => languages[language].region.replace("-", "_");
  return [
    { title: meta.title },
    { name: "description", content: meta.description },
    { name: "robots", content: indexing ? "max-image-preview:large" : "noindex" },
    { tagName: "link", rel: "canonical", href: canonical },
    ...pageAlternates(siteUrl, page.id).map(
      (alternate) => ({ tagName: "link", rel: "alternate", ...alternate }) as const,
    ),
    { tagName: "link", rel: "alternate", type: "text/markdown", href: markdownCopyPath(page.id, locale) },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: studio.name },
    { property: "og:title", content: meta.title },
    { property: "og:description", content: meta.description },
    { property: "og:url", content: canonical },
    { property: "og:locale", content: openGraph(locale) },
    ...locales
      .filter((other) => other !== locale)
      .map((other) => ({ property: "og:locale:alternate", content: openGraph(other) })),
    { property: "og:image", content: siteUrl + previewPath(page.id, locale) },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(previewSize.width) },
    { property: "og:image:height", content: String(previewSize.height) },
    { property: "og:image:alt", content: `${title} · ${studio.name}` },
    // X takes the rest of the card from Open Graph.
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
