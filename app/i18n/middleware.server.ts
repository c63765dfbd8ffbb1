import type { InitOptions } from "i18next";
import { createContext } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { languages } from "#locales/languages.server.ts";
import { byLocale, defaultLocale, isLocale, type Locale, locales, splitPrefix } from "./locales.ts";
import { negotiateLocale } from "./negotiate.server.ts";

/** The language of a page that is rendered for the page store. If it is set, it overrides everything in the request. */
export const storedPageLocale = createContext<Locale | null>(null);

export const i18nextOptions: InitOptions = {
  resources: byLocale((locale) => languages[locale].copy),
  fallbackLng: defaultLocale,
  defaultNS: "layout",
  // All texts are in memory, so there is nothing to wait for.
  initAsync: false,
  // React escapes. Placeholders without a fact stay, for a page to fill in or a test to find.
  interpolation: { escapeValue: false, skipOnVariables: true },
};

const [i18nextMiddleware, getLanguage, getInstance] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: defaultLocale,
    // By default, `?lng=es` would override the prefix of a page.
    order: ["custom"],
    // `url` is the page's own URL, even if the request is for the page's data (`/fr.data`).
    findLocale: async ({ request: { headers }, url, context }) =>
      context.get(storedPageLocale) ??
      negotiateLocale(splitPrefix(url.pathname)[0], headers.get("cookie"), headers.get("accept-language")),
  },
  i18next: i18nextOptions,
});

export { getInstance, i18nextMiddleware };

export function getLocale(context: Parameters<typeof getLanguage>[0]): Locale {
  const language = getLanguage(context);
  return isLocale(language) ? language : defaultLocale;
}
