import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestRecord } from "#app/http/request-context.ts";
import { log } from "#app/platform/log.server.ts";
import { observeRequest } from "#app/platform/metrics.server.ts";

/** The requests that are being answered at this moment. */
const underWay = new Map<ServerResponse, RequestRecord>();

let whenIdle: (() => void) | undefined;

/** From here on a request counts as work under way; its end is logged and measured. */
export function trackRequest(req: IncomingMessage, res: ServerResponse) {
  const start = performance.now();
  const record: RequestRecord = { id: randomUUID(), route: "", source: "server" };
  underWay.set(res, record);
  res.on("close", () => {
    underWay.delete(res);
    reportRequest(req, res, record, performance.now() - start);
    if (underWay.size === 0) whenIdle?.();
  });
}

/** What is known of the request that this response answers. */
export function requestRecord(res: ServerResponse): RequestRecord {
  return underWay.get(res) ?? { id: "unknown", route: "", source: "server" };
}

export function requestsUnderWay() {
  return underWay.size;
}

/** Resolves once no request is under way. */
export function idle(): Promise<void> {
  if (underWay.size === 0) return Promise.resolve();
  return new Promise((resolve) => {
    whenIdle = resolve;
  });
}

function reportRequest(req: IncomingMessage, res: ServerResponse, record: RequestRecord, ms: number) {
  const { id, route, language, source } = record;
  const method = req.method ?? "";
  const status = res.statusCode;
  observeRequest({ method, route, status, source }, ms / 1000);
  const line = { id, method, route, status, ms: Math.round(ms * 10) / 10, language, source };
  if (!res.writableFinished) log.info({ ...line, aborted: true }, "request");
  else if (status === 404) log.info({ ...line, path: harmlessPath(req.url ?? "") }, "not found");
  else if (source === "file" || route === "/healthz") log.debug(line, "request");
  else log.info(line, "request");
}

/** Which address was missed, so that a broken link can be found; without its query, and without what looks like a person. */
export function harmlessPath(url: string) {
  const path = url.split(/[?#]/, 1)[0] ?? "";
  return path
    .split("/")
    .map((part) => (/^[\w.-]{0,40}$/.test(part) && !/\d{6}/.test(part) ? part : "…"))
    .join("/")
    .slice(0, 120);
}
