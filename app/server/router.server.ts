import { createRequestListener } from "@remix-run/node-fetch-server";
import { type RequestHandler as RouteHandler, RouterContextProvider } from "react-router";
import { requestContext } from "#app/http/request-context.ts";
import { env } from "#app/platform/env.server.ts";
import { log, traceOf } from "#app/platform/log.server.ts";
import type { Step } from "./request-tracking.server.ts";

/** Everything that React Router answers. Its URLs are built on the site's own origin, never on a Host header. */
export function router(handle: RouteHandler): Step {
  const { protocol, host } = new URL(env.SITE_URL);
  return (req, res) => {
    const context = new RouterContextProvider();
    const client = { address: req.ip ?? "", origin: `${req.protocol}://${req.host}` };
    context.set(requestContext, Object.assign(res.locals, client));
    const answer = async (request: Request) => withAllow(await handle(request, context));
    return createRequestListener(answer, { protocol, host, onError: logError })(req, res);
  };
}

function logError(error: unknown) {
  log.error({ error: traceOf(error) }, "unexpected error");
}

/** React Router doesn't say what else it takes; a route that takes only posts says so itself. */
function withAllow(response: Response) {
  if (response.status === 405 && !response.headers.has("Allow")) response.headers.set("Allow", "GET, HEAD");
  return response;
}
