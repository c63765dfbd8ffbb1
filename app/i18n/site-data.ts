import { useRouteLoaderData } from "react-router";
import type { PageId } from "#app/pages.ts";
import type { Copy, Language } from "#locales/language.ts";
import type { Locale } from "./locales.ts";

/** The root loader's data, which every page needs. */
export type SiteData = {
  locale: Locale;
  /** the name, flag and region of every language, for the menu and the pages' heads */
  languages: Record<Locale, Pick<Language, "name" | "flag" | "region">>;
  /** the language prefix of the URL (`/fr`), or an empty string */
  prefix: string;
  theme: "light" | "dark" | null;
  siteUrl: string;
  indexing: boolean;
  layout: Copy["layout"];
  pageNames: Partial<Record<PageId, string>>;
  /** the JSON-LD of the page; null on the chat and not-found pages */
  structuredData: string | null;
  error: Copy["errors"]["crash"];
  contact: { email: string; phone: string };
};

export function useSiteData(): SiteData {
  const data = useRouteLoaderData<SiteData>("root");
  if (!data) throw new Error("useSiteData needs the data of the root loader");
  return data;
}
