import type { IncomingMessage, ServerResponse } from "node:http";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import { features } from "#app/features.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log, traceOf } from "#app/platform/log.server.ts";
import { bounds } from "./client-bounds.server.ts";
import { commonHeaders } from "./common-headers.server.ts";
import { turnAwayWhileDraining } from "./drain.server.ts";
import { gate } from "./gate.server.ts";
import { identify } from "./identify.server.ts";
import { operations } from "./operations.server.ts";
import { plainPath } from "./pages/plain-path.server.ts";
import { respondPlain } from "./respond-plain.server.ts";

/** The steps that depend on the build. */
type Steps = Record<"track" | "files" | "pages" | "router", RequestHandler>;

/** Every request, step by step: each answers it or passes it on. */
export function expressApp({ track, files, pages, router }: Steps) {
  const app = express();
  app.set("trust proxy", env.TRUST_PROXY);
  app.disable("x-powered-by");
  app.use(
    identify,
    turnAwayWhileDraining,
    track,
    bounds,
    gate,
    files,
    pages,
    plainPath(features.flatMap(({ paths = [] }) => paths)),
    commonHeaders,
    operations,
    router,
    respondToError,
  );
  return (req: IncomingMessage, res: ServerResponse) => {
    // Express' router would parse `*` and absolute targets, which are for proxies, before the gate refuses them.
    if (!req.url?.startsWith("/")) Object.assign(req, { originalUrl: req.url, url: "/" });
    app(req, res);
  };
}

/** Express' own answer would show the stack, on standard error and, without `NODE_ENV`, to the visitor. */
const respondToError: ErrorRequestHandler = (error, req, res, _next) => {
  log.error({ error: traceOf(error) }, "unexpected error");
  if (res.headersSent) res.destroy();
  else respondPlain(req, res, 500);
};
