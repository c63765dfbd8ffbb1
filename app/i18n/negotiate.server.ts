import Negotiator from "negotiator";
import { createCookie } from "react-router";
import { cookieName, cookieOptions, ownCookies } from "#app/http/own-cookies.server.ts";
import { defaultLocale, isLocale, type Locale, locales } from "./locales.ts";

export const localeCookie = createCookie(cookieName("language"), cookieOptions);

export async function negotiateLocale(
  prefix: Locale | null,
  cookie: string | null,
  acceptLanguage: string | null,
): Promise<Locale> {
  return prefix ?? (await chosenLocale(cookie)) ?? acceptedLocale(acceptLanguage);
}

/** Returns the language that the visitor chose, or null. Ignores a cookie that the site didn't sign. */
export async function chosenLocale(cookieHeader: string | null): Promise<Locale | null> {
  const value: unknown = await localeCookie.parse(ownCookies(cookieHeader));
  return isLocale(value) ? value : null;
}

/** Matches by RFC 9110 weights and primary subtag. Ignores a header that is longer than any browser's. */
export function acceptedLocale(acceptLanguage: string | null): Locale {
  if (!acceptLanguage || acceptLanguage.length > 1000) return defaultLocale;
  const [best] = new Negotiator({ headers: { "accept-language": acceptLanguage } }).languages([...locales]);
  return isLocale(best) ? best : defaultLocale;
}
