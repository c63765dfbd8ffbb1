import { env } from "#app/platform/env.server.ts";

const names = ["language", "theme"] as const;
type CookieName = (typeof names)[number];

export const cookieOptions = {
  httpOnly: true,
  sameSite: "lax",
  // Browsers reject secure cookies over http.
  secure: env.HTTPS,
  path: "/",
  maxAge: 365 * 24 * 3600,
  secrets: env.SESSION_SECRET,
} as const;

/** Browsers accept the `__Host-` prefix only over https, and send such a cookie only to the host that set it. */
export function cookieName(name: CookieName) {
  return env.HTTPS ? `__Host-${name}` : name;
}

/** Returns the site's own cookies under their current names. Cookies set under the plain names stay valid. */
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
