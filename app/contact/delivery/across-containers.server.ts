import { setTimeout as sleep } from "node:timers/promises";
import type { Redis } from "ioredis";
import { REPETITION_MS } from "./deliveries.server.ts";
import type { Repeated } from "./repetition.server.ts";

/**
 * Of all containers one delivers a message at a time, and after one has, none does for a while. A container that
 * dies in between is waited for `leaseMs`. Without Redis each is on its own.
 */
export async function acrossContainers<Outcome>(
  redis: Redis,
  fingerprint: string,
  { leaseMs, isAccepted }: { leaseMs: number; isAccepted: (outcome: Outcome) => boolean },
  deliver: () => Promise<Outcome>,
): Promise<Outcome | Repeated> {
  const key = `contact:once:${fingerprint}`;
  const turn = await takeTurn(redis, key, leaseMs).catch(() => "alone" as const);
  if (turn === "repeated") return { kind: "repeated" };
  const outcome = await deliver();
  const settled = isAccepted(outcome)
    ? redis.set(key, ACCEPTED, "PX", REPETITION_MS)
    : turn === "ours" && redis.del(key);
  await Promise.resolve(settled).catch(() => {});
  return outcome;
}

const ACCEPTED = "accepted";
const POLL_MS = 100;

/** Waits while another container has the turn: it ends accepted (then this is a repetition) or not (then we try). */
async function takeTurn(redis: Redis, key: string, leaseMs: number) {
  for (;;) {
    if (await redis.set(key, "under way", "PX", leaseMs, "NX")) return "ours";
    if ((await redis.get(key)) === ACCEPTED) return "repeated";
    await sleep(POLL_MS);
  }
}
