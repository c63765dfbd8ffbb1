import { env } from "#app/platform/env.server.ts";
import { redis, waitingConnection } from "#app/platform/redis.server.ts";
import { database } from "../store/database.server.ts";
import type { Submission } from "../submission.server.ts";
import { type FormService, formService, postToFormService } from "./form-service.server.ts";
import { isSent, markSent } from "./once.server.ts";
import { type OutboxEntry, outboxQueue } from "./outbox-queue.server.ts";
import type { Outcome, Tried } from "./outcome.ts";
import { startWorker, tryEntry } from "./worker.server.ts";

// Longer than any try takes.
const leaseMs = env.FORM_TIMEOUT_MS + 1000;
const embedded = outboxQueue(database, leaseMs);
const isShared = redis !== null && formService !== null && env.CONTACT_OUTBOX;
const shared = isShared
  ? { ...(await import("./shared-queue.server.ts")), ...(await import("./shared-worker.server.ts")) }
  : null;

/** Where messages wait for the form service: in Redis where containers share one, else in the embedded database. */
export const queue = redis && shared ? shared.sharedQueue(redis, embedded, leaseMs) : embedded;

/**
 * On disk before the first try: whatever happens in between, a restart finds it. What the service refuses
 * while the visitor is there goes back to the visitor, and is forgotten.
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

/** Hands a waiting message to the form service, unless it has it. */
export function sender(service: FormService) {
  return async (entry: OutboxEntry): Promise<Tried> => {
    // The first try comes right after the question whether the message is a repetition.
    if (entry.attempts > 1 && (await isSent(entry.fingerprint))) return { kind: "sent" };
    const tried = await postToFormService(entry, service);
    if (tried.kind === "sent") await markSent(entry.fingerprint);
    return tried;
  };
}

/** Starts sending what waits, where there is an outbox; at the first message, if nobody did before. */
export function startOutbox() {
  if (!formService || !env.CONTACT_OUTBOX || stopped) return;
  const send = sender(formService);
  worker ??= startWorker(embedded, send);
  if (shared) sharedWorker ??= shared.startSharedWorker(waitingConnection(), send, leaseMs);
}

export async function stopOutbox() {
  stopped = true;
  await Promise.all([worker?.stop(), sharedWorker?.stop()]);
}

let stopped = false;
let worker: ReturnType<typeof startWorker> | undefined;
let sharedWorker: ReturnType<NonNullable<typeof shared>["startSharedWorker"]> | undefined;
