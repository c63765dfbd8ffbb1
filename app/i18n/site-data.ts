import { useRouteLoaderData } from "react-router";
import type { PageId } from "#app/pages.ts";
import type { Copy, Language } from "#locales/language.ts";
import type { Locale } from "./locales.ts";

/** What every page needs and no page changes: the root loader gives it. */
export type SiteData = {
  locale: Locale;
  /** What the menu and the heads say of every language; each brings its own along. */
  languages: Record<Locale, Pick<Language, "name" | "flag" | "region">>;
  /** The URL's own language prefix (`/fr`), or an empty string. */
  prefix: string;
  theme: "light" | "dark" | null;
  siteUrl: string;
  indexing: boolean;
  layout: Copy["layout"];
  pageNames: Partial<Record<PageId, string>>;
  /** JSON-LD; null on the chat and not-found pages */
  structuredData: string | null;
  error: Copy["errors"]["crash"];
  contact: { email: string; phone: string };
};

export function useSiteData(): SiteData {
  const data = useRouteLoaderData<SiteData>("root");
  if (!data) throw new Error("the root loader has not run");
  return data;
}
