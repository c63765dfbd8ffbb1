import { AsyncLocalStorage } from "node:async_hooks";
import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { RequestHandler } from "express";
import { exitAfterLog, log } from "#app/platform/log.server.ts";
import { sum } from "#app/platform/metrics.server.ts";
import { idle, requestsUnderWay } from "./request-tracking.server.ts";
import { respondPlain } from "./respond-plain.server.ts";

type DrainOptions = {
  /** Before anything is turned away: for a proxy or a list of endpoints to learn that this process is leaving. */
  delayMs: number;
  graceMs: number;
  /** Ends the streams that are still open at the end of the grace, each with a last word. */
  endStreams: () => void;
  /** Stops what runs beside requests: queues, databases, connections. */
  stopWork: () => Promise<void>;
};

/** For what is on the wire when the last answer ends: it gets its 503 instead of a reset. */
const SETTLE_MS = 100;
/** For the last word to reach the visitor, and for the work beside requests. With the defaults all fits into ten seconds. */
const LAST_WORD_MS = 200;

const countTurnedAway = sum(
  "site_turned_away_total",
  "Requests answered with 503 because the process was ending",
);

let phase: "serving" | "leaving" | "draining" = "serving";
let rejected = 0;

/**
 * The last ones to be rejected hear of it when the port is closed already. Closing it resets connections that
 * the system has taken and we have not; a client that still waits for its answer does not open another.
 */
let held: (() => void)[] | null = null;

/**
 * On a signal: for the delay everything is served as usual but the health checks; then what is under way may end
 * within the grace, while the port stays open and everything new is rejected; then the process ends with 0. A second
 * signal ends it at once. Ctrl+C is somebody who waits: no delay.
 */
export function drainOnSignal(server: Server, options: DrainOptions) {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      if (phase !== "serving") process.exit(1);
      phase = "leaving";
      if (signal === "SIGTERM") await leave(options.delayMs);
      phase = "draining";
      await drain(server, options);
      await exitAfterLog(0);
    });
  }
}

/** Whether nobody should send anything new to this process. */
export function isLeaving() {
  return phase !== "serving";
}

/** Answers 503 while the process is ending. */
export const turnAwayWhileDraining: RequestHandler = (req, res, next) => {
  // The client should open its next connection elsewhere.
  if (phase === "leaving") res.shouldKeepAlive = false;
  if (phase !== "draining") return next();
  rejected++;
  countTurnedAway();
  log.info({ method: req.method, status: 503 }, "turned away");
  // Bound to this request's scope, whose id it has, for when it is held.
  const answer = AsyncLocalStorage.bind(() => respondPlain(req, res, 503));
  if (held) held.push(answer);
  else answer();
};

async function leave(delayMs: number) {
  log.info({ delayMs }, "leaving: health checks say so, everything else is served");
  await sleep(delayMs);
}

async function drain(server: Server, { graceMs, endStreams, stopWork }: DrainOptions) {
  log.info({ underWay: requestsUnderWay() }, "ending: new requests are turned away");
  await Promise.race([idle(), sleep(graceMs)]);
  if (requestsUnderWay() > 0) {
    endStreams();
    await Promise.race([idle(), sleep(LAST_WORD_MS)]);
  }
  const last: typeof held = [];
  held = last;
  await sleep(SETTLE_MS);
  const closed = new Promise((resolve) => server.close(resolve));
  held = null;
  for (const answer of last) answer();
  await Promise.race([closed, sleep(SETTLE_MS)]);
  server.closeAllConnections();
  await Promise.race([stopWork(), sleep(LAST_WORD_MS)]);
  log.info({ cut: requestsUnderWay(), turnedAway: rejected }, "ended");
}
