import { type OutgoingHttpHeaders, STATUS_CODES } from "node:http";
import { finished } from "node:stream";
import { isMediaType } from "#app/http/media-type.ts";
import { securityHeaders } from "#app/http/security-headers.server.ts";
import type { TrackedResponse } from "./request-tracking.server.ts";

/** How long a refused client may go on sending before its connection is closed, in ms. */
export const LINGER_MS = 1000;
/** How much of a refused request is read: browsers read the response only after they have sent the whole form. */
export const LINGER_BYTES = 1024 * 1024;

/** Sends a short response and closes the connection. */
export function respondPlain(res: TrackedResponse, status: number, headers: OutgoingHttpHeaders = {}) {
  const { req } = res;
  const text = STATUS_CODES[status] ?? String(status);
  // A script that sends JSON expects JSON.
  const json = isMediaType(req.headers["content-type"], "application/json");
  const body = json ? JSON.stringify({ error: { message: text } }) : `${text}\n`;
  res.writeHead(status, {
    ...securityHeaders,
    "X-Request-Id": res.locals.id,
    "Content-Type": json ? "application/json" : "text/plain; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
    Connection: "close",
    ...headers,
  });
  // Closing a connection with unread data resets it, and the client may lose the response. So the response is written
  // immediately and ended a moment later, while incoming data is discarded.
  res.write(body);
  const end = () => void res.end();
  const patience = setTimeout(end, LINGER_MS);
  let size = 0;
  req.on("data", (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size > LINGER_BYTES) req.pause();
  });
  finished(req, end);
  res.once("close", () => clearTimeout(patience));
}
