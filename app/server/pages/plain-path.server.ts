import { isLocale, withPrefix } from "#app/i18n/locales.ts";
import { pages } from "#app/pages.ts";
import type { Step } from "../request-tracking.server.ts";

/** Redirects other spellings of a page's path (`/ABOUT`, `/about/`, `//about`, `/abou%74`) to the canonical path. */
export function plainPath(featurePaths: readonly string[]): Step {
  const alone = new Set(featurePaths);
  return (req, res, next) => {
    if (req.method !== "GET" && req.method !== "HEAD") return next();
    const { path, url } = req;
    const canonical = canonicalPath(path, alone);
    if (canonical === null || canonical === path) return next();
    res.locals.route = "redirect";
    const Location = canonical + url.slice(path.length);
    res.writeHead(308, { "Cache-Control": "public, max-age=3600", "Content-Length": 0, Location }).end();
  };
}

/** Returns the canonical path of a page, or null if the page doesn't exist. Keeps the segments after the page's name. */
export function canonicalPath(path: string, alone: ReadonlySet<string>): string | null {
  const segments = path.split("/").filter(Boolean);
  const decoded = segments.map(decode);
  if (decoded.some((segment) => /^\.{0,2}$/.test(segment))) return null;
  const [first = ""] = decoded;
  const prefix = isLocale(first) ? first : null;
  const at = prefix ? 1 : 0;
  const page = `/${decoded[at] ?? ""}`;
  const longer = segments.slice(at + 1).map((segment) => `/${segment}`);
  // Unlike a page's path, a feature's path with more segments is another route.
  if (!paths.has(page) && !(alone.has(page) && longer.length === 0)) return null;
  return withPrefix(prefix ? `/${prefix}` : "", page) + longer.join("");
}

const paths = new Set<string>(pages.map((page) => page.path));

function decode(segment: string) {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return "";
  }
}
