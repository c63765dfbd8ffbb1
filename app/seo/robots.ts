import { env } from "#app/platform/env.server.ts";
import type { Route } from "./+types/robots.ts";
import { cacheableResponse } from "./cacheable-response.server.ts";

/** `GET /robots.txt`. It allows pages marked `noindex` too, since a crawler must read a page to see the mark. */
export function loader({ request }: Route.LoaderArgs) {
  const rules = env.ALLOW_INDEXING
    ? `User-agent: *\nDisallow:\n\nSitemap: ${env.SITE_URL}/sitemap.xml\n`
    : "User-agent: *\nDisallow: /\n";
  return cacheableResponse(request, rules, { "Content-Type": "text/plain; charset=utf-8" });
}
