import { createHash, timingSafeEqual } from "node:crypto";
import { Router } from "express";
import { features } from "#app/features.server.ts";
import { env } from "#app/platform/env.server.ts";
import { metricsText } from "#app/platform/metrics.server.ts";
import { redisState } from "#app/platform/redis.server.ts";
import { isLeaving } from "./drain.server.ts";
import { readiness } from "./readiness.server.ts";
import type { Step, TrackedResponse } from "./request-tracking.server.ts";

/** The operator's URLs. Only the exact spelling matches, so that a proxy can hide them. */
export const operations = Router({ caseSensitive: true, strict: true });

const record: Step = (req, res, next) => {
  res.locals.route = req.path;
  next();
};

operations.get("/healthz", record, (_req, res) => {
  if (isLeaving()) send(res, 503, "application/json", '{"status":"leaving"}');
  else send(res, 200, "application/json", '{"status":"ok"}');
});

const ready = readiness({ ...Object.assign({}, ...features.map(({ checks }) => checks)), redis: redisState });

operations.get("/readyz", record, async (_req, res) => {
  const { isReady, text } = await ready();
  send(res, isReady && !isLeaving() ? 200 : 503, "text/plain; charset=utf-8", text);
});

operations.get("/metrics", record, async ({ headers }, res) => {
  if (!env.METRICS_TOKEN) return send(res, 404, "text/plain", "Not Found\n");
  if (!isSame(headers.authorization ?? "", `Bearer ${env.METRICS_TOKEN}`)) {
    res.setHeader("WWW-Authenticate", "Bearer");
    return send(res, 401, "text/plain", "Unauthorized\n");
  }
  const { type, body } = await metricsText();
  send(res, 200, type, body);
});

function send(res: TrackedResponse, status: number, type: string, body: string) {
  res.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
}

/** Compares in constant time. */
function isSame(given: string, expected: string) {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
