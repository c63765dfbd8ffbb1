import { createContext, createCookieSessionStorage, type RouterContextProvider } from "react-router";
import { createThemeSessionResolver, type Theme } from "remix-themes";
import { cookieName, cookieOptions, ownCookies } from "#app/http/own-cookies.server.ts";
import type { ThemeName } from "./theme-colors.ts";

/** The theme of a page that is rendered for the page store, instead of the request's. Null for other pages. */
export const storedPageTheme = createContext<{ theme: ThemeName | null } | null>(null);

export const themeSession = createThemeSessionResolver(
  createCookieSessionStorage({ cookie: { name: cookieName("theme"), ...cookieOptions } }),
);

/** Returns the theme to render a page in, or null to let CSS follow the system's preference. */
export async function getTheme(request: Request, context: Readonly<RouterContextProvider>) {
  const stored = context.get(storedPageTheme);
  return stored ? stored.theme : chosenTheme(request.headers.get("cookie"));
}

/** Returns the theme that the visitor chose, or null. Ignores a cookie that the site didn't sign. */
export async function chosenTheme(cookieHeader: string | null): Promise<Theme | null> {
  const cookie = ownCookies(cookieHeader);
  if (!cookie.includes("theme=")) return null;
  // The page store has only a header, and the session resolver takes only a request.
  return (await themeSession(new Request("http://site.invalid", { headers: { cookie } }))).getTheme();
}
