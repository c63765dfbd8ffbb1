import { locales } from "#app/i18n/locales.ts";
import { wordsOf } from "./tokens.ts";

const asked = ["en", "fr", "es", "de", "it", "pt", "nl", "hu", "pl", "ro"];

/** What the languages that a site is likely to be in are called, in each of the site's own. */
export const languageNames: ReadonlySet<string> = new Set(
  locales.flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: "language" });
    return asked.flatMap((code) => wordsOf(names.of(code) ?? ""));
  }),
);
