import { formatName } from "#app/i18n/format.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { wordsOf } from "./tokens.ts";

const asked = ["en", "fr", "es", "de", "it", "pt", "nl", "hu", "pl", "ro"];

/** What the languages that a site is likely to be in are called, in each of the site's own. */
export const languageNames: ReadonlySet<string> = new Set(
  locales.flatMap((locale) => asked.flatMap((code) => wordsOf(formatName(locale, "language", code)))),
);
