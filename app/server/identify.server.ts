import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { RequestHandler } from "express";
import { env } from "#app/platform/env.server.ts";
import { type RequestScope, requestScope } from "#app/platform/request-scope.ts";
import { boundHeaders } from "./header-limits.server.ts";

/** Gives a request its id and trace, which every log line about it carries. */
export const identify: RequestHandler = ({ headers }, _res, next) => {
  boundHeaders(headers);
  requestScope.run(scopeOf(headers), next);
};

/** The id that a trusted proxy has given the request, else a new one; and the trace that it is part of. */
export function scopeOf(headers: IncomingHttpHeaders): RequestScope {
  const given = env.TRUST_PROXY > 0 ? headers["x-request-id"] : undefined;
  const id = typeof given === "string" && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
  const trace = traceparent.exec(String(headers.traceparent ?? ""))?.[1];
  return trace ? { id, trace } : { id };
}

/** W3C Trace Context: version, trace, span and flags; all zeros are none. */
const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;
