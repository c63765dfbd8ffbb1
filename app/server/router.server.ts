import { createRequestListener } from "@remix-run/node-fetch-server";
import { type RequestHandler as RouteHandler, RouterContextProvider } from "react-router";
import { requestContext } from "#app/http/request-context.ts";
import { env } from "#app/platform/env.server.ts";
import { log, traceOf } from "#app/platform/log.server.ts";
import type { Step } from "./request-tracking.server.ts";

/** Passes requests to React Router. Their URLs are built from SITE_URL, never from the Host header. */
export function router(handle: RouteHandler): Step {
  const { protocol, host } = new URL(env.SITE_URL);
  return (req, res) => {
    const context = new RouterContextProvider();
    const client = { address: req.ip ?? "", origin: `${req.protocol}://${req.host}` };
    context.set(requestContext, Object.assign(res.locals, client));
    const respond = async (request: Request) => withAllow(await handle(request, context));
    return createRequestListener(respond, { protocol, host, onError: logError })(req, res);
  };
}

function logError(error: unknown) {
  log.error({ error: traceOf(error) }, "unexpected error while routing");
}

/** Adds the `Allow` header, which React Router omits from a 405. Routes that accept only POST set their own. */
function withAllow(response: Response) {
  if (response.status === 405 && !response.headers.has("Allow")) response.headers.set("Allow", "GET, HEAD");
  return response;
}
