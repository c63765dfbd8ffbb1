import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { securityHeaders } from "#app/http/security-headers.server.ts";
import { type EncodedValue, encodedValue, type Header, sizeOf } from "./encoded-value.server.ts";
import { respondPlain } from "./gate.server.ts";
import { requestRecord } from "./request-tracking.server.ts";
import { sendValue } from "./send-value.server.ts";

/** A build that is larger than this is no build of this site. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Serves the build's files from memory: a request opens none, and what happens to the folder later (a deletion, a
 * new build) changes nothing. Their compressed forms were made with the build, which takes seconds.
 */
export function fileServer(folder: URL) {
  const files = readFiles(fileURLToPath(folder));
  const bytes = [...files.values()].reduce((sum, file) => sum + sizeOf(file), 0);
  if (bytes > MOST_BYTES) throw new Error(`the files to serve are larger than ${MOST_BYTES} bytes`);

  /** Answers where a file is asked for. Returns whether it was. */
  function serveFile(req: IncomingMessage, res: ServerResponse): boolean {
    const file = files.get(req.url?.split("?", 1)[0] ?? "");
    if (!file) return false;
    Object.assign(requestRecord(res), { route: "file", source: "file" });
    if (req.method === "GET" || req.method === "HEAD") sendValue(req, res, file);
    else respondPlain(req, res, 405, { Allow: "GET, HEAD" });
    return true;
  }

  return { serveFile, fileBytes: () => bytes };
}

function readFiles(folder: string): Map<string, EncodedValue> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => !/\.(br|gz)$/.test(name) && statSync(join(folder, name)).isFile(),
  );
  return new Map(names.map((name) => [`/${name.replaceAll("\\", "/")}`, readFile(folder, name)]));
}

function readFile(folder: string, name: string): EncodedValue {
  const path = join(folder, name);
  const [gzip, br] = ["gz", "br"]
    .map((ending) => `${path}.${ending}`)
    .map((encoded) => (existsSync(encoded) ? readFileSync(encoded) : undefined));
  const headers: Record<string, string> = {
    ...securityHeaders,
    "Content-Type": types[extname(name)] ?? "application/octet-stream",
    "Cache-Control": name.startsWith("assets")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=3600",
    ...(gzip || br ? { Vary: "Accept-Encoding" } : {}),
    // A picture may say how it is painted, opened by itself too.
    ...(name.endsWith(".svg")
      ? {
          "Content-Security-Policy": `style-src 'unsafe-inline'; ${securityHeaders["Content-Security-Policy"]}`,
        }
      : {}),
    // Another site shows a link's picture: that is what it is for.
    ...(name.startsWith("previews") ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
  };
  const lines = Object.entries(headers).map(([name, value]): Header => [name.toLowerCase(), value]);
  return encodedValue(lines, readFileSync(path), { gzip, br });
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
