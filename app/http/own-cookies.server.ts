import { env } from "#app/platform/env.server.ts";

const names = ["language", "theme"] as const;
type CookieName = (typeof names)[number];

/** What every cookie of the site shares. `Secure` follows the site's scheme: a production image on plain http would lose them otherwise. */
export const cookieOptions = {
  httpOnly: true,
  sameSite: "lax",
  secure: env.HTTPS,
  path: "/",
  maxAge: 365 * 24 * 3600,
  secrets: env.SESSION_SECRET,
} as const;

/** Under https a browser takes this prefix from this very host alone, and from no other under the same domain. */
export function cookieName(name: CookieName) {
  return env.HTTPS ? `__Host-${name}` : name;
}

/** Our cookies out of all that a browser may send, by their names of today: what was set under a plain name still holds. */
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
