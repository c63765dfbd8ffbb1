import { createContext, use } from "react";
import type { Locale } from "./locales.ts";

type LocaleValue = {
  locale: Locale;
  /** The language prefix of the URL (`/fr`), or an empty string. Internal links keep it. */
  prefix: string;
};

export const LocaleContext = createContext<LocaleValue | null>(null);

/** Returns the page's language and prefix. Throws outside a `LocaleContext`. */
export function useLocale() {
  const value = use(LocaleContext);
  if (!value) throw new Error("useLocale needs a LocaleContext above it");
  return value;
}
