import { createHash, timingSafeEqual } from "node:crypto";
import { Router } from "express";
import { features } from "#app/features.server.ts";
import { env } from "#app/platform/env.server.ts";
import { metricsText } from "#app/platform/metrics.server.ts";
import { redisState } from "#app/platform/redis.server.ts";
import { isLeaving } from "./drain.server.ts";
import { readiness } from "./readiness.server.ts";
import type { Answer, Step } from "./request-tracking.server.ts";

/** The operator's addresses, in exactly this spelling: a proxy that hides them matches no other. */
export const operations = Router({ caseSensitive: true, strict: true });

/** From the signal to the end nothing new should be sent to this process. */
operation("/healthz", (_req, res) => {
  if (isLeaving()) send(res, 503, "application/json", '{"status":"leaving"}');
  else send(res, 200, "application/json", '{"status":"ok"}');
});

const ready = readiness({ ...Object.assign({}, ...features.map(({ checks }) => checks)), redis: redisState });

/** One line per dependency. */
operation("/readyz", async (_req, res) => {
  const { isReady, text } = await ready();
  send(res, isReady && !isLeaving() ? 200 : 503, "text/plain; charset=utf-8", text);
});

/** For those who know the token; without one the page doesn't exist. */
operation("/metrics", async ({ headers }, res) => {
  if (!env.METRICS_TOKEN) return send(res, 404, "text/plain", "Not Found\n");
  if (!isSame(headers.authorization ?? "", `Bearer ${env.METRICS_TOKEN}`)) {
    res.setHeader("WWW-Authenticate", "Bearer");
    return send(res, 401, "text/plain", "Unauthorized\n");
  }
  const { type, body } = await metricsText();
  send(res, 200, type, body);
});

function operation(route: string, answer: Step) {
  const record: Step = (_req, res, next) => {
    res.locals.route = route;
    next();
  };
  operations.get(route, record, answer);
}

function send(res: Answer, status: number, type: string, body: string) {
  res.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
}

/** Takes as long for a near miss as for a far one. */
function isSame(given: string, expected: string) {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
