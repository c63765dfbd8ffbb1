import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { queueWrite } from "#app/platform/database.server.ts";
import { leaveAtRedis, viaRedis } from "#app/platform/redis.server.ts";
import { firstTried, REPETITION_MS, rememberAccepted, wasAccepted } from "../store/accepted.server.ts";
import type { Submission } from "../submission.server.ts";
import { isAccepted, type Outcome } from "./outcome.ts";

/**
 * Returns a function that delivers a message once. Concurrent duplicates share the outcome of the first message, and a
 * duplicate of a recently accepted message isn't delivered. Failures aren't remembered, so that a retry is delivered.
 */
export function onceOnly(open: () => DatabaseSync, leaseMs: number) {
  const underWay = new Map<string, Promise<Outcome>>();
  // Accepted messages that the database couldn't record. Others can be sent again if they are lost with the disk.
  const unsaved = new LRUCache<string, true>({ max: 10_000, ttl: REPETITION_MS, perf: Date });

  return function once(fingerprint: string, deliver: () => Promise<Outcome>) {
    const first = underWay.get(fingerprint);
    if (first) return first;
    const outcome = deliverFirst(fingerprint, deliver).finally(() => underWay.delete(fingerprint));
    underWay.set(fingerprint, outcome);
    return outcome;
  };

  async function deliverFirst(fingerprint: string, deliver: () => Promise<Outcome>): Promise<Outcome> {
    const lease = `under way ${randomUUID()}`;
    if ((await isKnown(fingerprint)) || (await wasAcceptedElsewhere(fingerprint, lease, leaseMs)))
      return { kind: "repeated" };
    const outcome = await deliver();
    if (isAccepted(outcome))
      await queueWrite(() => rememberAccepted(open(), fingerprint)).catch(() =>
        unsaved.set(fingerprint, true),
      );
    await endLease(fingerprint, lease, outcome);
    return outcome;
  }

  /** Uses the write queue, because opening the database may have to wait for a lock. */
  async function isKnown(fingerprint: string) {
    return unsaved.has(fingerprint) || queueWrite(() => wasAccepted(open(), fingerprint)).catch(() => false);
  }
}

/** Returns the time of the first recent attempt by any process. All attempts derive their idempotency key from it. */
export async function firstTryOf({ fingerprint, receivedAt }: Submission, open: () => DatabaseSync) {
  const own = await queueWrite(() => firstTried(open(), fingerprint)).catch(() => receivedAt);
  const key = `contact:tried:${fingerprint}`;
  return viaRedis(async (redis) => {
    await redis.set(key, own, "PX", REPETITION_MS, "NX");
    return Number((await redis.get(key)) ?? own);
  }).catch(() => own);
}

const ACCEPTED = "accepted";
const SENT = "sent";
const POLL_MS = 100;

/**
 * Whether another process has already had this message accepted. Takes the lease, or waits while another process holds
 * it. Returns false if Redis is absent or fails, and then only local duplicates are found.
 */
async function wasAcceptedElsewhere(fingerprint: string, lease: string, leaseMs: number) {
  const key = keyOf(fingerprint);
  try {
    while (!(await viaRedis((redis) => redis.set(key, lease, "PX", leaseMs, "NX")))) {
      const state = await viaRedis((redis) => redis.get(key));
      if (state === ACCEPTED || state === SENT) return true;
      await sleep(POLL_MS);
    }
  } catch {}
  return false;
}

/** Ends the lease even if Redis never confirmed it, as Redis may have granted it. Records a success in its place. */
function endLease(fingerprint: string, lease: string, outcome: Outcome) {
  const key = keyOf(fingerprint);
  if (!isAccepted(outcome)) return leaveAtRedis((redis) => redis.eval(deleteIfOurs, 1, key, lease));
  const state = outcome.kind === "sent" ? SENT : ACCEPTED;
  return leaveAtRedis((redis) => redis.set(key, state, "PX", REPETITION_MS));
}

const deleteIfOurs = `if redis.call("get", KEYS[1]) == ARGV[1] then redis.call("del", KEYS[1]) end`;

/** Whether the form service already has a pending message. After a Redis failure, a message can be in both queues. */
export function isSent(fingerprint: string) {
  return viaRedis((redis) => redis.get(keyOf(fingerprint))).then(
    (state) => state === SENT,
    () => false,
  );
}

export function markSent(fingerprint: string) {
  return leaveAtRedis((redis) => redis.set(keyOf(fingerprint), SENT, "PX", REPETITION_MS));
}

function keyOf(fingerprint: string) {
  return `contact:once:${fingerprint}`;
}
