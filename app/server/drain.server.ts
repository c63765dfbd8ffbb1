import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { features } from "#app/features.server.ts";
import { env } from "#app/platform/env.server.ts";
import { exitAfterLog, log } from "#app/platform/log.server.ts";
import { unlabelledCounter } from "#app/platform/metrics.server.ts";
import { closeRedis } from "#app/platform/redis.server.ts";
import { idle, responsesUnderWay, type Step } from "./request-tracking.server.ts";
import { respondPlain } from "./respond-plain.server.ts";

/** How long new requests still get a 503 instead of a reset after the last response, in ms. */
const SETTLE_MS = 200;
/** Time in ms for final events to reach visitors, and for background work to stop. */
const LAST_WORD_MS = 200;

const countRejected = unlabelledCounter(
  "site_turned_away_total",
  "Requests answered with 503 during shutdown",
);

let phase: "serving" | "leaving" | "draining" = "serving";
let rejected = 0;

/**
 * Rejections that are held back until the port is closed; null while rejections are sent immediately. Closing the port
 * resets connections that the kernel has accepted but this process hasn't. While a client waits for its 503, it doesn't
 * open a new connection that would be reset.
 */
let held: (() => void)[] | null = null;

/**
 * During SHUTDOWN_DELAY_MS, a proxy or an endpoint list learns from the health checks that this process is leaving.
 * Then new requests are rejected on the open port. Ctrl+C skips the delay, since somebody is waiting.
 */
export function drainOnSignal(server: Server) {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      if (phase !== "serving") process.exit(1);
      phase = "leaving";
      const delayMs = signal === "SIGTERM" ? env.SHUTDOWN_DELAY_MS : 0;
      log.info({ delayMs }, "shutting down: health checks return 503, other requests are still served");
      await sleep(delayMs);
      phase = "draining";
      await finish(server);
      await exitAfterLog(0);
    });
  }
}

export function isLeaving() {
  return phase !== "serving";
}

export const drain: Step = (req, res, next) => {
  // The client should open its next connection elsewhere.
  if (phase === "leaving") res.shouldKeepAlive = false;
  if (phase !== "draining") return next();
  rejected++;
  countRejected();
  log.info({ method: req.method, status: 503 }, "rejected request: shutting down");
  responsesUnderWay.delete(res);
  const reject = () => respondPlain(res, 503);
  if (held) held.push(reject);
  else reject();
};

async function finish(server: Server) {
  log.info(
    { inProgress: responsesUnderWay.size },
    "shutting down: new requests get 503, requests in progress may finish",
  );
  await Promise.race([idle(), sleep(env.SHUTDOWN_GRACE_MS)]);
  if (responsesUnderWay.size > 0) {
    for (const feature of features) feature.endStreams?.();
    await Promise.race([idle(), sleep(LAST_WORD_MS)]);
  }
  const last: typeof held = [];
  held = last;
  await sleep(SETTLE_MS);
  const closed = new Promise((resolve) => server.close(resolve));
  held = null;
  for (const reject of last) reject();
  await Promise.race([closed, sleep(SETTLE_MS)]);
  server.closeAllConnections();
  await Promise.race([stopWork(), sleep(LAST_WORD_MS)]);
  log.info({ aborted: responsesUnderWay.size, rejected }, "stopped");
}

async function stopWork() {
  await Promise.all(features.map((feature) => feature.stop?.()));
  closeRedis();
}
