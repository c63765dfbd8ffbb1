import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { queueWrite } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { processWide } from "#app/platform/process-wide.ts";
import { redis } from "#app/platform/redis.server.ts";
import { rowOf } from "#app/platform/rows.server.ts";
import { rememberAccepted } from "../store/accepted.server.ts";
import { database } from "../store/database.server.ts";
import { type Submission, submissionColumns } from "../submission.server.ts";
import { type FormService, formService, postToFormService } from "./form-service.server.ts";
import { isSent, markSent } from "./once.server.ts";
import type { AttemptResult, Outcome } from "./outcome.ts";
import { idOf, type OutboxEntry, type OutboxQueue, pendingColumns, tryEntry } from "./queue.server.ts";
import { tableQueue } from "./table-queue.server.ts";

// Longer than any attempt takes.
const LEASE_MS = env.FORM_TIMEOUT_MS + 1000;
export const hasOutbox = env.CONTACT_OUTBOX && formService !== null;
const shared = redis && hasOutbox ? await import("./redis-queue.server.ts") : null;

const embedded = outboxTable(database, LEASE_MS, formService);
const inRedis = redis && shared?.redisQueue(redis, LEASE_MS, embedded.send);

/** Redis is tried before the embedded database, because all processes share it. */
export const outbox: OutboxQueue[] = processWide(
  "outbox",
  () => (inRedis ? [inRedis, embedded] : [embedded]),
  stopAll,
);

/** Stores a message before sending it, in case of a restart. Removes a refused one, which the visitor can correct. */
export async function sendThroughOutbox(submission: Submission, service: FormService): Promise<Outcome> {
  startOutbox();
  for (const queue of outbox) {
    const entry = await queue.add({ ...submission, attempts: 1 }).catch(() => null);
    if (!entry) continue;
    const tried = await tryEntry(queue, entry, () => queue.remove(entry));
    return tried.kind === "failed" ? { kind: "kept", cause: tried.cause } : tried;
  }
  // No queue could store the message. The form service may still accept it; if not, the visitor sees the error.
  return postToFormService(submission, service);
}

/** The first message also calls this, because `react-router dev` starts nothing else. */
export function startOutbox() {
  if (hasOutbox) for (const queue of outbox) queue.wake();
}

export async function stopOutbox() {
  await stopAll(outbox);
}

async function stopAll(queues: OutboxQueue[]) {
  await Promise.all(queues.map((queue) => queue.stop()));
}

export async function outboxLength() {
  const counts = hasOutbox ? await Promise.all(outbox.map((queue) => queue.count())) : [];
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Lists pending messages for the commands, with ids in the form that an operator types. */
export async function pendingMessages() {
  const lists = outbox.map(async (queue) =>
    (await queue.list()).map((entry) => ({ ...entry, id: idOf(queue, entry) })),
  );
  return (await Promise.all(lists)).flat();
}

/** Deletes expired messages from Redis. Call it only after `purger` found the clock plausible. */
export async function purgeRedis(before: number) {
  for (const entry of (await inRedis?.list()) ?? [])
    if (entry.receivedAt < before) await inRedis?.remove(entry);
}

export function outboxTable(open: () => DatabaseSync, leaseMs: number, service: FormService | null) {
  const row = rowOf({ ...submissionColumns, ...pendingColumns, fingerprint: z.string() });
  return tableQueue({ event: "outbox", prefix: "", table: "outbox", open, row, leaseMs, send });

  /** Sends a pending message to the form service, unless another process already has. */
  async function send(entry: OutboxEntry): Promise<AttemptResult> {
    if (!service) return { kind: "failed", failure: "network", cause: "FORM_ID is not set" };
    const { attempts, fingerprint } = entry;
    // The first try comes directly after the check for duplicates, so only retries check again.
    if (attempts > 1 && (await isSent(fingerprint))) return { kind: "sent" };
    const tried = await postToFormService(entry, service);
    if (tried.kind === "sent") {
      await queueWrite(() => rememberAccepted(open(), fingerprint)).catch(() => {});
      await markSent(fingerprint);
    }
    return tried;
  }
}
