import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { isMediaType } from "./media-type.ts";
import { siteOrigin } from "./site-origin.server.ts";

/**
 * Responds to posts from other sites with 403 and the given text. Requests with neither `Origin` nor `Sec-Fetch-Site`
 * (curl, the operator's scripts) pass, since nothing depends on a visitor's identity.
 */
export function sameOriginOnly(
  refusedIn: (context: Readonly<RouterContextProvider>) => string,
): MiddlewareFunction<Response> {
  return ({ request, context }, next) => {
    const isSafe = ["GET", "HEAD", "OPTIONS"].includes(request.method);
    if (isSafe || isSameOrigin(request.headers, siteOrigin(request, context))) return next();
    // Returned rather than thrown, because React Router would log a thrown response as an error.
    return refusal(request, refusedIn(context));
  };
}

function refusal({ headers }: Request, text: string) {
  const json = isMediaType(headers.get("content-type"), "application/json");
  return json
    ? Response.json({ error: { message: text } }, { status: 403 })
    : new Response(text, { status: 403 });
}

export function isSameOrigin(headers: Headers, expected: string) {
  const site = headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") return false;
  const origin = headers.get("origin");
  return origin === null || origin === expected;
}
