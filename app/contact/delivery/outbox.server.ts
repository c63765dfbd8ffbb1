import { env } from "#app/platform/env.server.ts";
import { redis, waitingConnection } from "#app/platform/redis.server.ts";
import { database } from "../store/database.server.ts";
import type { Submission } from "../submission.server.ts";
import { type FormService, formService, postToFormService } from "./form-service.server.ts";
import { embeddedQueue } from "./outbox-queue.server.ts";
import { startOutboxWorker, tryEntry } from "./outbox-worker.server.ts";
import type { Outcome } from "./outcome.ts";

// Longer than any try takes.
const leaseMs = env.FORM_TIMEOUT_MS + 1000;
const embedded = embeddedQueue(database, leaseMs);
const isShared = redis !== null && formService !== null && env.CONTACT_OUTBOX;
const shared = isShared ? await import("./shared-queue.server.ts") : null;

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
  const tried = await tryEntry(queue, entry, service, () => queue.drop(entry.id));
  if (tried.kind !== "failed") return tried;
  worker?.wake();
  return { kind: "kept", cause: tried.cause };
}

/** Starts sending what waits, where there is an outbox; at the first message, if nobody did before. */
export function startOutbox() {
  if (!formService || !env.CONTACT_OUTBOX || stopped) return;
  worker ??= startOutboxWorker(embedded, formService);
  if (shared) sharedWorker ??= shared.startSharedWorker(waitingConnection(), formService, leaseMs);
}

export async function stopOutbox() {
  stopped = true;
  await Promise.all([worker?.stop(), sharedWorker?.stop()]);
}

let stopped = false;
let worker: ReturnType<typeof startOutboxWorker> | undefined;
let sharedWorker: ReturnType<NonNullable<typeof shared>["startSharedWorker"]> | undefined;
