import type { RouterContextProvider } from "react-router";
import { env } from "#app/platform/env.server.ts";
import { requestContext } from "./request-context.ts";

/**
 * The site's origin as the visitor's browser knows it: the operator's `SITE_URL`; where none is given, what the
 * server (or a proxy that it trusts) says of this request. Only for comparing, never for writing links.
 */
export function siteOrigin(request: Request, context: Readonly<RouterContextProvider>) {
  if (env.SITE_URL_GIVEN) return env.SITE_URL;
  const { protocol, host } = new URL(request.url);
  return context.get(requestContext).origin ?? `${protocol}//${host}`;
}
