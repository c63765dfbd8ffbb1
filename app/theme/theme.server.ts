import { createContext, createCookieSessionStorage, type RouterContextProvider } from "react-router";
import { createThemeSessionResolver, type Theme } from "remix-themes";
import { cookieName, cookieOptions, ownCookies } from "#app/http/own-cookies.server.ts";
import type { ThemeName } from "./theme-context.tsx";

/** Set where a page is rendered as a value: then this, and nothing in the request, says its theme. */
export const valueTheme = createContext<{ theme: ThemeName | null } | null>(null);

export const themeSession = createThemeSessionResolver(
  createCookieSessionStorage({ cookie: { name: cookieName("theme"), ...cookieOptions } }),
);

/** The theme that a page is rendered in, or null: then the system's preference decides, in CSS. */
export async function getTheme(request: Request, context: Readonly<RouterContextProvider>) {
  const value = context.get(valueTheme);
  return value ? value.theme : chosenTheme(request.headers.get("cookie"));
}

/** The theme that the visitor chose, or null; a cookie that is tampered with, or not ours, counts as none. */
export async function chosenTheme(cookieHeader: string | null): Promise<Theme | null> {
  const cookie = ownCookies(cookieHeader);
  if (!cookie.includes("theme=")) return null;
  return (await themeSession(new Request("http://site.invalid", { headers: { cookie } }))).getTheme();
}
