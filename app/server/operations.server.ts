import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { model } from "#app/chat/answer/model.server.ts";
import { contactChecks } from "#app/contact/contact.server.ts";
import type { Check } from "#app/platform/check.ts";
import { env } from "#app/platform/env.server.ts";
import { metricsText } from "#app/platform/metrics.server.ts";
import { redisState } from "#app/platform/redis.server.ts";

/** `GET /healthz`. A process that is ending never gets here: it turns everything away. */
export function health(_req: IncomingMessage, res: ServerResponse) {
  send(res, 200, "application/json", '{"status":"ok"}');
}

/** `GET /readyz`: one line per dependency. */
export async function ready(_req: IncomingMessage, res: ServerResponse) {
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
export async function metrics({ headers }: IncomingMessage, res: ServerResponse) {
  if (!env.METRICS_TOKEN) return send(res, 404, "text/plain", "Not Found\n");
  if (!isSame(headers.authorization ?? "", `Bearer ${env.METRICS_TOKEN}`)) {
    res.setHeader("WWW-Authenticate", "Bearer");
    return send(res, 401, "text/plain", "Unauthorized\n");
  }
  const { type, body } = await metricsText();
  send(res, 200, type, body);
}

const checks: Record<string, Check> = {
  ...contactChecks,
  redis: redisState,
  model: async () => (model ? "ok" : "off"),
};

function send(res: ServerResponse, status: number, type: string, body: string) {
  res.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
}

/** Takes as long for a near miss as for a far one. */
function isSame(given: string, expected: string) {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
