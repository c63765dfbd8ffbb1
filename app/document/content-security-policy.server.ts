import { createHash } from "node:crypto";
import { env } from "#app/platform/env.server.ts";

/**
 * The policy of one document: its own inline scripts and styles, named by their hashes, may be used, and what the
 * scripts load.
 * `https:` and `'unsafe-inline'` are for browsers that know neither hashes nor `'strict-dynamic'`; all others ignore them.
 */
export function contentSecurityPolicy({ scripts, styles }: { scripts: string[]; styles: string[] }) {
  return [
    "default-src 'none'",
    `script-src ${[...hashes(scripts), "'strict-dynamic'", "https:", "'unsafe-inline'"].join(" ")}`,
    `style-src ${[...hashes(styles), "'self'"].join(" ")}`,
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

function hashes(texts: string[]) {
  return new Set(texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`));
}
