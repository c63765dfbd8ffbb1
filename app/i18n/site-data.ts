import { useRouteLoaderData } from "react-router";
import type { Words } from "./en.server.ts";
import type { Locale } from "./locales.ts";

/** What every page needs and no page changes: the root loader gives it. */
export type SiteData = {
  locale: Locale;
  /** The URL's own language prefix (`/fr`), or an empty string. */
  prefix: string;
  theme: "light" | "dark" | null;
  siteUrl: string;
  indexing: boolean;
  layout: Words["layout"];
  error: Words["errors"]["crash"];
  /** null: the operator has switched the chat off. */
  chatButton: Words["chat"]["button"] | null;
  contact: { email: string; phone: string };
};

export function useSiteData(): SiteData {
  const data = useRouteLoaderData<SiteData>("root");
  if (!data) throw new Error("the root loader has not run");
  return data;
}
