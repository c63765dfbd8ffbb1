import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Request, RequestHandler } from "express";
import type { RequestRecord } from "#app/http/request-context.ts";
import { env } from "#app/platform/env.server.ts";
import { log, type RequestScope, requestScope } from "#app/platform/log.server.ts";
import { observeRequest } from "#app/platform/metrics.server.ts";

/** One step of the server. `res.locals` is the request's record. */
export type Step = RequestHandler<Request["params"], unknown, unknown, Request["query"], RequestRecord>;
export type TrackedResponse = Parameters<Step>[1];

/** A response that is removed from the set isn't measured, and the drain doesn't wait for it. */
export const responsesUnderWay = new Set<TrackedResponse>();

let whenIdle: (() => void) | undefined;

/** Logs and measures each request when it ends. */
export const track: Step = (req, res, next) => {
  const start = performance.now();
  const scope = scopeOf(req.headers);
  Object.assign(res.locals, { ...scope, route: "", source: "server" } satisfies RequestRecord);
  responsesUnderWay.add(res);
  res.on("close", () => {
    if (!responsesUnderWay.delete(res)) return;
    reportRequest(req, res, performance.now() - start);
    if (responsesUnderWay.size === 0) whenIdle?.();
  });
  requestScope.run(scope, next);
};

/** Resolves once no request is under way. */
export function idle() {
  return new Promise<void>((resolve) => {
    whenIdle = resolve;
    if (responsesUnderWay.size === 0) resolve();
  });
}

/** Returns the request's ID, from a trusted proxy or new, and the ID of the trace that the request belongs to. */
export function scopeOf(headers: IncomingHttpHeaders): RequestScope {
  const given = env.TRUST_PROXY > 0 ? headers["x-request-id"] : undefined;
  const id = typeof given === "string" && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
  const trace = traceparent.exec(String(headers.traceparent ?? ""))?.[1];
  return trace ? { id, trace } : { id };
}

/** Matches a W3C `traceparent` header: version, trace, span and flags. IDs of zeros only are invalid. */
const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

function reportRequest({ method }: Parameters<Step>[0], res: TrackedResponse, ms: number) {
  const status = res.statusCode;
  const { id, trace, route, language, source } = res.locals;
  observeRequest({ method, route, status, source }, ms / 1000);
  const line = { id, trace, method, route, status, ms: Math.round(ms * 10) / 10, language, source };
  if (!res.writableFinished) log.info({ ...line, aborted: true }, "request");
  else if (status === 404) log.info(line, "not found");
  else if (source === "file" || route === "/healthz") log.debug(line, "request");
  else log.info(line, "request");
}
