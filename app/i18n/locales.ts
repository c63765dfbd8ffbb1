import { studio } from "#app/studio/company.ts";
import { locales as every, type Locale } from "#locales/index.ts";

export type { Locale };

/** The languages that the site is in. */
export const locales: readonly Locale[] = every.filter((locale) => studio.languages.includes(locale));

/** The fallback for missing translations, and for visitors who accept none of the site's other languages. */
export const defaultLocale: Locale = "en";

export function byLocale<T>(make: (locale: Locale) => T) {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * Splits a path into its language prefix and the rest: `/fr/about` → `["fr", "/about"]`, `/about` → `[null, "/about"]`.
 * The rest always begins with a slash.
 */
export function splitPrefix(pathname: string): [Locale | null, string] {
  const [, first = "", ...rest] = pathname.split("/");
  return isLocale(first) ? [first, `/${rest.join("/")}`] : [null, pathname];
}

/** The path in a language's own prefix; English pages have none unless asked for: `("fr", "/")` → `/fr`. */
export function withPrefix(prefix: string, path: string) {
  return path === "/" ? prefix || "/" : prefix + path;
}
