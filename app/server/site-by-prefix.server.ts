import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { type Locale, locales, splitPrefix } from "#app/i18n/locales.ts";

/**
 * React Router's handler, with a fourth of its route table for each language prefix and for none: every page stands
 * there four times (routes.ts), and it walks through all of it several times for each request.
 */
export function siteByPrefix(build: ServerBuild): RequestHandler {
  const handlerOf = (prefix: Locale | null) => createRequestHandler(siteOf(build, prefix), "production");
  const unprefixed = handlerOf(null);
  const prefixed = new Map(locales.map((locale) => [locale, handlerOf(locale)]));
  return (request, context) => {
    const prefix = prefixOf(request.url);
    const handle = (prefix && prefixed.get(prefix)) || unprefixed;
    return handle(request, context);
  };
}

function siteOf(build: ServerBuild, prefix: Locale | null): ServerBuild {
  const routes = only(build.routes, prefix);
  return { ...build, routes, assets: { ...build.assets, routes: only(build.assets.routes, prefix) } };
}

function only<Route>(routes: Record<string, Route>, prefix: Locale | null): Record<string, Route> {
  // A route's id begins with its prefix, as its path does (routes.ts).
  const isWanted = (id: string) => id === "root" || splitPrefix(`/${id}`)[0] === prefix;
  return Object.fromEntries(Object.entries(routes).filter(([id]) => isWanted(id)));
}

/** Of a page's address or of its data's: `/fr`, `/fr/about`, `/fr.data`. In any case, as React Router matches. */
function prefixOf(url: string): Locale | null {
  const path = new URL(url).pathname.toLowerCase().replace(/\.data$/, "");
  return splitPrefix(path)[0];
}
