import { createContext, type ReactNode, use } from "react";
import type { Locale } from "./locales.ts";

type LocaleValue = {
  locale: Locale;
  /** The language prefix of the URL (`/fr`), or an empty string. Internal links keep it. */
  prefix: string;
};

const LocaleContext = createContext<LocaleValue | null>(null);

export function LocaleProvider({ locale, prefix, children }: LocaleValue & { children: ReactNode }) {
  return <LocaleContext value={{ locale, prefix }}>{children}</LocaleContext>;
}

/** Returns the page's language and prefix. Throws outside a `LocaleProvider`. */
export function useLocale() {
  const value = use(LocaleContext);
  if (!value) throw new Error("useLocale needs a LocaleProvider above it");
  return value;
}
