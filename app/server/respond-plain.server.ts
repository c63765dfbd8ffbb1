import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from "node:http";
import { isMediaType } from "#app/http/media-type.ts";
import { securityHeaders } from "#app/http/security-headers.server.ts";
import { requestRecord } from "./request-tracking.server.ts";

/** How long a refused client may go on sending until its connection is cut. */
export const LINGER_MS = 1000;
/** How much of that is read: enough for a browser's form, which reads no answer before it has sent everything. */
export const LINGER_BYTES = 1024 * 1024;

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
  // Closing a connection with unread data resets it, and the client may lose the answer. So the answer is complete at
  // once, and its end waits a moment while incoming data is thrown away.
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

function hasBody({ headers }: IncomingMessage) {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
