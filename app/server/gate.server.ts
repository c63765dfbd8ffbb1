import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from "node:http";
import { isMediaType } from "#app/http/media-type.ts";
import { BODY_LIMIT } from "#app/http/read-form.server.ts";
import { securityHeaders } from "#app/http/security-headers.server.ts";
import { splitPrefix, withPrefix } from "#app/i18n/locales.ts";
import { BAD_REQUEST_PATH } from "#app/layout/bad-request-path.ts";
import { requestRecord } from "./request-tracking.server.ts";

/** How long a client that is being refused may go on sending until its connection is cut. */
const LINGER_MS = 1000;
/** And how much of that is taken from it: enough for a browser's form, which reads no answer before it has sent all. */
const LINGER_BYTES = 1024 * 1024;

/**
 * Answers what no route should have to see: odd methods, targets and hosts, bodies over the limit.
 * Returns whether it did. A path that can't be decoded is sent on to the 400 page; a query that can't is ignored. A body without a declared length is let in and counted; past the limit its
 * connection is cut, whoever reads it.
 */
export function rejectMalformed(req: IncomingMessage, res: ServerResponse): boolean {
  const status = refusalStatus(req);
  if (status) {
    respondPlain(req, res, status, status === 405 ? { Allow: [...methods].join(", ") } : {});
    return true;
  }
  const path = req.url?.split("?", 1)[0] ?? "";
  if (!isEncoded(path)) req.url = withPrefix(prefixOf(path), BAD_REQUEST_PATH);
  if (req.headers["transfer-encoding"]) limitBody(req, res);
  if (req.headers.expect) res.writeContinue();
  return false;
}

/** A bare answer after which the connection ends. */
export function respondPlain(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders = {},
) {
  const text = STATUS_CODES[status] ?? String(status);
  // A script that sends JSON reads JSON.
  const json = isMediaType(req.headers["content-type"], "application/json");
  const body = json ? JSON.stringify({ error: { message: text } }) : `${text}\n`;
  res.writeHead(status, {
    ...securityHeaders,
    "X-Request-Id": requestRecord(res).id,
    "Content-Type": json ? "application/json" : "text/plain; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
    Connection: "close",
    ...headers,
  });
  if (req.complete || !hasBody(req)) {
    res.end(body);
    return;
  }
  // A connection closed on unread data is reset, and the client may lose the answer: it is complete at once,
  // and the end waits a moment while what still comes in is thrown away.
  res.write(body);
  const end = () => res.end();
  const patience = setTimeout(end, LINGER_MS);
  let size = 0;
  req.once("end", end).on("data", (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size > LINGER_BYTES) req.pause();
  });
  res.once("close", () => clearTimeout(patience));
}

const methods = new Set(["GET", "HEAD", "POST"]);

type Head = Pick<IncomingMessage, "method" | "url" | "headers" | "rawHeaders" | "httpVersion">;

/** What to answer to a head that no route should have to see, or null. */
export function refusalStatus({ method, url, headers, rawHeaders, httpVersion }: Head): number | null {
  if (!methods.has(method ?? "")) return 405;
  // The absolute form and `*` are for proxies.
  if (!url?.startsWith("/") || (method === "POST" && !isEncoded(url))) return 400;
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

function hasBody({ headers }: IncomingMessage) {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function limitBody(req: IncomingMessage, res: ServerResponse) {
  let size = 0;
  const cutSoon = () => {
    if (!req.complete) setTimeout(() => req.complete || req.socket.destroy(), LINGER_MS);
  };
  // Paused first, so that counting alone does not make it flow: nothing is lost before the route reads.
  req.pause().on("data", (chunk: Buffer) => {
    const before = size;
    size += chunk.byteLength;
    // The route that reads it answers 413 of its own.
    if (before <= BODY_LIMIT && size > BODY_LIMIT) cutSoon();
    if (size > BODY_LIMIT + LINGER_BYTES) req.pause();
  });
  // One that nobody reads would stand still, and its connection with it.
  res.once("finish", cutSoon);
}
