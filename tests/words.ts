import { copyIn } from "../app/i18n/copy.server.ts";
import { defaultLocale, type Locale, prefixes, withPrefix } from "../app/i18n/locales.ts";
import { pathOf, type RequiredPageId } from "../app/pages.ts";
import type { Copy, Namespace } from "../locales/language.ts";
import { languages } from "../locales/languages.server.ts";

/** The site's texts in its default language, by which tests find things on a page. */
export const words = Object.fromEntries(
  Object.keys(languages[defaultLocale].copy).map((name) => [name, copyIn(defaultLocale, name as Namespace)]),
) as Copy;

/** Returns an address in a language. A site in one language has no prefixes. */
export function pathIn(locale: Locale, path: string) {
  return withPrefix(prefixes.includes(locale) ? `/${locale}` : "", path);
}

/** The pages that every studio has, without a language prefix. For a test that needs just any page. */
export const at: Record<RequiredPageId, string> = {
  home: pathOf("home"),
  services: pathOf("services"),
  contact: pathOf("contact"),
  privacy: pathOf("privacy"),
};
