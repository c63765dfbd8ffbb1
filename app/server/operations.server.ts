import { createHash, timingSafeEqual } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Check } from "#app/platform/check.ts";
import { env } from "#app/platform/env.server.ts";
import { metricsText } from "#app/platform/metrics.server.ts";

/** `GET /healthz`. A process that is ending never gets here: it turns everything away. */
export function health(res: ServerResponse) {
  send(res, 200, "application/json", '{"status":"ok"}');
}

/** `GET /readyz`: one line per dependency. */
export async function ready(res: ServerResponse, checks: Record<string, Check>) {
  const states = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await check().catch(() => "down")] as const),
  );
  const status = states.some(([, state]) => state === "down") ? 503 : 200;
  send(
    res,
    status,
    "text/plain; charset=utf-8",
    states.map(([name, state]) => `${name}: ${state}\n`).join(""),
  );
}

/** `GET /metrics`, for who knows the token; where there is none the page does not exist. */
export async function metrics(res: ServerResponse, authorization = "") {
  if (!env.METRICS_TOKEN) return send(res, 404, "text/plain", "Not Found\n");
  if (!isSame(authorization, `Bearer ${env.METRICS_TOKEN}`)) {
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
