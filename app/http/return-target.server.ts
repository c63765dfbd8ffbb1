import type { RouterContextProvider } from "react-router";
import { siteOrigin } from "./site-origin.server.ts";

/**
 * Returns the path and query that a settings form redirects to: those of a same-origin `Referer`, else the form's
 * `returnTo` if it stays on this site, else the home page.
 */
export function returnTarget(request: Request, context: Readonly<RouterContextProvider>, form: FormData) {
  const origin = siteOrigin(request, context);
  const returnTo = form.get("returnTo");
  return (
    localTarget(request.headers.get("referer"), origin) ??
    localTarget(typeof returnTo === "string" ? returnTo : null, origin) ??
    "/"
  );
}

/** Longer than any address of this site. */
const LONGEST_TARGET = 2000;

// Parsed, not matched: `/\\evil.com` and `/<TAB>/evil.com` look local and are not.
function localTarget(target: string | null, origin: string) {
  if (!target || target.length > LONGEST_TARGET || !URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  // The origin of a `blob:` URL is that of the URL inside it, and its path is a whole URL.
  if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return null;
  // A Location that begins with two slashes would lead to another host.
  return url.pathname.replace(/\/{2,}/g, "/") + url.search;
}
