import type { IncomingMessage, ServerResponse } from "node:http";
import type { Request, RequestHandler } from "express";
import { BODY_LIMIT } from "#app/http/read-form.server.ts";
import { splitPrefix, withPrefix } from "#app/i18n/locales.ts";
import { requestRecord } from "./request-tracking.server.ts";
import { LINGER_BYTES, LINGER_MS, respondPlain } from "./respond-plain.server.ts";

/**
 * Refuses odd methods, targets and hosts, and bodies over the limit. A path that can't be decoded is sent on to the 400
 * page; a query that can't is ignored. A body without a declared length is counted; past the limit its connection is
 * cut, whoever reads it.
 */
export const gate: RequestHandler = (req, res, next) => {
  const status = refusalStatus(req);
  if (status) return respondPlain(req, res, status, status === 405 ? { Allow: [...methods].join(", ") } : {});
  const [path = ""] = req.url.split("?", 1);
  if (!isEncoded(path)) {
    requestRecord(res).badPath = true;
    req.url = withPrefix(prefixOf(path), "/400");
  }
  if (req.headers["transfer-encoding"]) limitBody(req, res);
  if (req.headers.expect) res.writeContinue();
  next();
};

const methods = new Set(["GET", "HEAD", "POST"]);

type Head = Pick<Request, "method" | "originalUrl" | "headers" | "rawHeaders" | "httpVersion">;

/** The status with which a head is refused, or null. */
export function refusalStatus({
  method,
  originalUrl: url,
  headers,
  rawHeaders,
  httpVersion,
}: Head): number | null {
  if (!methods.has(method)) return 405;
  // The absolute form and `*` are for proxies.
  if (!url.startsWith("/") || (method === "POST" && !isEncoded(url))) return 400;
  if (headers.host === undefined ? httpVersion !== "1.0" : !isHost(headers.host)) return 400;
  if (countHosts(rawHeaders) > 1) return 400;
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== "100-continue") return 417;
  if (Number(headers["content-length"] ?? 0) > BODY_LIMIT) return 413;
  return null;
}

function isEncoded(url: string) {
  if (!url.includes("%")) return true;
  try {
    return !decodeURIComponent(url).includes("\0");
  } catch {
    return false;
  }
}

function prefixOf(path: string) {
  const [locale] = splitPrefix(path);
  return locale ? `/${locale}` : "";
}

function isHost(host: string) {
  return /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host);
}

function countHosts(rawHeaders: string[]) {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === "host") count++;
  }
  return count;
}

function limitBody(req: IncomingMessage, res: ServerResponse) {
  let size = 0;
  const cutSoon = () => {
    if (!req.complete) setTimeout(() => req.complete || req.socket.destroy(), LINGER_MS);
  };
  // Paused first: counting alone would make it flow, and data would be lost before the route reads.
  req.pause().on("data", (chunk: Buffer) => {
    const before = size;
    size += chunk.byteLength;
    // The route that reads it answers 413 itself.
    if (before <= BODY_LIMIT && size > BODY_LIMIT) cutSoon();
    if (size > BODY_LIMIT + LINGER_BYTES) req.pause();
  });
  // A body that nobody reads would stall, and its connection with it.
  res.once("finish", cutSoon);
}
