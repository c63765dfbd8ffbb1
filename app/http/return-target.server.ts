import type { RouterContextProvider } from "react-router";
import { siteOrigin } from "./site-origin.server.ts";

/**
 * Where a settings form redirects to: the path and query of a same-origin `Referer`, else the form's `returnTo` if it
 * stays on this site, else the start page.
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
  // `blob:` has the origin of what stands behind it, and a path that is an address of its own.
  if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return null;
  // Last of all: a path with two slashes in front would leave the site when it is sent as a Location.
  return url.pathname.replace(/\/{2,}/g, "/") + url.search;
}
