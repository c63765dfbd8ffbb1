import { locales } from "#app/i18n/locales.ts";
import { pages } from "#app/pages.ts";
import { env } from "#app/platform/env.server.ts";
import type { Route } from "./+types/sitemap.ts";
import { pageAlternates, pageUrl } from "./addresses.ts";
import { cacheableResponse } from "./cacheable-response.server.ts";

/** Responds with 404 if indexing is off, since an empty sitemap would be invalid. */
export function loader({ request }: Route.LoaderArgs) {
  const { ALLOW_INDEXING, SITE_URL } = env;
  if (!ALLOW_INDEXING) return new Response("No sitemap", { status: 404 });
  const entries = pages.flatMap(({ id, updated }) => {
    const alternates = pageAlternates(SITE_URL, id).map(
      ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
    );
    return locales.map(
      (locale) => `<url>
<loc>${pageUrl(SITE_URL, id, locale)}</loc>
<lastmod>${updated}</lastmod>
${alternates.join("\n")}
</url>`,
    );
  });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
  return cacheableResponse(request, sitemap, { "Content-Type": "application/xml; charset=utf-8" });
}
