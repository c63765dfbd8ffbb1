import { studio } from "#app/studio/company.ts";
import { locales as every, type Locale } from "#locales/index.ts";

export type { Locale };

/** The site's languages, in the order of `company.json`. */
export const locales: readonly Locale[] = studio.languages.flatMap(
  (code) => every.find((locale) => locale === code) ?? [],
);

/** The language for missing translations, and for visitors whose browser asks for none of the site's languages. */
export const defaultLocale: Locale = locales[0] ?? every[0];

/** The languages that are prefixes of paths. A site in one language has none. */
export const prefixes = locales.length > 1 ? locales : [];

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
  const prefix = prefixes.find((locale) => locale === first);
  return prefix ? [prefix, `/${rest.join("/")}`] : [null, pathname];
}

/** Puts a language prefix in front of a path: `("/fr", "/about")` → `/fr/about`, `("/fr", "/")` → `/fr`. */
export function withPrefix(prefix: string, path: string) {
  return path === "/" ? prefix || "/" : prefix + path;
}
