import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { log } from "#app/platform/log.server.ts";
import { responseOn } from "./request-tracking.server.ts";
import { LINGER_MS, plainHeaders } from "./respond-plain.server.ts";

/** Replaces Node's own response to a malformed or late request, which lacks our headers and isn't logged. */
export function refuseUnreadable(error: NodeJS.ErrnoException, connection: Duplex) {
  // Node calls this again when more data arrives.
  if (connection.writableEnded) return;
  const response = responseOn(connection);
  // Sends nothing if the client is gone, never sent a byte, or is already receiving a response.
  const hasAsked = "bytesRead" in connection && connection.bytesRead !== 0;
  if (!connection.writable || error.code === "ECONNRESET" || !hasAsked || response?.headersSent)
    return void connection.destroy();
  const status = statuses[error.code ?? ""] ?? 400;
  const id = response?.locals.id ?? randomUUID();
  // A request with a readable head and an unreadable body is already tracked, and is logged when it ends.
  if (response) response.statusCode = status;
  else log.info({ id, status, code: error.code }, "rejected request: malformed or incomplete");
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
  const headers = { ...plainHeaders(id, body), Date: new Date().toUTCString() };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
