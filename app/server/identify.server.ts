import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { env } from "#app/platform/env.server.ts";
import type { RequestScope } from "#app/platform/request-scope.ts";

/** A request's number: the one that a proxy we trust has given it, else a new one; and the trace that it is part of. */
export function scopeOf(headers: IncomingHttpHeaders): RequestScope {
  const given = env.TRUST_PROXY > 0 ? headers["x-request-id"] : undefined;
  const id = typeof given === "string" && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
  const trace = traceparent.exec(String(headers.traceparent ?? ""))?.[1];
  return trace ? { id, trace } : { id };
}

/** W3C Trace Context: version, trace, span and flags; all zeros are none. */
const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;
