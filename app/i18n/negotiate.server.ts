import Negotiator from "negotiator";
import { chosenLocale } from "./locale-cookie.server.ts";
import { defaultLocale, isLocale, type Locale, locales, splitPrefix } from "./locales.ts";

/** The language of a page: its URL prefix, else the visitor's choice, else `Accept-Language`, else English. */
export async function negotiateLocale(pathname: string, headers: Headers): Promise<Locale> {
  const [prefix] = splitPrefix(pathname);
  return (
    prefix ?? (await chosenLocale(headers.get("cookie"))) ?? acceptedLocale(headers.get("accept-language"))
  );
}

/** RFC 9110 weights on the primary subtag; longer headers than a browser sends are not worth the reading. */
export function acceptedLocale(acceptLanguage: string | null): Locale {
  if (!acceptLanguage || acceptLanguage.length > 1000) return defaultLocale;
  const [best] = new Negotiator({ headers: { "accept-language": acceptLanguage } }).languages([...locales]);
  return isLocale(best) ? best : defaultLocale;
}
