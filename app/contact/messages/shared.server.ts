import { setTimeout as sleep } from "node:timers/promises";
import { env } from "#app/platform/env.server.ts";
import { redis, viaRedis } from "#app/platform/redis.server.ts";
import { REPETITION_MS } from "./message.server.ts";
import type { Outcome } from "./outcome.ts";
import { elsewhere } from "./posts.server.ts";

/** Longer than any post takes: Redis, the form service, and waits for the database's lock. */
export const POST_LEASE_MS = env.FORM_TIMEOUT_MS + 5000;
const POLL_MS = 100;
const POSTING = "posting";
const ACCEPTED = "accepted";

/**
 * Claims a message among the machines that share Redis. Resolves with the outcome of the same message on another
 * machine, or with null if this machine delivers it: also if there is no Redis, or it fails.
 */
export async function claimShared(fingerprint: string): Promise<Outcome | null> {
  const key = keyOf(fingerprint);
  try {
    if (await viaRedis((redis) => redis.set(key, POSTING, "PX", POST_LEASE_MS, "NX"))) return null;
    return await waitForOutcome(async () => {
      const state = await viaRedis((redis) => redis.get(key));
      return state === POSTING ? null : state === ACCEPTED ? { kind: "repeated" } : elsewhere;
    });
  } catch {
    return null;
  }
}

/** Nobody waits for Redis. If it hangs, it carries out the claim and this later. */
export function endShared(fingerprint: string, isAccepted: boolean) {
  if (redis?.status !== "ready") return;
  const key = keyOf(fingerprint);
  const written: Promise<unknown> = isAccepted
    ? redis.set(key, ACCEPTED, "PX", REPETITION_MS)
    : redis.del(key);
  written.catch(() => {});
}

/** Waits for another process's post of the same message. `look` resolves with null while it is under way. */
export async function waitForOutcome(look: () => Promise<Outcome | null>): Promise<Outcome> {
  const deadline = performance.now() + env.FORM_TIMEOUT_MS + 1000;
  for (; performance.now() < deadline; await sleep(POLL_MS)) {
    const outcome = await look();
    if (outcome) return outcome;
  }
  return elsewhere;
}

function keyOf(fingerprint: string) {
  return `contact:once:${fingerprint}`;
}
