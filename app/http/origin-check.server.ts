import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { log } from "#app/platform/log.server.ts";
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
    const expected = siteOrigin(request, context);
    if (isSafe || isSameOrigin(request.headers, expected)) return next();
    // An operator sees here that visitors use another address, such as www.
    const [origin, site] = ["origin", "sec-fetch-site"].map((name) =>
      request.headers.get(name)?.slice(0, 100),
    );
    log.info({ event: "origin", outcome: "refused", origin, site, expected });
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

/**
 * Trusts `Sec-Fetch-Site`, which no page can forge, before `Origin`. `Origin` is "null" behind a proxy that sets
 * `Referrer-Policy: no-referrer`, and differs from SITE_URL at a second address such as www.
 */
export function isSameOrigin(headers: Headers, expected: string) {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  return origin === null || origin === expected;
}
