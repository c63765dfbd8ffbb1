import type { MiddlewareFunction } from "react-router";
import { splitPrefix } from "./locales.ts";
import { getLocale } from "./middleware.server.ts";

/** Tells caches the language of a page, and which request headers the page depends on. */
export const pageHeaders: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const response = await next();
  if (request.method !== "GET" && request.method !== "HEAD") {
    // A form with errors contains the visitor's input.
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
    return response;
  }
  // A response that sets its own cache lifetime (a sitemap, a manifest) does not depend on these headers.
  if (response.headers.has("Cache-Control")) return response;
  const [prefix] = splitPrefix(url.pathname);
  response.headers.set("Content-Language", getLocale(context));
  response.headers.append("Vary", prefix ? "Cookie" : "Cookie, Accept-Language");
  response.headers.set("Cache-Control", "no-cache");
  return response;
};
