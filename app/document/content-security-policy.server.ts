import { createHash } from "node:crypto";
import { env } from "#app/platform/env.server.ts";

/**
 * Builds the policy of one document. It allows the document's own inline scripts and styles by hash, and anything that
 * those scripts load. `https:` and `'unsafe-inline'` are for browsers that know neither hashes nor `'strict-dynamic'`;
 * other browsers ignore them. `nonce` is for Vite's client in development.
 */
export function contentSecurityPolicy(
  inline: { scripts: Set<string>; styles: Set<string> },
  nonce: string | null,
) {
  const vite = nonce ? ` 'nonce-${nonce}'` : "";
  return [
    "default-src 'none'",
    `script-src ${hashes(inline.scripts)}${vite} 'strict-dynamic' https: 'unsafe-inline'`,
    `style-src ${hashes(inline.styles)}${vite} 'self'`,
    "font-src 'self'",
    "img-src 'self'",
    `connect-src 'self'${nonce ? " ws:" : ""}`,
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

function hashes(texts: Set<string>) {
  return [...texts].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`).join(" ");
}
