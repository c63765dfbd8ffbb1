import { storageCause, whenFree } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { Lead } from "../lead.ts";
import { rememberAccepted, wasAccepted } from "../store/accepted.server.ts";
import { database } from "../store/database.server.ts";
import { addSuspect, addToInbox } from "../store/inbox.server.ts";
import { type Submission, submissionOf } from "../submission.server.ts";
import { formService, postToFormService } from "./form-service.server.ts";
import { withNotification } from "./notifications.server.ts";
import { onceOnly } from "./once.server.ts";
import { sendThroughOutbox } from "./outbox.server.ts";
import type { Outcome } from "./outcome.ts";

/** Takes a message to where the operator reads it, once. Never throws. */
export function deliver(lead: Lead): Promise<Outcome> {
  const submission = submissionOf(lead);
  return once(submission.fingerprint, () => withNotification(submission, send));
}

/** Keeps what the honeypot caught, once. Never throws. */
export function keepSuspect(lead: Lead): Promise<Outcome> {
  const submission = submissionOf(lead);
  // Apart: the same words without the honeypot are a message that nobody has yet.
  return once(`suspect ${submission.fingerprint}`, () => store(() => addSuspect(database(), submission)));
}

const once = onceOnly(
  {
    has: async (fingerprint) => wasAccepted(database(), fingerprint),
    add: (fingerprint) => whenFree(() => rememberAccepted(database(), fingerprint)),
  },
  // Longer than any delivery takes: Redis, the form service, and Redis again.
  env.FORM_TIMEOUT_MS + 10_000,
);

async function send(submission: Submission): Promise<Outcome> {
  if (!formService) return store(() => addToInbox(database(), submission));
  if (env.CONTACT_OUTBOX) return sendThroughOutbox(submission, formService);
  return postToFormService(submission, formService);
}

async function store(write: () => void): Promise<Outcome> {
  try {
    await whenFree(write);
    return { kind: "stored" };
  } catch (error) {
    return { kind: "failed", failure: "storage", cause: storageCause(error) };
  }
}
