import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Request } from "express";
import { BODY_LIMIT } from "#app/http/read-form.server.ts";
import { splitPrefix, withPrefix } from "#app/i18n/locales.ts";
import type { Step } from "./request-tracking.server.ts";
import { LINGER_BYTES, LINGER_MS, respondPlain } from "./respond-plain.server.ts";

/**
 * Refuses unsupported methods, targets and hosts, bodies over the limit, and posts to a URL that can't be decoded. For
 * other methods, a path that can't be decoded leads to the 400 page, and a query that can't be decoded is ignored. A
 * body without a declared length is counted as it arrives.
 */
export const gate: Step = (req, res, next) => {
  replaceInvalidOrigin(req.headers);
  const status = refusalStatus(req);
  if (status) return respondPlain(res, status, status === 405 ? { Allow: [...methods].join(", ") } : {});
  if (!isDecodable(req.path)) {
    res.locals.badPath = true;
    const [locale] = splitPrefix(req.path);
    req.url = withPrefix(locale ? `/${locale}` : "", "/400");
  }
  if (req.headers["transfer-encoding"]) limitBody(req, res);
  if (req.headers.expect) res.writeContinue();
  next();
};

/** React Router parses `Origin` as a URL before the origin check runs, which also refuses "null". */
function replaceInvalidOrigin(headers: IncomingHttpHeaders) {
  if (headers.origin !== undefined && !URL.canParse(headers.origin)) headers.origin = "null";
}

const methods = new Set(["GET", "HEAD", "POST"]);

type Head = Pick<Request, "method" | "originalUrl" | "headers" | "rawHeaders" | "httpVersion">;

export function refusalStatus(head: Head): number | null {
  const { method, originalUrl: url, headers, rawHeaders, httpVersion } = head;
  if (!methods.has(method)) return 405;
  // An absolute URL is meant for a proxy, and `*` for OPTIONS.
  if (!url.startsWith("/") || (method === "POST" && !isDecodable(url))) return 400;
  if (headers.host === undefined ? httpVersion !== "1.0" : !isHost(headers.host)) return 400;
  if (rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === "host").length > 1) return 400;
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== "100-continue") return 417;
  if (Number(headers["content-length"] ?? 0) > BODY_LIMIT) return 413;
  return null;
}

function isDecodable(url: string) {
  if (!url.includes("%")) return true;
  const [path = ""] = url.split("?");
  try {
    // The router's patterns don't match line breaks.
    return !decodeURIComponent(url).includes("\0") && !/[\n\r\u2028\u2029]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function isHost(host: string) {
  return /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host);
}

function limitBody(req: IncomingMessage, res: ServerResponse) {
  let size = 0;
  const cutSoon = () => {
    if (!req.complete) setTimeout(() => req.complete || req.socket.destroy(), LINGER_MS);
  };
  // Pauses first, because adding the listener starts the flow, and data would be lost before the route reads the body.
  req.pause().on("data", (chunk: Buffer) => {
    const before = size;
    size += chunk.byteLength;
    // The route that reads the body responds with 413.
    if (before <= BODY_LIMIT && size > BODY_LIMIT) cutSoon();
    if (size > BODY_LIMIT + LINGER_BYTES) req.pause();
  });
  // A body that nobody reads would stall its connection.
  res.once("finish", cutSoon);
}
