import type { InitOptions } from "i18next";
import { languages } from "#locales/languages.server.ts";
import { byLocale, defaultLocale } from "./locales.ts";

export const i18nextOptions: InitOptions = {
  resources: byLocale((locale) => languages[locale].copy),
  fallbackLng: defaultLocale,
  defaultNS: "layout",
  // All texts are in memory, so there is nothing to wait for.
  initAsync: false,
};
