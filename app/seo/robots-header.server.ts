import type { MiddlewareFunction } from "react-router";
import { env } from "#app/platform/env.server.ts";

/** Marks every response, of any content type, as `noindex` if `ALLOW_INDEXING` is off. */
export const robotsHeader: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  if (!env.ALLOW_INDEXING) response.headers.set("X-Robots-Tag", "noindex");
  return response;
};
