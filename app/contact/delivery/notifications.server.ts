import { randomUUID } from "node:crypto";
import { z } from "zod";
import { storageCause } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { counter } from "#app/platform/metrics.server.ts";
import { processWide } from "#app/platform/process-wide.ts";
import { rowOf } from "#app/platform/rows.server.ts";
import { byField, type Fields } from "../lead.ts";
import { database } from "../store/database.server.ts";
import { fieldColumns, type Submission } from "../submission.server.ts";
import { MAIL_TOTAL_MS, sendMail } from "./mail.server.ts";
import { mailText, trialText, webhookText } from "./notification-text.server.ts";
import { causeOf, isAccepted, type Outcome } from "./outcome.ts";
import { pendingColumns } from "./queue.server.ts";
import { tableQueue } from "./table-queue.server.ts";
import { postWebhook } from "./webhook.server.ts";

export type Notification = z.output<typeof row>;
type Channel = Notification["channel"];

const countFailure = counter(
  "site_notification_failures_total",
  "Notifications to the studio that failed; each is retried",
  "way",
);

const row = rowOf({ ...pendingColumns, ...fieldColumns, channel: z.enum(["mail", "webhook"]) });

export const notifications = processWide("notifications", createQueue, (queue) => queue.stop());

function createQueue() {
  return tableQueue<Notification>({
    event: "notification",
    prefix: "n",
    table: "notifications",
    open: database,
    row,
    // Longer than any notification takes, and longer than the delivery that the notification waits for.
    leaseMs: Math.max(MAIL_TOTAL_MS, env.FORM_TIMEOUT_MS) + 30_000,
    async send(entry) {
      const tried = await channels[entry.channel].send(entry);
      if (tried.kind !== "sent") countFailure(entry.channel);
      return tried;
    },
  });
}

const channels = {
  mail: {
    isOn: env.NOTIFY_EMAIL !== undefined,
    send: (entry: Notification) => sendMail({ ...mailText(entry), ...identity(entry) }),
    sendTrial: () => sendMail({ subject: trialText, text: `${trialText}\n` }),
  },
  webhook: {
    isOn: env.NOTIFY_URL !== undefined,
    send: ({ idempotencyKey }: Notification) => postWebhook(webhookText, idempotencyKey),
    sendTrial: () => postWebhook(trialText, randomUUID()),
  },
};

export const channelsOn = (["mail", "webhook"] as const).filter((channel) => channels[channel].isOn);

/**
 * Stores and leases the notifications before the message is sent, so that a process that crashes in between loses none.
 * The visitor doesn't wait for the notifications.
 */
export async function withNotification(
  submission: Submission,
  send: (submission: Submission) => Promise<Outcome>,
): Promise<Outcome> {
  const stored = channelsOn.map((channel) =>
    notifications.add(contentFor(channel, submission)).catch(logLost),
  );
  const entries = (await Promise.all(stored)).filter((entry) => entry !== null);
  const outcome = await send(submission);
  const isNew = isAccepted(outcome) && outcome.kind !== "repeated";
  const settle = isNew ? notifications.release : notifications.remove;
  for (const entry of entries) await settle(entry).catch(logLost);
  startNotifications();
  return outcome;
}

/** Sends a trial notification through each channel. Throws if any channel fails. */
export async function sendTrials() {
  const failures: string[] = [];
  for (const channel of channelsOn) {
    const tried = await channels[channel].sendTrial();
    if (tried.kind !== "sent") failures.push(`${channel}: ${causeOf(tried)}`);
  }
  if (failures.length) throw new Error(failures.join(", "));
  return channelsOn.length ? `sent by ${channelsOn.join(" and ")}` : null;
}

/** The first message also calls this, because `react-router dev` starts nothing else. */
export function startNotifications() {
  // Starts the counter at zero, so that the first failure shows as an increase.
  for (const channel of channelsOn) countFailure(channel, 0);
  if (channelsOn.length) notifications.wake();
}

/** Returns a Message-ID and a date that stay the same for each try, so that mail programs recognize a duplicate. */
function identity({ idempotencyKey, receivedAt }: Notification) {
  const messageId = `<${idempotencyKey}@${new URL(env.SITE_URL).hostname}>`;
  return { messageId, date: new Date(receivedAt) };
}

/** Returns what to store for a channel. The email contains the whole message, the webhook no part of the message. */
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
