import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { securityHeaders } from "#app/http/security-headers.server.ts";
import { log } from "#app/platform/log.server.ts";
import { requestRecord, responseOn } from "./request-tracking.server.ts";

/** How long a client may go on sending what nobody reads, so that it gets its answer and no reset. */
const LINGER_MS = 1000;

/** Answers what Node could not read as a request, or not in time. Node's own answer has no headers, and no line in the log. */
export function refuseUnreadable(error: NodeJS.ErrnoException, connection: Duplex) {
  // Called again for what still comes in.
  if (connection.writableEnded) return;
  const response = responseOn(connection);
  // Who is gone, has never asked for anything, or is in the middle of an answer is told nothing.
  const hasAsked = "bytesRead" in connection && connection.bytesRead !== 0;
  if (!connection.writable || error.code === "ECONNRESET" || !hasAsked || response?.headersSent)
    return void connection.destroy();
  const status = statuses[error.code ?? ""] ?? 400;
  const id = response ? requestRecord(response).id : randomUUID();
  // A request whose body can't be read has a line of its own.
  if (response) response.statusCode = status;
  else log.info({ id, status, code: error.code }, "unreadable request");
  connection.end(plainAnswer(status, id));
  setTimeout(() => connection.destroy(), LINGER_MS).unref();
}

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

function plainAnswer(status: number, id: string) {
  const body = `${STATUS_CODES[status]}\n`;
  const headers = {
    ...securityHeaders,
    "X-Request-Id": id,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
    Date: new Date().toUTCString(),
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
