import { type OutgoingHttpHeaders, STATUS_CODES } from "node:http";
import { finished } from "node:stream";
import { isMediaType } from "#app/http/media-type.ts";
import { securityHeaders } from "#app/http/security-headers.server.ts";
import type { Answer } from "./request-tracking.server.ts";

/** How long a refused client may go on sending until its connection is cut. */
export const LINGER_MS = 1000;
/** How much of that is read: enough for a browser's form, which reads no answer before it has sent everything. */
export const LINGER_BYTES = 1024 * 1024;

/** Sends a bare answer and ends the connection. */
export function respondPlain(res: Answer, status: number, headers: OutgoingHttpHeaders = {}) {
  const { req } = res;
  const text = STATUS_CODES[status] ?? String(status);
  // A script that sends JSON reads JSON.
  const json = isMediaType(req.headers["content-type"], "application/json");
  const body = json ? JSON.stringify({ error: { message: text } }) : `${text}\n`;
  const type = json ? { "Content-Type": "application/json" } : {};
  res.writeHead(status, { ...plainHeaders(res.locals.id, body), ...type, ...headers });
  // Closing a connection with unread data resets it, and the client may lose the answer. So the answer is complete at
  // once, and its end waits a moment while incoming data is thrown away.
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

/** The headers of a bare answer, in plain text. */
export function plainHeaders(id: string, body: string) {
  return {
    ...securityHeaders,
    "X-Request-Id": id,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
    Connection: "close",
  };
}
