import { setTimeout as sleep } from "node:timers/promises";
import type { Redis } from "ioredis";
import { REPETITION_MS } from "../store/accepted.server.ts";
import { isAccepted, type Outcome } from "./outcome.ts";

/** What outlives this process of the accepted messages. May throw: then what this process saw must do. */
export interface AcceptedMemory {
  has(fingerprint: string): boolean;
  add(fingerprint: string): void;
}

/**
 * Delivers a message once: twins under way at the same time share the first's outcome, and what repeats a message
 * that was accepted a short while ago is not delivered again. What failed is forgotten, so that a retry delivers.
 */
export function onceOnly(memory: AcceptedMemory, redis: Redis | null = null, leaseMs = 0) {
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
    if (wasAccepted(fingerprint)) return { kind: "repeated" };
    const turn = redis && (await takeTurn(redis, fingerprint, leaseMs));
    if (turn === "repeated") return { kind: "repeated" };
    const outcome = await deliver();
    if (isAccepted(outcome)) remember(fingerprint);
    if (redis) await endTurn(redis, fingerprint, isAccepted(outcome), turn === "ours");
    return outcome;
  }

  function wasAccepted(fingerprint: string) {
    for (const [old, at] of seen) {
      if (at >= Date.now() - REPETITION_MS) break;
      seen.delete(old);
    }
    return seen.has(fingerprint) || attempt(() => memory.has(fingerprint)) === true;
  }

  function remember(fingerprint: string) {
    seen.set(fingerprint, Date.now());
    attempt(() => memory.add(fingerprint));
  }
}

/** Without a disk what this process has seen must do. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const ACCEPTED = "accepted";
const POLL_MS = 100;

/**
 * Of all containers one delivers a message at a time, and after one has, none does for a while: waits while another
 * has the turn, `leaseMs` at most where it died. Without Redis each is on its own.
 */
async function takeTurn(redis: Redis, fingerprint: string, leaseMs: number) {
  try {
    for (;;) {
      if (await redis.set(keyOf(fingerprint), "under way", "PX", leaseMs, "NX")) return "ours";
      if ((await redis.get(keyOf(fingerprint))) === ACCEPTED) return "repeated";
      await sleep(POLL_MS);
    }
  } catch {
    return "alone";
  }
}

async function endTurn(redis: Redis, fingerprint: string, accepted: boolean, isOurs: boolean) {
  try {
    if (accepted) await redis.set(keyOf(fingerprint), ACCEPTED, "PX", REPETITION_MS);
    else if (isOurs) await redis.del(keyOf(fingerprint));
  } catch {
    // The others hear nothing of it: each is on its own now.
  }
}

function keyOf(fingerprint: string) {
  return `contact:once:${fingerprint}`;
}
