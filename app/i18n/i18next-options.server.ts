import type { InitOptions } from "i18next";
import { en } from "./en.server.ts";
import { es } from "./es.server.ts";
import { fr } from "./fr.server.ts";
import { defaultLocale } from "./locales.ts";

export const i18nextOptions: InitOptions = {
  resources: { en, fr, es },
  fallbackLng: defaultLocale,
  defaultNS: "layout",
  // All of it is here: nothing has to be loaded.
  initAsync: false,
  // The pages escape; the words are ours.
  interpolation: { escapeValue: false },
  // A placeholder that no fact fills stays as it is, for the page to fill.
  missingInterpolationHandler: (_text, match: string[]) => match[0],
};
