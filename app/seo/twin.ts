import { env } from "#app/platform/env.server.ts";
import type { Route } from "./+types/twin.ts";
import { pageUrl, twinAt } from "./addresses.ts";
import { twinOf } from "./twins.server.ts";
import { valueResponse } from "./value-response.server.ts";

/**
 * `GET /services.md`: a page's content for assistants. Not noindex, which would ask them to forget it:
 * the canonical link tells a search engine that the page itself is what to show.
 */
export function loader({ request, url }: Route.LoaderArgs) {
  const twin = twinAt(url.pathname);
  if (!twin) throw new Response("Not found", { status: 404 });
  const page = pageUrl(env.SITE_URL, twin.page, twin.locale);
  return valueResponse(request, twinOf(twin.page, twin.locale), {
    "Content-Type": "text/markdown; charset=utf-8",
    "Content-Language": twin.locale,
    Link: `<${page}>; rel="canonical"`,
  });
}
