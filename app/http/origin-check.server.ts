import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { isMediaType } from "./media-type.ts";
import { siteOrigin } from "./site-origin.server.ts";

/**
 * Refuses what another site sends, in the words given: a form post or a script's request from elsewhere gets 403.
 * Requests with neither header (curl, a script of the operator's) pass: nothing here rests on who the visitor is.
 */
export function sameOriginOnly(
  refusedIn: (context: Readonly<RouterContextProvider>) => string,
): MiddlewareFunction<Response> {
  return ({ request, context }, next) => {
    if (isSafe(request.method) || isSameOrigin(request.headers, siteOrigin(request, context))) return next();
    // Returned, not thrown: React Router would log a thrown response as an error.
    return refusal(request, refusedIn(context));
  };
}

/** In the form in which the request speaks: a script that sends JSON reads JSON. */
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

function isSafe(method: string) {
  return method === "GET" || method === "HEAD" || method === "OPTIONS";
}
