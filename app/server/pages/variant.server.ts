import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { ownCookies } from "#app/http/own-cookies.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { negotiateLocale } from "#app/i18n/negotiate.server.ts";
import { chosenTheme } from "#app/theme/theme.server.ts";
import type { ThemeName } from "#app/theme/theme-colors.ts";

/** Everything about a visitor that a page may depend on. */
export type Variant = { locale: Locale; theme: ThemeName | null };

export async function variantOf(prefix: Locale | null, headers: IncomingHttpHeaders): Promise<Variant> {
  // Header values can't hold a line break.
  const key = `${ownCookies(headers.cookie)}\n${headers["accept-language"] ?? ""}`;
  const { locale, theme } = await variants.memo(key);
  return { locale: prefix ?? locale, theme };
}

const variants = new LRUCache<string, Promise<Variant>>({
  max: 500,
  // No browser sends longer headers, so longer keys aren't worth caching.
  maxEntrySize: 1000,
  sizeCalculation: (_variant, key) => key.length,
  memoMethod: async (key) => {
    const [cookie = "", acceptLanguage = ""] = key.split("\n");
    return { locale: await negotiateLocale(null, cookie, acceptLanguage), theme: await chosenTheme(cookie) };
  },
});
