import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { leaveAtRedis, viaRedis } from "#app/platform/redis.server.ts";
import { REPETITION_MS } from "../store/accepted.server.ts";
import { isAccepted, type Outcome } from "./outcome.ts";

/** Remembers accepted messages beyond this process. May throw. */
export interface AcceptedMemory {
  has(fingerprint: string): Promise<boolean>;
  add(fingerprint: string): Promise<void>;
}

/**
 * Delivers a message once: concurrent duplicates share the first one's outcome, and a duplicate of a message that was
 * accepted recently isn't delivered. Failures aren't remembered, so that a retry delivers.
 */
export function onceOnly(memory: AcceptedMemory, leaseMs: number) {
  const underWay = new Map<string, Promise<Outcome>>();
  /** Accepted messages that `memory` couldn't store. Only these: one that was lost with its disk may be sent again. */
  const unsaved = new Map<string, number>();

  return function once(fingerprint: string, deliver: () => Promise<Outcome>) {
    const twin = underWay.get(fingerprint);
    if (twin) return twin;
    const outcome = deliverFirst(fingerprint, deliver).finally(() => underWay.delete(fingerprint));
    underWay.set(fingerprint, outcome);
    return outcome;
  };

  async function deliverFirst(fingerprint: string, deliver: () => Promise<Outcome>): Promise<Outcome> {
    if (await wasAccepted(fingerprint)) return { kind: "repeated" };
    const turn = `under way ${randomUUID()}`;
    if ((await takeTurn(fingerprint, turn, leaseMs)) === "repeated") return { kind: "repeated" };
    const outcome = await deliver();
    if (isAccepted(outcome)) await remember(fingerprint);
    await endTurn(fingerprint, turn, isAccepted(outcome));
    return outcome;
  }

  async function wasAccepted(fingerprint: string) {
    for (const [old, at] of unsaved) {
      if (at >= Date.now() - REPETITION_MS) break;
      unsaved.delete(old);
    }
    return unsaved.has(fingerprint) || memory.has(fingerprint).catch(() => false);
  }

  function remember(fingerprint: string) {
    return memory.add(fingerprint).catch(() => void unsaved.set(fingerprint, Date.now()));
  }
}

const ACCEPTED = "accepted";
const POLL_MS = 100;

/**
 * Locks a message among all containers. Waits while another delivers it, at most `leaseMs` if that one died. Without
 * Redis each is on its own.
 */
async function takeTurn(fingerprint: string, turn: string, leaseMs: number) {
  const key = keyOf(fingerprint);
  try {
    for (;;) {
      if (await viaRedis((redis) => redis.set(key, turn, "PX", leaseMs, "NX"))) return "ours";
      if ((await viaRedis((redis) => redis.get(key))) === ACCEPTED) return "repeated";
      await sleep(POLL_MS);
    }
  } catch {
    return "alone";
  }
}

/** Also if Redis did not answer: it may have given us the turn, or still do so. */
function endTurn(fingerprint: string, turn: string, accepted: boolean) {
  const key = keyOf(fingerprint);
  if (accepted) return leaveAtRedis((redis) => redis.set(key, ACCEPTED, "PX", REPETITION_MS));
  return leaveAtRedis((redis) => redis.eval(deleteIfOurs, 1, key, turn));
}

const deleteIfOurs = `if redis.call("get", KEYS[1]) == ARGV[1] then redis.call("del", KEYS[1]) end`;

function keyOf(fingerprint: string) {
  return `contact:once:${fingerprint}`;
}

/** Whether the form service has a message that waits in a queue: after a failure it can be in both queues. */
export function isSent(fingerprint: string) {
  return viaRedis((redis) => redis.exists(sentKeyOf(fingerprint))).then(Boolean, () => false);
}

export function markSent(fingerprint: string) {
  return leaveAtRedis((redis) => redis.set(sentKeyOf(fingerprint), "", "PX", REPETITION_MS));
}

function sentKeyOf(fingerprint: string) {
  return `contact:sent:${fingerprint}`;
}
