import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { securityHeaders } from "#app/http/security-headers.server.ts";
import { watchNumber } from "#app/platform/metrics.server.ts";
import type { Step } from "./request-tracking.server.ts";
import { respondPlain } from "./respond-plain.server.ts";
import { sendStored } from "./send-stored.server.ts";
import { type StoredResponse, sizeOf, storedResponse } from "./stored-response.server.ts";

/**
 * Serves the build's files, which the build has compressed, from memory, so that a request opens no file and later
 * changes to the folder have no effect. Doesn't use sirv, which streams from disk, ignores If-Match and `q=0` in
 * Accept-Encoding, derives tags from dates, and sends a wrong range if several are requested.
 */
export function fileServer(folder: URL): Step {
  const stored = readFiles(fileURLToPath(folder));
  const bytes = [...stored.values()].reduce((sum, file) => sum + sizeOf(file), 0);
  watchNumber(
    "site_stored_files_bytes",
    "Memory used by the build's files, with all their compressed forms",
    () => bytes,
  );
  return (req, res, next) => {
    const file = stored.get(req.path);
    if (!file) return next();
    Object.assign(res.locals, { route: "file", source: "file" } as const);
    if (req.method === "GET" || req.method === "HEAD") sendStored(res, file);
    else respondPlain(res, 405, { Allow: "GET, HEAD" });
  };
}

function readFiles(folder: string): Map<string, StoredResponse> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => !/\.(br|gz)$/.test(name) && statSync(join(folder, name)).isFile(),
  );
  return new Map(names.map((name) => [`/${name.replaceAll("\\", "/")}`, readFile(folder, name)]));
}

function readFile(folder: string, name: string): StoredResponse {
  const path = join(folder, name);
  const [gzip, br] = ["gz", "br"]
    .map((ending) => `${path}.${ending}`)
    .map((encoded) => (existsSync(encoded) ? readFileSync(encoded) : undefined));
  const headers = new Headers({
    ...securityHeaders,
    "Content-Type": types[extname(name)] ?? "application/octet-stream",
    "Cache-Control": name.startsWith("assets")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=3600",
  });
  if (gzip || br) headers.set("Vary", "Accept-Encoding");
  const policy = headers.get("Content-Security-Policy");
  // Allows styles in an SVG that is opened as a document.
  if (name.endsWith(".svg")) headers.set("Content-Security-Policy", `style-src 'unsafe-inline'; ${policy}`);
  // Other sites embed these images in link previews.
  if (name.startsWith("previews")) headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  return storedResponse([...headers], readFileSync(path), { gzip, br });
}

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};
