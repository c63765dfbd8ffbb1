import type { MiddlewareFunction } from "react-router";
import { env } from "#app/platform/env.server.ts";

/** With `ALLOW_INDEXING=off` every answer says so itself, whatever kind it is. */
export const robotsHeader: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  if (!env.ALLOW_INDEXING) response.headers.set("X-Robots-Tag", "noindex");
  return response;
};
