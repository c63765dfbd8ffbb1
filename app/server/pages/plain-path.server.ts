import type { RequestHandler } from "express";
import { securityHeaders } from "#app/http/security-headers.server.ts";
import { isLocale, withPrefix } from "#app/i18n/locales.ts";
import { pages } from "#app/pages.ts";
import { requestRecord } from "../request-tracking.server.ts";

/** Redirects another spelling of a page (`/ABOUT`, `/about/`, `//about`, `/abou%74`) to the canonical one. */
export const plainPath: RequestHandler = (req, res, next) => {
  if (req.method !== "GET" && req.method !== "HEAD") return next();
  const { url } = req;
  const mark = url.indexOf("?");
  const [path, query] = mark < 0 ? [url, ""] : [url.slice(0, mark), url.slice(mark)];
  const canonical = canonicalPath(path);
  if (canonical === null || canonical === path) return next();
  const record = requestRecord(res);
  record.route = "redirect";
  res.writeHead(308, {
    ...securityHeaders,
    "X-Request-Id": record.id,
    "Cache-Control": "public, max-age=3600",
    "Content-Length": 0,
    Location: canonical + query,
  });
  res.end();
};

/** The canonical path of a page; null if the path names none. What follows the page's name stays as it is. */
export function canonicalPath(path: string): string | null {
  const segments = path.split("/").filter(Boolean);
  const decoded = segments.map(decode);
  if (decoded.some((segment) => /^\.{0,2}$/.test(segment))) return null;
  const [first = ""] = decoded;
  const prefix = isLocale(first) ? first : null;
  const at = prefix ? 1 : 0;
  const page = `/${decoded[at] ?? ""}`;
  const longer = segments.slice(at + 1).map((segment) => `/${segment}`);
  if (!paths.has(page) || (page === CHAT && longer.length > 0)) return null;
  return withPrefix(prefix ? `/${prefix}` : "", page) + longer.join("");
}

/** The one page that is not in the list of those to be found; a longer path than its own is another route. */
const CHAT = "/chat";

const paths = new Set<string>([CHAT, ...pages.map((page) => page.path)]);

function decode(segment: string) {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return "";
  }
}
