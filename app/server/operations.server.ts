import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "#app/platform/env.server.ts";
import { metricsText } from "#app/platform/metrics.server.ts";
import { isLeaving } from "./drain.server.ts";
import { readiness } from "./readiness.server.ts";

/** `GET /healthz`: from the signal to end on nothing new should be sent here. */
export function health(_req: IncomingMessage, res: ServerResponse) {
  if (isLeaving()) send(res, 503, "application/json", '{"status":"leaving"}');
  else send(res, 200, "application/json", '{"status":"ok"}');
}

/** `GET /readyz`: one line per dependency. */
export async function ready(_req: IncomingMessage, res: ServerResponse) {
  const { isReady, text } = await readiness();
  send(res, isReady && !isLeaving() ? 200 : 503, "text/plain; charset=utf-8", text);
}

/** `GET /metrics`, for who knows the token; where there is none the page does not exist. */
export async function metrics({ headers }: IncomingMessage, res: ServerResponse) {
  if (!env.METRICS_TOKEN) return send(res, 404, "text/plain", "Not Found\n");
  if (!isSame(headers.authorization ?? "", `Bearer ${env.METRICS_TOKEN}`)) {
    res.setHeader("WWW-Authenticate", "Bearer");
    return send(res, 401, "text/plain", "Unauthorized\n");
  }
  const { type, body } = await metricsText();
  send(res, 200, type, body);
}

function send(res: ServerResponse, status: number, type: string, body: string) {
  res.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
}

/** Takes as long for a near miss as for a far one. */
function isSame(given: string, expected: string) {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
