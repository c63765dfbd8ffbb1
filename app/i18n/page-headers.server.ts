import type { MiddlewareFunction } from "react-router";
import { splitPrefix } from "./locales.ts";
import { getLocale } from "./middleware.server.ts";

/** What caches must know of a page: its language, and which of the request's headers decided about it. */
export const pageHeaders: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const response = await next();
  if (request.method !== "GET" && request.method !== "HEAD") {
    // A form with errors shows what was typed.
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
    return response;
  }
  // What says itself how long it keeps (a sitemap, a manifest) was not negotiated.
  if (response.headers.has("Cache-Control")) return response;
  const [prefix] = splitPrefix(url.pathname);
  response.headers.set("Content-Language", getLocale(context));
  response.headers.append("Vary", prefix ? "Cookie" : "Cookie, Accept-Language");
  response.headers.set("Cache-Control", "no-cache");
  return response;
};
