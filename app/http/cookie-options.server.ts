import { env } from "#app/platform/env.server.ts";

/** What every cookie of the site shares. `Secure` follows the site's scheme: a production image on plain http would lose them otherwise. */
export const cookieOptions = {
  httpOnly: true,
  sameSite: "lax",
  secure: env.HTTPS,
  path: "/",
  maxAge: 365 * 24 * 3600,
  secrets: env.SESSION_SECRET,
} as const;
