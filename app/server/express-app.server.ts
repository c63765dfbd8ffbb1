import type { IncomingMessage, ServerResponse } from "node:http";
import express, { type NextFunction } from "express";
import { features } from "#app/features.server.ts";
import { securityHeaders } from "#app/http/security-headers.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log, traceOf } from "#app/platform/log.server.ts";
import { drain } from "./drain.server.ts";
import { gate } from "./gate.server.ts";
import { operations } from "./operations.server.ts";
import { plainPath } from "./pages/plain-path.server.ts";
import { type Step, type TrackedResponse, track } from "./request-tracking.server.ts";
import { respondPlain } from "./respond-plain.server.ts";

/** Takes the steps that depend on the build. */
export function expressApp({ files, pages, router }: Record<"files" | "pages" | "router", Step>) {
  const app = express();
  app.set("trust proxy", env.TRUST_PROXY);
  app.disable("x-powered-by");
  const plainPaths = plainPath(features.flatMap(({ paths = [] }) => paths));
  app.use(track, drain, gate, files, pages, commonHeaders, plainPaths, operations, router);
  app.use(respondToError);
  return (req: IncomingMessage, res: ServerResponse) => {
    // Hides `*` and absolute targets, which Express would otherwise parse before the gate refuses them.
    if (!req.url?.startsWith("/")) Object.assign(req, { originalUrl: req.url, url: "/" });
    app(req, res);
  };
}

/** For every response that isn't served from memory. Stored responses have their own headers. */
const commonHeaders: Step = (_req, res, next) => {
  res.set({ ...securityHeaders, "X-Request-Id": res.locals.id });
  next();
};

/** Replaces Express' error page, which prints the stack to stderr and, without `NODE_ENV`, shows it to the visitor. */
function respondToError(error: unknown, _req: unknown, res: TrackedResponse, _next: NextFunction) {
  log.error({ error: traceOf(error) }, "unexpected error in the server");
  if (res.headersSent) res.destroy();
  else respondPlain(res, 500);
}
