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
import { embeddedQueue, waitingColumns } from "./embedded-queue.server.ts";
import { MAIL_TOTAL_MS, sendMail } from "./mail.server.ts";
import { mailText, trialText, webhookText } from "./notification-text.server.ts";
import { causeOf, isAccepted, type Outcome, type Tried } from "./outcome.ts";
import { postWebhook } from "./webhook.server.ts";
import { startWorker } from "./worker.server.ts";

export type Notification = z.output<typeof notificationRow>;
type Channel = Notification["channel"];

/** Starts at zero for each channel, so that the first failure shows as an increase. */
const countNotificationFailure = counter(
  "site_notification_failures_total",
  "Tries to tell the studio of a message that failed; each is made again",
  "way",
);

/** The ways by which the studio wants to be told. */
const channels: Channel[] = [
  ...(env.NOTIFY_EMAIL ? (["mail"] as const) : []),
  ...(env.NOTIFY_URL ? (["webhook"] as const) : []),
];

/**
 * Sends a message and has the studio told of it where it was accepted. What is to be told is on disk before the message
 * is sent, though not due: should the process end in between, it will be told. The visitor waits for none of it.
 */
export async function withNotification(
  submission: Submission,
  send: (submission: Submission) => Promise<Outcome>,
): Promise<Outcome> {
  if (!channels.length) return send(submission);
  startNotifications();
  const ids = await queueWrite(() => hold(submission)).catch(logLost);
  const outcome = await send(submission);
  await queueWrite(() => (isAccepted(outcome) ? release(ids) : discard(ids))).catch(logLost);
  worker?.wake();
  return outcome;
}

/** Tells the studio by one way. */
export async function sendNotification(entry: Notification): Promise<Tried> {
  const tried = await (entry.channel === "mail"
    ? mail(entry)
    : postWebhook(webhookText, entry.idempotencyKey));
  if (tried.kind !== "sent") countNotificationFailure(entry.channel);
  return tried;
}

/** Sends something by each way that is switched on. Throws where one does not work. */
export async function sendTrials() {
  const trials: Record<Channel, () => Promise<Tried>> = {
    mail: () => sendMail({ subject: trialText, text: `${trialText}\n` }),
    webhook: () => postWebhook(trialText, randomUUID()),
  };
  const results = await Promise.all(
    channels.map(async (channel) => [channel, await trials[channel]()] as const),
  );
  const failed = results.filter(([, tried]) => tried.kind !== "sent");
  if (failed.length)
    throw new Error(failed.map(([channel, tried]) => `${channel}: ${causeOf(tried)}`).join(", "));
  return channels.length ? `sent by ${channels.join(" and ")}` : null;
}

/** Starts telling what waits; at the first message, if nobody did before. */
export function startNotifications() {
  if (!channels.length || stopped || worker) return;
  for (const channel of channels) countNotificationFailure(channel, 0);
  worker = startWorker(notifications, sendNotification);
}

export async function stopNotifications() {
  stopped = true;
  await worker?.stop();
}

let stopped = false;
let worker: ReturnType<typeof startWorker> | undefined;

function mail({ receivedAt, idempotencyKey, name, email, ...rest }: Notification) {
  return sendMail({
    ...mailText({ ...rest, name, email }),
    replyTo: { name, address: email },
    // The same on each try, so that a repetition can be known for one.
    messageId: `<${idempotencyKey}@${new URL(env.SITE_URL).hostname}>`,
    date: new Date(receivedAt),
  });
}

function hold(submission: Submission) {
  const { receivedAt, idempotencyKey } = submission;
  const db = database();
  return transaction(db, () =>
    channels.map((channel) => {
      // The mail has all of it, the webhook not a word.
      const words = channel === "mail" ? byField<Fields>((name) => submission[name]) : {};
      const times = { dueAt: receivedAt + HELD_MS, leasedUntil: 0, attempts: 0, refused: false };
      return notificationRow.parse(
        insert(db, "notifications", { channel, receivedAt, idempotencyKey, ...words, ...times }),
      ).id;
    }),
  );
}

/** Longer than any message is under way. */
const HELD_MS = env.FORM_TIMEOUT_MS + 20_000;

function release(ids: number[]) {
  const statement = database().prepare("UPDATE notifications SET due_at = 0 WHERE id = ?");
  for (const id of ids) statement.run(id);
}

function discard(ids: number[]) {
  const statement = database().prepare("DELETE FROM notifications WHERE id = ?");
  for (const id of ids) statement.run(id);
}

function logLost(error: unknown) {
  log.error({ event: "notification", outcome: "lost", cause: storageCause(error) });
  return [];
}

const notificationRow = rowOf({
  ...waitingColumns,
  ...fieldColumns,
  channel: z.enum(["mail", "webhook"]),
  receivedAt: z.number(),
  idempotencyKey: z.string(),
});

export const notifications = embeddedQueue(
  database,
  "notifications",
  notificationRow,
  MAIL_TOTAL_MS + 30_000,
);
