import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { leaveAtRedis, viaRedis } from "#app/platform/redis.server.ts";
import { REPETITION_MS } from "../store/accepted.server.ts";
import { isAccepted, type Outcome } from "./outcome.ts";

/** What outlives this process of the accepted messages. May throw: then what this process saw must do. */
export interface AcceptedMemory {
  has(fingerprint: string): Promise<boolean>;
  add(fingerprint: string): Promise<void>;
}

/**
 * Delivers a message once: twins under way at the same time share the first's outcome, and what repeats a message
 * that was accepted a short while ago is not delivered again. What failed is forgotten, so that a retry delivers.
 */
export function onceOnly(memory: AcceptedMemory, leaseMs: number) {
  const underWay = new Map<string, Promise<Outcome>>();
  const seen = new Map<string, number>();

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
    for (const [old, at] of seen) {
      if (at >= Date.now() - REPETITION_MS) break;
      seen.delete(old);
    }
    // Without a disk what this process has seen must do.
    return seen.has(fingerprint) || memory.has(fingerprint).catch(() => false);
  }

  function remember(fingerprint: string) {
    seen.set(fingerprint, Date.now());
    return memory.add(fingerprint).catch(() => {});
  }
}

const ACCEPTED = "accepted";
const POLL_MS = 100;

/**
 * Of all containers one delivers a message at a time, and after one has, none does for a while: waits while another
 * has the turn, `leaseMs` at most where it died. Without Redis each is on its own.
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

/** Even where Redis did not answer: it may have given us the turn, or still do so. */
function endTurn(fingerprint: string, turn: string, accepted: boolean) {
  const key = keyOf(fingerprint);
  if (accepted) return leaveAtRedis((redis) => redis.set(key, ACCEPTED, "PX", REPETITION_MS));
  return leaveAtRedis((redis) => redis.eval(deleteIfOurs, 1, key, turn));
}

const deleteIfOurs = `if redis.call("get", KEYS[1]) == ARGV[1] then redis.call("del", KEYS[1]) end`;

function keyOf(fingerprint: string) {
  return `contact:once:${fingerprint}`;
}

/**
 * Whether the form service has a message that waits in a queue. Asked before it is tried again: who tried it before
 * may have had no way to take it out.
 */
export function isSent(fingerprint: string) {
  return viaRedis((redis) => redis.exists(sentKeyOf(fingerprint))).then(Boolean, () => false);
}

export function markSent(fingerprint: string) {
  return leaveAtRedis((redis) => redis.set(sentKeyOf(fingerprint), "", "PX", REPETITION_MS));
}

function sentKeyOf(fingerprint: string) {
  return `contact:sent:${fingerprint}`;
}
