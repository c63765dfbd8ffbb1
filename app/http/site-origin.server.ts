import type { RouterContextProvider } from "react-router";
import { env } from "#app/platform/env.server.ts";
import { requestContext } from "./request-context.ts";

/** Returns the site's origin as the visitor's browser knows it. Used only for comparison, never for links. */
export function siteOrigin(request: Request, context: Readonly<RouterContextProvider>) {
  if (env.SITE_URL_GIVEN) return env.SITE_URL;
  return context.get(requestContext).origin ?? new URL(request.url).origin;
}
