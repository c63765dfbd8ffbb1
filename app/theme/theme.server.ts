import { createCookieSessionStorage } from "react-router";
import { createThemeSessionResolver, type Theme } from "remix-themes";
import { cookieOptions } from "#app/http/cookie-options.server.ts";

export const themeSession = createThemeSessionResolver(
  createCookieSessionStorage({ cookie: { name: "theme", ...cookieOptions } }),
);

/** The theme that the visitor chose, or null: then the system's preference decides, in CSS. */
export async function chosenTheme(request: Request): Promise<Theme | null> {
  return (await themeSession(request)).getTheme();
}
