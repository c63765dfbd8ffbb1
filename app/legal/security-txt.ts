import { locales } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";

const DAY_MS = 24 * 3600 * 1000;

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. RFC 9116 requires an expiry date. */
export function loader() {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: mailto:${env.CONTACT_EMAIL}`,
    `Expires: ${new Date(today + 180 * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${locales.join(", ")}`,
    `Canonical: ${env.SITE_URL}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
