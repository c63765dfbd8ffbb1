/** The site's languages: code, and the name in the language itself. English is also the fallback. */
export const locales = ["en", "fr", "es"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en";

export const nativeNames: Record<Locale, string> = { en: "English", fr: "Français", es: "Español" };

/** Open Graph's form of each language. */
export const openGraphLocales: Record<Locale, string> = { en: "en_GB", fr: "fr_FR", es: "es_ES" };

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
