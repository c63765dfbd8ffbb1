import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { retryLocked, storageCause } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { redis } from "#app/platform/redis.server.ts";
import type { Lead } from "../lead.ts";
import { hasOutbox, notificationChannels } from "./channels.server.ts";
import { database } from "./database.server.ts";
import { type Channel, recordAttempt } from "./deliveries.server.ts";
import { formService, postToFormService } from "./form-service.server.ts";
import { type Message, messageOf, REPETITION_MS } from "./message.server.ts";
import { causeOf, isAccepted, type Outcome } from "./outcome.ts";
import { addSuspectedSpam, elsewhere, endPost, outcomeOf, startPost } from "./posts.server.ts";
import type { Row } from "./rows.server.ts";
import { claimShared, endShared } from "./shared.server.ts";
import { wakeWorker } from "./worker.server.ts";

/** Longer than any post takes: Redis, the form service, and waits for the database's lock. */
const LEASE_MS = env.FORM_TIMEOUT_MS + 5000;
const POLL_MS = 100;

type Result = { outcome: Outcome; isRecorded: boolean };

// The posts under way in this process, and accepted messages that the database couldn't record.
const known = new LRUCache<string, Promise<Outcome>>({ max: 10_000, ttl: REPETITION_MS, perf: Date });

/** Delivers a message once, to the form service or the inbox. Duplicates share the outcome. Never throws. */
export function deliver(lead: Lead): Promise<Outcome> {
  return once(messageOf(lead), post);
}

/** Stores suspected spam (a message with a filled-in honeypot), unless it is a duplicate. Never throws. */
export function storeSuspectedSpam(lead: Lead): Promise<Outcome> {
  const message = messageOf(lead);
  return retryLocked(() => addSuspectedSpam(database(), message, notificationChannels)).then((evicted) => {
    if (evicted)
      log.warn({ event: "contact", outcome: "deleted the oldest suspected spam", deleted: evicted });
    return { kind: evicted === null ? "repeated" : "stored" };
  }, storageFailure);
}

function once(message: Message, run: (message: Message) => Promise<Result>) {
  const { fingerprint } = message;
  const first = known.get(fingerprint);
  if (first) return first;
  const posted = run(message).then(({ outcome, isRecorded }) => {
    if (isRecorded || !isAccepted(outcome)) known.delete(fingerprint);
    wakeWorker();
    return outcome;
  });
  known.set(fingerprint, posted);
  return posted;
}

async function post(message: Message): Promise<Result> {
  const started = await start(message);
  if ("failure" in started)
    return { outcome: await postUnstored(message, started.failure), isRecorded: false };
  if (started.found === "accepted") return { outcome: { kind: "repeated" }, isRecorded: true };
  if (started.found === "pending") return { outcome: await outcomeElsewhere(started.row), isRecorded: true };
  if (isStoredAtOnce) return { outcome: { kind: "stored" }, isRecorded: true };
  const { row } = started;
  const claimed = await claimShared(message.fingerprint);
  const result = await record(row, claimed ?? (await attempt({ ...message, ...row })));
  if (!claimed) await endShared(message.fingerprint, isAccepted(result.outcome));
  return result;
}

/** Whether the transaction that looks for a duplicate is all that a message needs. */
const isStoredAtOnce = !formService && !redis;

function start(message: Message) {
  const channels: Channel[] = hasOutbox ? ["service", ...notificationChannels] : notificationChannels;
  const state = isStoredAtOnce ? "stored" : "pending";
  const leasedUntil = message.receivedAt + LEASE_MS;
  return retryLocked(() => startPost(database(), message, { state, leasedUntil, channels })).catch(
    (error) => ({
      failure: storageFailure(error),
    }),
  );
}

async function attempt(message: Message): Promise<Outcome> {
  return formService ? postToFormService(message, formService) : { kind: "stored" };
}

/** Without a disk, the form service may still accept a message. */
async function postUnstored(message: Message, failure: Outcome): Promise<Outcome> {
  if (!formService) return failure;
  const claimed = await claimShared(message.fingerprint);
  if (claimed) return claimed;
  const outcome = await postToFormService(message, formService);
  await endShared(message.fingerprint, isAccepted(outcome));
  if (isAccepted(outcome) && notificationChannels.length) logLost(failure);
  return outcome;
}

/** Records the first attempt. Nobody is thanked for a message that may be gone with the database. */
async function record(row: Row, tried: Outcome): Promise<Result> {
  const isKept = hasOutbox && tried.kind === "failed" && tried.failure !== "elsewhere";
  const outcome: Outcome = isKept ? { kind: "kept", cause: tried.cause } : tried;
  const write = () =>
    tried.kind === "sent" || isKept
      ? recordAttempt(database(), row, "service", tried)
      : endPost(database(), row, outcome);
  const problem = await retryLocked(write).then((isThere) => (isThere ? null : gone), storageFailure);
  if (!problem) return { outcome, isRecorded: true };
  if (!isAccepted(outcome)) return { outcome, isRecorded: false };
  if (outcome.kind !== "sent") return { outcome: problem, isRecorded: false };
  if (notificationChannels.length) logLost(problem);
  return { outcome, isRecorded: false };
}

const gone: Outcome = { kind: "failed", failure: "storage", cause: "the database was replaced" };

function storageFailure(error: unknown): Outcome {
  return { kind: "failed", failure: "storage", cause: storageCause(error) };
}

function logLost(failure: Outcome) {
  log.error({ event: "notification", outcome: "lost", cause: causeOf(failure) });
}

/** Waits for another process's post of the same message. */
async function outcomeElsewhere(row: Row): Promise<Outcome> {
  const deadline = performance.now() + env.FORM_TIMEOUT_MS + 1000;
  for (; performance.now() < deadline; await sleep(POLL_MS)) {
    const outcome = await retryLocked(() => outcomeOf(database(), row)).catch(storageFailure);
    if (outcome) return outcome;
  }
  return elsewhere;
}
