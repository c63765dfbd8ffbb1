import type { RouterContextProvider } from "react-router";
import { siteOrigin } from "./site-origin.server.ts";

/** Returns the path and query to redirect to after a settings form, always on this site. */
export function returnTarget(request: Request, context: Readonly<RouterContextProvider>, form: FormData) {
  const origin = siteOrigin(request, context);
  const returnTo = form.get("returnTo");
  return (
    localTarget(request.headers.get("referer"), origin) ??
    localTarget(typeof returnTo === "string" ? returnTo : null, origin) ??
    "/"
  );
}

// Parses the target instead of matching a pattern, because `/\\evil.com` and `/<TAB>/evil.com` look local but aren't.
function localTarget(target: string | null, origin: string) {
  if (!target || !URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  // A `blob:` URL has the origin of the URL inside it, and its path is a whole URL.
  if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return null;
  // Two leading slashes in a `Location` header would lead to another host.
  return url.pathname.replace(/\/{2,}/g, "/") + url.search;
}
