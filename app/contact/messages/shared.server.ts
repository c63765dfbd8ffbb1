import { setTimeout as sleep } from "node:timers/promises";
import { env } from "#app/platform/env.server.ts";
import { redis, viaRedis } from "#app/platform/redis.server.ts";
import { REPETITION_MS } from "./message.server.ts";
import type { Outcome } from "./outcome.ts";
import { elsewhere } from "./posts.server.ts";

/** Longer than any post takes. */
const LEASE_MS = env.FORM_TIMEOUT_MS + 10_000;
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
    if (await viaRedis((redis) => redis.set(key, POSTING, "PX", LEASE_MS, "NX"))) return null;
    const deadline = performance.now() + env.FORM_TIMEOUT_MS;
    for (; performance.now() < deadline; await sleep(POLL_MS)) {
      const state = await viaRedis((redis) => redis.get(key));
      if (state === ACCEPTED) return { kind: "repeated" };
      if (state === null) break;
    }
    return elsewhere;
  } catch {
    return null;
  }
}

/** Records the outcome, even if Redis hangs: it carries out the claim and this later. Nobody waits for it then. */
export async function endShared(fingerprint: string, isAccepted: boolean) {
  if (redis?.status !== "ready") return;
  const key = keyOf(fingerprint);
  const written: Promise<unknown> = isAccepted
    ? redis.set(key, ACCEPTED, "PX", REPETITION_MS)
    : redis.del(key);
  written.catch(() => {});
  await viaRedis(() => written).catch(() => {});
}

function keyOf(fingerprint: string) {
  return `contact:once:${fingerprint}`;
}
