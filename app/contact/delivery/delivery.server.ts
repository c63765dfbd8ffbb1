import { queueWrite, storageCause } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Lead } from "../lead.ts";
import { database } from "../store/database.server.ts";
import { addSuspectedSpam, addToInbox } from "../store/inbox.server.ts";
import { type Submission, submissionOf } from "../submission.server.ts";
import { formService, postToFormService } from "./form-service.server.ts";
import { withNotification } from "./notifications.server.ts";
import { firstTryOf, onceOnly } from "./once.server.ts";
import { sendThroughOutbox } from "./outbox.server.ts";
import type { Outcome } from "./outcome.ts";

/** Delivers a message once, to the form service or the inbox. Never throws. */
export function deliver(lead: Lead): Promise<Outcome> {
  const submission = submissionOf(lead);
  const { fingerprint, receivedAt } = submission;
  return once(fingerprint, async () => {
    const firstTry = await firstTryOf(submission, database);
    return withNotification(submissionOf(lead, receivedAt, firstTry), send);
  });
}

/** Stores suspected spam (a message with a filled-in honeypot), unless it is a duplicate. Never throws. */
export function storeSuspectedSpam(lead: Lead): Promise<Outcome> {
  const submission = submissionOf(lead);
  // Uses a separate key, because the same text without the honeypot counts as another message.
  return once(`suspect ${submission.fingerprint}`, () =>
    store(() => {
      const deleted = addSuspectedSpam(database(), submission);
      if (deleted) log.warn({ event: "contact", outcome: "deleted the oldest suspected spam", deleted });
      return "stored";
    }),
  );
}

// The lease is longer than any delivery takes: Redis, the form service, and Redis again.
const once = onceOnly(database, env.FORM_TIMEOUT_MS + 10_000);

async function send(submission: Submission): Promise<Outcome> {
  if (!formService) return store(() => addToInbox(database(), submission));
  if (env.CONTACT_OUTBOX) return sendThroughOutbox(submission, formService);
  return postToFormService(submission, formService);
}

async function store(write: () => "stored" | "repeated"): Promise<Outcome> {
  try {
    return { kind: await queueWrite(write) };
  } catch (error) {
    return { kind: "failed", failure: "storage", cause: storageCause(error) };
  }
}
