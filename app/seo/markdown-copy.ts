import { env } from "#app/platform/env.server.ts";
import type { Route } from "./+types/markdown-copy.ts";
import { markdownCopyAt, pageUrl } from "./addresses.ts";
import { cacheableResponse } from "./cacheable-response.server.ts";
import { markdownCopyOf } from "./markdown-copy.server.ts";

/**
 * `GET /services.md`: a page's content for assistants. `noindex` would hide the copy from assistants too, so only a
 * canonical link tells search engines to show the page instead.
 */
export async function loader({ request, url }: Route.LoaderArgs) {
  const copy = markdownCopyAt(url.pathname);
  if (!copy) throw new Response("Not found", { status: 404 });
  const page = pageUrl(env.SITE_URL, copy.page, copy.locale);
  return cacheableResponse(request, await markdownCopyOf(page), {
    "Content-Type": "text/markdown; charset=utf-8",
    "Content-Language": copy.locale,
    Link: `<${page}>; rel="canonical"`,
  });
}
