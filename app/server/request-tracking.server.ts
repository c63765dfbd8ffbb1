import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { RequestHandler } from "express";
import type { RequestRecord } from "#app/http/request-context.ts";
import { log } from "#app/platform/log.server.ts";
import { observeRequest } from "#app/platform/metrics.server.ts";
import { requestScope } from "#app/platform/request-scope.ts";
import { harmlessPath } from "./route-words.ts";

/** Requests under way, by response. */
const underWay = new Map<ServerResponse, RequestRecord>();

let whenIdle: (() => void) | undefined;

/** Counts a request as under way; logs and measures its end. `words` may appear in the log of a missed path. */
export function track(words: Set<string>): RequestHandler {
  return (req, res, next) => {
    const start = performance.now();
    const record: RequestRecord = { ...currentScope(), route: "", source: "server" };
    underWay.set(res, record);
    res.on("close", () => {
      underWay.delete(res);
      reportRequest(req, res, record, performance.now() - start, words);
      if (underWay.size === 0) whenIdle?.();
    });
    next();
  };
}

/** The record of a response's request. */
export function requestRecord(res: ServerResponse): RequestRecord {
  return underWay.get(res) ?? { ...currentScope(), route: "", source: "server" };
}

/** The response under way on a connection. */
export function responseOn(connection: Duplex): ServerResponse | undefined {
  return [...underWay.keys()].find(({ req }) => req.socket === connection);
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

function currentScope() {
  return requestScope.getStore() ?? { id: "unknown" };
}

function reportRequest(
  req: IncomingMessage,
  res: ServerResponse,
  { id, trace, route, language, source }: RequestRecord,
  ms: number,
  words: Set<string>,
) {
  const method = req.method ?? "";
  const status = res.statusCode;
  observeRequest({ method, route, status, source }, ms / 1000);
  const line = { id, trace, method, route, status, ms: Math.round(ms * 10) / 10, language, source };
  if (!res.writableFinished) log.info({ ...line, aborted: true }, "request");
  else if (status === 404) log.info({ ...line, path: harmlessPath(req.url ?? "", words) }, "not found");
  else if (source === "file" || route === "/healthz") log.debug(line, "request");
  else log.info(line, "request");
}
