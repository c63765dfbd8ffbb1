import { locales } from "#app/i18n/locales.ts";
import { pages } from "#app/pages.ts";
import { env } from "#app/platform/env.server.ts";
import type { Route } from "./+types/sitemap.ts";
import { pageAlternates, pageUrl } from "./addresses.ts";
import { cacheableResponse } from "./cacheable-response.server.ts";

/** Responds with 404 if indexing is off, since an empty sitemap would be invalid. */
export function loader({ request }: Route.LoaderArgs) {
  if (!env.ALLOW_INDEXING) return new Response("No sitemap", { status: 404 });
  return cacheableResponse(request, sitemap(env.SITE_URL), {
    "Content-Type": "application/xml; charset=utf-8",
  });
}

function sitemap(siteUrl: string) {
  const entries = pages.flatMap(({ id, updated }) =>
    locales.map(
      (locale) => `<url>
<loc>${pageUrl(siteUrl, id, locale)}</loc>
<lastmod>${updated}</lastmod>
${pageAlternates(siteUrl, id)
  .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
  .join("\n")}
</url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}
