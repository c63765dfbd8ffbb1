import { createRequestListener } from "@remix-run/node-fetch-server";
import express, { type ErrorRequestHandler } from "express";
import { type RequestHandler, RouterContextProvider } from "react-router";
import { requestContext } from "#app/http/request-context.ts";
import { securityHeaders } from "#app/http/security-headers.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log, traceOf } from "#app/platform/log.server.ts";
import { addressOf } from "./client-bounds.server.ts";
import { respondPlain } from "./gate.server.ts";
import { health, metrics, ready } from "./operations.server.ts";
import { requestRecord } from "./request-tracking.server.ts";

/** What is not answered from memory: the operator's addresses, and all that React Router does. */
export function expressApp(handle: RequestHandler) {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", env.TRUST_PROXY);

  app.use((_req, res, next) => {
    res.setHeader("X-Request-Id", requestRecord(res).id);
    for (const name in securityHeaders) res.setHeader(name, securityHeaders[name] ?? "");
    next();
  });

  for (const [route, answer] of Object.entries({
    "/healthz": health,
    "/readyz": ready,
    "/metrics": metrics,
  })) {
    app.get(route, (req, res) => {
      requestRecord(res).route = route;
      return answer(req, res);
    });
  }

  // Its URL is built on the site's own origin, never on a Host header.
  const { protocol, host } = new URL(env.SITE_URL);
  app.use((req, res) => {
    const context = new RouterContextProvider();
    const client = { address: addressOf(req), origin: `${req.protocol}://${req.host}` };
    context.set(requestContext, Object.assign(requestRecord(res), client));
    const answer = async (request: Request) => withAllow(await handle(request, context));
    return createRequestListener(answer, { protocol, host, onError: logError })(req, res);
  });
  app.use(respondToError);
  return app;
}

function logError(error: unknown) {
  log.error({ error: traceOf(error) }, "unexpected error");
}

/** Express' own answer would be its stack, on standard error and, but for `NODE_ENV`, to the visitor. */
const respondToError: ErrorRequestHandler = (error, req, res, _next) => {
  logError(error);
  if (res.headersSent) res.destroy();
  else respondPlain(req, res, 500);
};

/** React Router does not say what else it takes; what takes posts alone says so itself. */
function withAllow(response: Response) {
  if (response.status === 405 && !response.headers.has("Allow")) response.headers.set("Allow", "GET, HEAD");
  return response;
}
