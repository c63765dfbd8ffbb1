import type { EntryContext, RouterContextProvider } from "react-router";
import type { Locale } from "#app/i18n/locales.ts";
import { getLocale } from "#app/i18n/middleware.server.ts";
import { type PageId, pages } from "#app/pages.ts";
import { env } from "#app/platform/env.server.ts";
import { pageGraph } from "./graph.server.ts";

/** The JSON-LD of the page that this answer shows, or null: errors and pages nobody searches for have none. */
export function structuredData(
  { staticHandlerContext }: EntryContext,
  context: Readonly<RouterContextProvider>,
): string | null {
  const shown = staticHandlerContext.matches.at(-1)?.route.id.split("/").at(-1);
  const page = pages.find(({ id }) => id === shown);
  if (!page || staticHandlerContext.errors) return null;
  return jsonOf(page.id, getLocale(context));
}

const known = new Map<string, string>();

function jsonOf(page: PageId, locale: Locale) {
  const key = `${locale}/${page}`;
  const json =
    known.get(key) ?? JSON.stringify(pageGraph(page, locale, env.SITE_URL)).replaceAll("<", "\\u003c");
  known.set(key, json);
  return json;
}
