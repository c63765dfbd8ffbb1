import { randomUUID } from "node:crypto";
import { z } from "zod";
import { storageCause } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { counter } from "#app/platform/metrics.server.ts";
import { rowOf } from "#app/platform/rows.server.ts";
import { byField, type Fields } from "../lead.ts";
import { database } from "../store/database.server.ts";
import { fieldColumns, type Submission } from "../submission.server.ts";
import { MAIL_TOTAL_MS, sendMail } from "./mail.server.ts";
import { mailText, trialText, webhookText } from "./notification-text.server.ts";
import { causeOf, isAccepted, type Outcome, type Tried } from "./outcome.ts";
import { pendingColumns } from "./queue.server.ts";
import { tableQueue, workerFor } from "./table-queue.server.ts";
import { postWebhook } from "./webhook.server.ts";

export type Notification = z.output<typeof row>;
type Channel = Notification["channel"];

const countFailure = counter(
  "site_notification_failures_total",
  "Tries to tell the studio of a message that failed; each is made again",
  "way",
);

const row = rowOf({ ...pendingColumns, ...fieldColumns, channel: z.enum(["mail", "webhook"]) });

export const notifications = tableQueue({
  event: "notification",
  prefix: "n",
  table: "notifications",
  open: database,
  row,
  // Longer than any notification, and any delivery that it waits for, takes.
  leaseMs: Math.max(MAIL_TOTAL_MS, env.FORM_TIMEOUT_MS) + 30_000,
  async send(entry) {
    const tried = await (entry.channel === "mail"
      ? mail(entry)
      : postWebhook(webhookText, entry.idempotencyKey));
    if (tried.kind !== "sent") countFailure(entry.channel);
    return tried;
  },
});

const worker = workerFor(notifications);

/** The channels that are switched on. */
const channels: Channel[] = [
  ...(env.NOTIFY_EMAIL ? (["mail"] as const) : []),
  ...(env.NOTIFY_URL ? (["webhook"] as const) : []),
];

/**
 * Sends a message and, if it is accepted, notifies the studio. The notifications are stored before the message is sent,
 * though not due yet: a process that ends in between loses none. The visitor doesn't wait for them to be sent.
 */
export async function withNotification(
  submission: Submission,
  send: (submission: Submission) => Promise<Outcome>,
): Promise<Outcome> {
  const stored = channels.map((channel) => notifications.add(contentFor(channel, submission)).catch(logLost));
  const entries = (await Promise.all(stored)).filter((entry) => entry !== null);
  const outcome = await send(submission);
  const settle = isAccepted(outcome) ? notifications.release : notifications.remove;
  for (const entry of entries) await settle(entry).catch(logLost);
  startNotifications();
  return outcome;
}

/** Sends a trial through each channel. Throws if one fails. */
export async function sendTrials() {
  const trials: Record<Channel, () => Promise<Tried>> = {
    mail: () => sendMail({ subject: trialText, text: `${trialText}\n` }),
    webhook: () => postWebhook(trialText, randomUUID()),
  };
  const results = channels.map(async (channel) => {
    const tried = await trials[channel]();
    return tried.kind === "sent" ? [] : `${channel}: ${causeOf(tried)}`;
  });
  const failures = (await Promise.all(results)).flat();
  if (failures.length) throw new Error(failures.join(", "));
  return channels.length ? `sent by ${channels.join(" and ")}` : null;
}

/** Sends due notifications from now on. The first message starts it too: `react-router dev` starts nothing else. */
export function startNotifications() {
  // From zero, so that the first failure shows as an increase.
  for (const channel of channels) countFailure(channel, 0);
  if (channels.length) worker.wake();
}

export const stopNotifications = worker.stop;

function mail(entry: Notification) {
  return sendMail({
    ...mailText(entry),
    // The same on each try, so that mail programs recognise a duplicate.
    messageId: `<${entry.idempotencyKey}@${new URL(env.SITE_URL).hostname}>`,
    date: new Date(entry.receivedAt),
  });
}

/** The email holds the whole message, the webhook none of it. */
function contentFor(channel: Channel, submission: Submission) {
  const { receivedAt, idempotencyKey } = submission;
  const empty = byField<Fields>((_, { required }) => (required ? "" : null));
  const fields = channel === "mail" ? byField<Fields>((name) => submission[name]) : empty;
  return { ...fields, channel, receivedAt, idempotencyKey, attempts: 0 };
}

function logLost(error: unknown) {
  log.error({ event: "notification", outcome: "lost", cause: storageCause(error) });
  return null;
}
