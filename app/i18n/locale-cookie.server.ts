import { createCookie } from "react-router";
import { cookieName, cookieOptions, ownCookies } from "#app/http/own-cookies.server.ts";
import { isLocale, type Locale } from "./locales.ts";

export const localeCookie = createCookie(cookieName("language"), cookieOptions);

/** The language that the visitor chose, or null; a cookie that is tampered with, or not ours, counts as none. */
export async function chosenLocale(cookieHeader: string | null): Promise<Locale | null> {
  const value: unknown = await localeCookie.parse(ownCookies(cookieHeader));
  return isLocale(value) ? value : null;
}
