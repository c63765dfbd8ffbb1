import { env } from "#app/platform/env.server.ts";

/** Headers of every response. This content security policy allows nothing; pages replace it with their own. */
export const securityHeaders: Readonly<Record<string, string>> = Object.freeze({
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // Not `no-referrer`, with which a native form post sends `Origin: null` and fails the origin check.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Without `includeSubDomains`, since the domain's other hosts may need plain http.
  ...(env.HTTPS ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
});
