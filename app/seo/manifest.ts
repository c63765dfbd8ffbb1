import { copyIn } from "#app/i18n/copy.server.ts";
import { defaultLocale, splitPrefix } from "#app/i18n/locales.ts";
import { studio } from "#app/studio/company.ts";
import { themeColors } from "#app/theme/theme-colors.ts";
import type { Route } from "./+types/manifest.ts";
import { pageUrl } from "./addresses.ts";
import { cacheableResponse } from "./cacheable-response.server.ts";

/** `GET /site.webmanifest`, and `/fr/site.webmanifest` in French. Each page links to the manifest in its language. */
export function loader({ request, url }: Route.LoaderArgs) {
  const [prefix] = splitPrefix(url.pathname);
  const locale = prefix ?? defaultLocale;
  const manifest = {
    id: "/",
    name: studio.name,
    short_name: studio.name,
    description: copyIn(locale, "layout").footer.description,
    lang: locale,
    dir: "ltr",
    start_url: pageUrl("", "home", locale),
    scope: "/",
    display: "minimal-ui",
    theme_color: themeColors.light,
    background_color: themeColors.light,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
  return cacheableResponse(request, JSON.stringify(manifest), {
    "Content-Type": "application/manifest+json; charset=utf-8",
    "Content-Language": locale,
  });
}
