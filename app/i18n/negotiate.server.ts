import Negotiator from "negotiator";
import { chosenLocale } from "./locale-cookie.server.ts";
import { defaultLocale, isLocale, type Locale, locales } from "./locales.ts";

/** The language of a page: its URL prefix, else the visitor's choice, else `Accept-Language`, else English. */
export async function negotiateLocale(
  prefix: Locale | null,
  cookie: string | null,
  acceptLanguage: string | null,
): Promise<Locale> {
  return prefix ?? (await chosenLocale(cookie)) ?? acceptedLocale(acceptLanguage);
}

/** RFC 9110 weights on the primary subtag; longer headers than a browser sends are not worth the reading. */
export function acceptedLocale(acceptLanguage: string | null): Locale {
  if (!acceptLanguage || acceptLanguage.length > 1000) return defaultLocale;
  const [best] = new Negotiator({ headers: { "accept-language": acceptLanguage } }).languages([...locales]);
  return isLocale(best) ? best : defaultLocale;
}
