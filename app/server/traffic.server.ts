import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Visit } from "#app/http/request-context.ts";
import { log, logRequest } from "#app/platform/log.server.ts";
import { observeRequest } from "#app/platform/metrics.server.ts";

/** The requests that are being answered at this moment. */
const underWay = new Map<ServerResponse, Visit>();

let whenIdle: (() => void) | undefined;

/** Takes a request in: from here on it counts as work under way, and its end is logged and measured. */
export function begin(req: IncomingMessage, res: ServerResponse): Visit {
  return follow(req, res, newVisit("server"), performance.now());
}

/** For an answer that is written whole: where the system has taken every byte of it, it has ended, and nothing is to be followed. */
export function conclude(req: IncomingMessage, res: ServerResponse, visit: Visit, start: number) {
  if (res.socket?.writableLength === 0) report(req, res, visit, start, true);
  else follow(req, res, visit, start);
}

export function newVisit(source: Visit["source"], route = "", language?: string): Visit {
  return { id: randomUUID(), route, language, source };
}

function follow(req: IncomingMessage, res: ServerResponse, visit: Visit, start: number) {
  underWay.set(res, visit);
  res.on("close", () => {
    underWay.delete(res);
    report(req, res, visit, start, res.writableFinished);
    if (underWay.size === 0) whenIdle?.();
  });
  return visit;
}

/** The visit that `begin` made for this response. */
export function visitOf(res: ServerResponse): Visit {
  return underWay.get(res) ?? { ...newVisit("server"), id: "unknown" };
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

function report(req: IncomingMessage, res: ServerResponse, visit: Visit, start: number, isWhole: boolean) {
  const { id, route, language, source } = visit;
  const ms = performance.now() - start;
  const method = req.method ?? "";
  const status = res.statusCode;
  observeRequest({ method, route, status, source }, ms / 1000);
  const line = { id, method, route, status, ms: Math.round(ms * 10) / 10, language, source };
  if (!isWhole) log.info({ ...line, aborted: true }, "request");
  else if (status === 404) log.info({ ...line, path: harmlessPath(req.url ?? "") }, "not found");
  else if (source === "file" || route === "/healthz") log.debug(line, "request");
  else logRequest(line);
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
