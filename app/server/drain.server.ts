import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { exitAfterLog, log } from "#app/platform/log.server.ts";
import { respondPlain } from "./gate.server.ts";
import { idle, requestsUnderWay } from "./request-tracking.server.ts";

type DrainOptions = {
  graceMs: number;
  /** Ends the streams that are still open at the end of the grace, each with a last word. */
  endStreams: () => void;
  /** Stops what runs beside requests: queues, databases, connections. */
  stopWork: () => Promise<void>;
};

/** For what is on the wire when the last answer ends: it gets its 503 instead of a reset. */
const SETTLE_MS = 100;
/** For the last word to reach the visitor, and for the work beside requests. */
const LAST_WORD_MS = 500;

let draining = false;
let rejected = 0;

/**
 * The last ones to be rejected hear of it when the port is closed already. Closing it resets connections that
 * the system has taken and we have not; a client that still waits for its answer does not open another.
 */
let held: (() => void)[] | null = null;

/**
 * On a signal: what is under way may end within the grace, while the port stays open and everything new is
 * rejected; then the process ends with 0. A second signal ends it at once.
 */
export function drainOnSignal(server: Server, options: DrainOptions) {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (draining) process.exit(1);
      draining = true;
      void drain(server, options).then(() => exitAfterLog(0));
    });
  }
}

/** Answers 503 while the process is ending. Returns whether it did. */
export function rejectWhileDraining(req: IncomingMessage, res: ServerResponse): boolean {
  if (!draining) return false;
  rejected++;
  if (held) held.push(() => respondPlain(req, res, 503));
  else respondPlain(req, res, 503);
  return true;
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
