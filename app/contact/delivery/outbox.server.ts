import { env } from "#app/platform/env.server.ts";
import { redis, waitingConnection } from "#app/platform/redis.server.ts";
import { database } from "../store/database.server.ts";
import type { Submission } from "../submission.server.ts";
import { type FormService, formService, postToFormService } from "./form-service.server.ts";
import { isSent, markSent } from "./once.server.ts";
import type { Outcome, Tried } from "./outcome.ts";
import { type OutboxEntry, outboxQueue } from "./queue.server.ts";
import { startWorker, tryEntry } from "./worker.server.ts";

/** null without a form service and `CONTACT_OUTBOX`. */
const service = env.CONTACT_OUTBOX ? formService : null;
// Longer than any try takes.
const leaseMs = env.FORM_TIMEOUT_MS + 1000;
const embedded = outboxQueue(database, leaseMs);
const shared = redis && service ? await import("./shared-queue.server.ts") : null;

/** Messages that wait for the form service: in Redis if containers share one, else in the embedded database. */
export const queue = redis && shared ? shared.sharedQueue(redis, embedded, leaseMs) : embedded;

/**
 * Stores a message before its first try, so that a restart finds it. A message that the service refuses isn't kept:
 * the visitor is there to change it.
 */
export async function sendThroughOutbox(submission: Submission, service: FormService): Promise<Outcome> {
  startOutbox();
  const entry = await queue.keep(submission).catch(() => null);
  // Without a disk there is still the form service, and a visitor who can be told.
  if (!entry) return postToFormService(submission, service);
  const tried = await tryEntry(queue, entry, sender(service), () => queue.drop(entry.id));
  if (tried.kind !== "failed") return tried;
  worker?.wake();
  return { kind: "kept", cause: tried.cause };
}

/** Hands a waiting message to the form service, unless another process already has. */
export function sender(service: FormService) {
  return async (entry: OutboxEntry): Promise<Tried> => {
    // The first try follows the check for duplicates.
    if (entry.attempts > 1 && (await isSent(entry.fingerprint))) return { kind: "sent" };
    const tried = await postToFormService(entry, service);
    if (tried.kind === "sent") await markSent(entry.fingerprint);
    return tried;
  };
}

/** Starts sending waiting messages. The first message does it too: `react-router dev` starts nothing else. */
export function startOutbox() {
  if (!service || stopped) return;
  const send = sender(service);
  worker ??= startWorker(embedded, send);
  if (shared) sharedWorker ??= shared.startSharedWorker(waitingConnection(), send, leaseMs);
}

export async function stopOutbox() {
  stopped = true;
  await Promise.all([worker?.stop(), sharedWorker?.stop()]);
}

/** The number of messages that wait for the form service. */
export async function outboxLength() {
  return service ? queue.count() : 0;
}

/** Deletes expired messages from Redis, whose clock `purger` has found plausible. */
export async function purgeOutbox(before: number) {
  if (!shared) return;
  for (const { id, receivedAt } of await queue.list()) if (receivedAt < before) await queue.drop(id);
}

let stopped = false;
let worker: ReturnType<typeof startWorker> | undefined;
let sharedWorker: ReturnType<NonNullable<typeof shared>["startSharedWorker"]> | undefined;
