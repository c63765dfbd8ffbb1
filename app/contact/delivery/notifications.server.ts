import { randomUUID } from "node:crypto";
import { z } from "zod";
import { insert, queueWrite, storageCause, transaction } from "#app/platform/database.server.ts";
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
import { embeddedQueue, waitingColumns } from "./queue.server.ts";
import { postWebhook } from "./webhook.server.ts";
import { startWorker } from "./worker.server.ts";

export type Notification = z.output<typeof notificationRow>;
type Channel = Notification["channel"];

const countNotificationFailure = counter(
  "site_notification_failures_total",
  "Tries to tell the studio of a message that failed; each is made again",
  "way",
);

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
  if (!channels.length) return send(submission);
  startNotifications();
  const ids = await queueWrite(() => storeNotifications(submission)).catch(logLost);
  const outcome = await send(submission);
  const change = isAccepted(outcome) ? "UPDATE notifications SET due_at = 0" : "DELETE FROM notifications";
  const theirs = "WHERE id IN (SELECT value FROM json_each(?))";
  await queueWrite(() => database().prepare(`${change} ${theirs}`).run(JSON.stringify(ids))).catch(logLost);
  worker?.wake();
  return outcome;
}

/** Sends one notification. */
export async function sendNotification(entry: Notification): Promise<Tried> {
  const send = { mail: () => mail(entry), webhook: () => postWebhook(webhookText, entry.idempotencyKey) };
  const tried = await send[entry.channel]();
  if (tried.kind !== "sent") countNotificationFailure(entry.channel);
  return tried;
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

/** Starts sending what is due. The first message does it too: `react-router dev` starts nothing else. */
export function startNotifications() {
  if (!channels.length || stopped || worker) return;
  // From zero, so that the first failure shows as an increase.
  for (const channel of channels) countNotificationFailure(channel, 0);
  worker = startWorker(notifications, sendNotification);
}

export async function stopNotifications() {
  stopped = true;
  await worker?.stop();
}

let stopped = false;
let worker: ReturnType<typeof startWorker> | undefined;

function mail(entry: Notification) {
  return sendMail({
    ...mailText(entry),
    // The same on each try, so that mail programs recognise a duplicate.
    messageId: `<${entry.idempotencyKey}@${new URL(env.SITE_URL).hostname}>`,
    date: new Date(entry.receivedAt),
  });
}

function storeNotifications(submission: Submission) {
  const { receivedAt, idempotencyKey } = submission;
  const db = database();
  return transaction(db, () =>
    channels.map((channel) => {
      // The email holds the whole message, the webhook none of it.
      const words = channel === "mail" ? byField<Fields>((name) => submission[name]) : {};
      const times = { dueAt: receivedAt + DELIVERY_MS, leasedUntil: 0, attempts: 0, refused: false };
      return notificationRow.parse(
        insert(db, "notifications", { channel, receivedAt, idempotencyKey, ...words, ...times }),
      ).id;
    }),
  );
}

/** Longer than any delivery takes. */
const DELIVERY_MS = env.FORM_TIMEOUT_MS + 20_000;

function logLost(error: unknown) {
  log.error({ event: "notification", outcome: "lost", cause: storageCause(error) });
  return [];
}

const notificationRow = rowOf({ ...waitingColumns, ...fieldColumns, channel: z.enum(["mail", "webhook"]) });

const LEASE_MS = MAIL_TOTAL_MS + 30_000;
export const notifications = embeddedQueue(database, "notifications", notificationRow, LEASE_MS);
