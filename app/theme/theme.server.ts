import { createCookieSessionStorage, type RouterContextProvider } from "react-router";
import { createThemeSessionResolver, type Theme } from "remix-themes";
import { cookieOptions } from "#app/http/cookie-options.server.ts";
import { variantContext } from "#app/http/variant-context.ts";

export const themeSession = createThemeSessionResolver(
  createCookieSessionStorage({ cookie: { name: "theme", ...cookieOptions } }),
);

/** The theme that a page is rendered in, or null: then the system's preference decides, in CSS. */
export async function getTheme(request: Request, context: Readonly<RouterContextProvider>) {
  const variant = context.get(variantContext);
  return variant ? variant.theme : chosenTheme(request);
}

/** The theme that the visitor chose, or null. */
export async function chosenTheme(request: Request): Promise<Theme | null> {
  return (await themeSession(request)).getTheme();
}
