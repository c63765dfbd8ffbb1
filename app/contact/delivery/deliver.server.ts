import type { Redis } from "ioredis";
import { env } from "#app/platform/env.server.ts";
import { redis, waitingConnection } from "#app/platform/redis.server.ts";
import type { Lead } from "../lead.ts";
import { database, storageCause } from "../store/database.server.ts";
import { addSuspect, addToInbox } from "../store/inbox.server.ts";
import { acrossContainers } from "./across-containers.server.ts";
import { isDelivered, rememberDelivery } from "./deliveries.server.ts";
import { fingerprint, idempotencyKey } from "./fingerprint.server.ts";
import { type FormServiceOutcome, postToFormService } from "./form-service.server.ts";
import { embeddedQueue } from "./outbox-queue.server.ts";
import { leaseOf, startOutboxWorker, tryEntry } from "./outbox-worker.server.ts";
import { onceOnly, type Repeated } from "./repetition.server.ts";

/** What became of a message. `kept`: the outbox has it; `stored`: the inbox. */
export type Outcome =
  | FormServiceOutcome
  | Repeated
  | { kind: "stored" }
  | { kind: "kept"; cause: string }
  | { kind: "failed"; failure: "storage"; cause: string };

/** Brings a message to where the operator reads it, at most once. Never throws. */
export async function deliver(lead: Lead): Promise<Outcome> {
  startOutbox();
  const print = fingerprint(lead);
  return once(print, () => (redis ? oneContainer(redis, print, () => bring(lead)) : bring(lead)));
}

/** Keeps what the honeypot caught. Never throws. */
export async function suspect(lead: Lead): Promise<Outcome> {
  // A print of its own: the same words without the honeypot are a message that nobody has yet.
  return once(`suspect ${fingerprint(lead)}`, () => store(() => addSuspect(database(), lead)));
}

export function isAccepted({ kind }: Outcome) {
  return kind === "sent" || kind === "stored" || kind === "kept" || kind === "repeated";
}

/** How the form service is reached; null where messages go to the inbox. */
export const courier = env.FORM_ID
  ? { endpoint: `${env.FORM_SERVICE_URL}/f/${env.FORM_ID}`, timeoutMs: env.FORM_TIMEOUT_MS }
  : null;

const embedded = embeddedQueue(database);
const shares = redis !== null && courier !== null && env.CONTACT_OUTBOX;
const shared = shares ? await import("./shared-queue.server.ts") : null;
export const queue = redis && shared ? shared.sharedQueue(redis, embedded) : embedded;

/** Starts sending what waits in the outbox, where there is one; at the first message, if nobody did before. */
export function startOutbox() {
  if (!courier || !env.CONTACT_OUTBOX || stopped) return worker;
  worker ??= startOutboxWorker(embedded, courier);
  if (shared) sharedWorker ??= shared.startSharedWorker(waitingConnection(), courier);
  return worker;
}

export async function stopOutbox() {
  stopped = true;
  await Promise.all([worker?.stop(), sharedWorker?.stop()]);
}

let stopped = false;
let worker: ReturnType<typeof startOutboxWorker> | undefined;
let sharedWorker: ReturnType<NonNullable<typeof shared>["startSharedWorker"]> | undefined;

const once = onceOnly<Outcome>(isAccepted, {
  has: async (print) => isDelivered(database(), print),
  add: async (print) => rememberDelivery(database(), print),
});

function oneContainer(redis: Redis, print: string, work: () => Promise<Outcome>) {
  // Longer than any delivery takes: Redis, the form service, and Redis again.
  const leaseMs = env.FORM_TIMEOUT_MS + 10_000;
  return acrossContainers(redis, print, { leaseMs, isAccepted }, work);
}

async function bring(lead: Lead): Promise<Outcome> {
  if (!courier) return store(() => addToInbox(database(), lead));
  if (env.CONTACT_OUTBOX) return throughOutbox(lead, courier);
  return postToFormService(lead, { ...courier, idempotencyKey: idempotencyKey(lead) });
}

/**
 * On disk before the first try: whatever happens in between, a restart finds it. What the service refuses
 * while the visitor is there goes back to the visitor, and is forgotten.
 */
async function throughOutbox(lead: Lead, to: NonNullable<typeof courier>): Promise<Outcome> {
  const entry = await queue.keep(lead, leaseOf(to)).catch(() => null);
  // Without a disk there is still the form service, and a visitor who can be told.
  if (!entry) return postToFormService(lead, { ...to, idempotencyKey: idempotencyKey(lead) });
  const outcome = await tryEntry(queue, entry, to);
  if (outcome.kind === "failed") {
    startOutbox()?.wake();
    return { kind: "kept", cause: outcome.cause };
  }
  if (outcome.kind !== "sent") await queue.drop(entry.id).catch(() => false);
  return outcome;
}

async function store(write: () => void): Promise<Outcome> {
  try {
    write();
    return { kind: "stored" };
  } catch (error) {
    return { kind: "failed", failure: "storage", cause: storageCause(error) };
  }
}
