import { env } from "#app/platform/env.server.ts";

const names = ["language", "theme"] as const;
type CookieName = (typeof names)[number];

/**
 * Options of all the site's cookies. `Secure` is set only if the site uses https, since browsers reject secure cookies
 * over http.
 */
export const cookieOptions = {
  httpOnly: true,
  sameSite: "lax",
  secure: env.HTTPS,
  path: "/",
  maxAge: 365 * 24 * 3600,
  secrets: env.SESSION_SECRET,
} as const;

/**
 * Adds the `__Host-` prefix if the site uses https. Browsers accept the prefix only over https, and send such a cookie
 * only to the host that set it.
 */
export function cookieName(name: CookieName) {
  return env.HTTPS ? `__Host-${name}` : name;
}

/**
 * Extracts the site's own cookies from a `Cookie` header, under their current names. Cookies set under the plain names
 * stay valid.
 */
export function ownCookies(header: string | null | undefined): string {
  if (!header) return "";
  return names
    .flatMap((name) => {
      const value = cookieValue(header, cookieName(name)) ?? cookieValue(header, name);
      return value === undefined ? [] : `${cookieName(name)}=${value}`;
    })
    .join("; ");
}

function cookieValue(header: string, name: string) {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(header)?.[1];
}
