import { layout, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { locales } from "./i18n/locales.ts";
import { pages } from "./pages.ts";

export default [
  route("settings/theme", "theme/settings-theme.ts"),
  route("settings/language", "i18n/settings-language.ts"),
  route(".well-known/security.txt", "legal/security-txt.ts"),
  ...site("negotiated"),
  // Literal prefixes: an optional `:lang?` would take `/nope` for a language.
  ...locales.flatMap((locale) => prefix(locale, site(locale))),
] satisfies RouteConfig;

/** Every page once, under one layout. A longer path (`/services/anything`) shows the page of its first segment. */
function site(id: string): RouteConfigEntry[] {
  return [
    layout("layout/layout.tsx", { id: `${id}/layout` }, [
      ...pages.map((page) =>
        route(page.path === "/" ? "/" : `${page.path.slice(1)}/*`, page.file, { id: `${id}/${page.id}` }),
      ),
      // A URL that no route matches would run no middleware: no language, no error page.
      route("*", "layout/not-found.tsx", { id: `${id}/not-found` }),
    ]),
  ];
}
