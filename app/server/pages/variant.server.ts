import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { ownCookies } from "#app/http/own-cookies.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { negotiateLocale } from "#app/i18n/negotiate.server.ts";
import { chosenTheme } from "#app/theme/theme.server.ts";
import type { ThemeName } from "#app/theme/theme-colors.ts";

/** Everything about a visitor that a page may depend on. */
export type Variant = { locale: Locale; theme: ThemeName | null };

export function variantOf(prefix: Locale | null, headers: IncomingHttpHeaders): Promise<Variant> {
  const signals = {
    prefix,
    cookie: ownCookies(headers.cookie),
    acceptLanguage: headers["accept-language"] ?? "",
  };
  // Header values can't hold a line break.
  const key = [prefix, signals.cookie, signals.acceptLanguage].join("\n");
  return variants.memo(key, { context: signals });
}

type Signals = { prefix: Locale | null; cookie: string; acceptLanguage: string };

const variants = new LRUCache<string, Promise<Variant>, Signals>({
  max: 500,
  // No browser sends longer headers, so longer keys aren't worth caching.
  maxEntrySize: 1000,
  sizeCalculation: (_variant, key) => key.length,
  memoMethod: async (_key, _old, { context: { prefix, cookie, acceptLanguage } }) => ({
    locale: await negotiateLocale(prefix, cookie, acceptLanguage),
    theme: await chosenTheme(cookie),
  }),
});
