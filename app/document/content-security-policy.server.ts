import { createHash } from "node:crypto";
import { env } from "#app/platform/env.server.ts";

/**
 * The policy of one document: its own inline scripts, named by their hashes, may run, and what they load.
 * `https:` and `'unsafe-inline'` are for browsers that know neither hashes nor `'strict-dynamic'`; all others ignore them.
 */
export function contentSecurityPolicy(inlineScripts: string[]) {
  const hashes = inlineScripts.map((script) => `'sha256-${hash(script)}'`);
  return [
    "default-src 'none'",
    `script-src ${[...new Set(hashes), "'strict-dynamic'", "https:", "'unsafe-inline'"].join(" ")}`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(env.HTTPS ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

function hash(text: string) {
  return createHash("sha256").update(text).digest("base64");
}
