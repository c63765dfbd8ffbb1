import type { DatabaseSync } from "node:sqlite";
import { retryLocked, storageCause } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { channels, hasOutbox, notificationChannels } from "../channels/channels.server.ts";
import { formService, postToFormService } from "../channels/form-service.server.ts";
import type { Lead } from "../lead.ts";
import { database } from "./database.server.ts";
import { type Message, messageOf } from "./message.server.ts";
import { failed, isAccepted, type Outcome } from "./outcome.ts";
import { endPost, outcomeOf, startPost } from "./posts.server.ts";
import { claimShared, endShared, POST_LEASE_MS, waitForOutcome } from "./shared.server.ts";
import { wakeWorker } from "./worker.server.ts";

/**
 * Delivers a message once, to the form service or the inbox. Suspected spam is only stored. Duplicates share the outcome.
 * Never throws.
 */
export async function deliver(lead: Lead, suspectedSpam = false): Promise<Outcome> {
  const message = messageOf(lead, suspectedSpam);
  const started = await inDatabase((db) =>
    startPost(db, message, suspectedSpam ? notificationChannels : channels, POST_LEASE_MS),
  );
  if ("firstId" in started) return waitForOutcome(() => inDatabase((db) => outcomeOf(db, started.firstId)));
  const onOtherMachine = await claimShared(message.fingerprint);
  // Also if the database failed, because the form service may accept the message.
  const outcome = await record(started, onOtherMachine ?? (await post(message)));
  if (!onOtherMachine) endShared(message.fingerprint, isAccepted(outcome));
  wakeWorker();
  return outcome;
}

async function post(message: Message): Promise<Outcome> {
  return formService && !message.suspectedSpam ? postToFormService(message, formService) : { kind: "stored" };
}

/** Records an outcome. Nobody is thanked for a message that neither the database nor the form service has. */
async function record(started: { id: number } | Failure, posted: Outcome): Promise<Outcome> {
  const isKept = hasOutbox && posted.kind === "failed" && posted.failure !== "elsewhere";
  const outcome: Outcome = isKept ? { kind: "kept", cause: posted.cause } : posted;
  const failure =
    "id" in started ? await inDatabase((db) => (endPost(db, started.id, outcome) ? null : gone)) : started;
  if (!failure) return outcome;
  // Only the database would have had the message.
  if (outcome.kind === "stored" || outcome.kind === "kept") return failure;
  if (outcome.kind === "sent" && notificationChannels.length)
    log.error({ event: "notification", outcome: "lost", cause: failure.cause });
  return outcome;
}

type Failure = ReturnType<typeof failed>;

const gone = failed("storage", "the database was replaced");

function inDatabase<T>(work: (db: DatabaseSync) => T): Promise<T | Failure> {
  return retryLocked(() => work(database())).catch((error: unknown) =>
    failed("storage", storageCause(error)),
  );
}
