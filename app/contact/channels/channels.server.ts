import { randomUUID } from "node:crypto";
import { env } from "#app/platform/env.server.ts";
import { counter } from "#app/platform/metrics.server.ts";
import type { Channel, Delivery } from "../messages/deliveries.server.ts";
import { causeOf, failed, type SendOutcome } from "../messages/outcome.ts";
import { formService, postToFormService } from "./form-service.server.ts";
import { MAIL_TOTAL_MS, sendMail } from "./mail.server.ts";
import { mailText, trialText, webhookText } from "./notification-text.server.ts";
import { postWebhook } from "./webhook.server.ts";

const countFailure = counter(
  "site_notification_failures_total",
  "Notifications to the studio that failed; each is retried",
  "way",
);

type Send = (delivery: Delivery, unreportedSpam: number) => Promise<SendOutcome>;

const sendBy: Record<Channel, Send> = {
  async service(message) {
    if (formService) return postToFormService(message, formService);
    return failed("network", "FORM_ID is not set");
  },
  mail: (message, unreportedSpam) => sendMail({ ...mailText(message, unreportedSpam), ...identity(message) }),
  webhook: (message, unreportedSpam) =>
    postWebhook(webhookText(message, unreportedSpam), message.idempotencyKey),
};

/** Longer than any attempt takes. */
export const LEASE_MS = Math.max(env.FORM_TIMEOUT_MS, MAIL_TOTAL_MS) + 5000;

/** Whether failed messages are kept and sent again. */
export const hasOutbox = env.CONTACT_OUTBOX && formService !== null;
export const notificationChannels = (["mail", "webhook"] as const).filter((channel) =>
  channel === "mail" ? env.NOTIFY_EMAIL : env.NOTIFY_URL,
);

/** Every way in which this process sends messages later. */
export const channels: readonly Channel[] = hasOutbox
  ? ["service", ...notificationChannels]
  : notificationChannels;

// Starts the counter at zero, so that the first failure shows as an increase.
for (const channel of notificationChannels) countFailure(channel, 0);

/** Makes one attempt. Never throws. */
export async function send(delivery: Delivery, unreportedSpam: number) {
  const outcome = await sendBy[delivery.channel](delivery, unreportedSpam);
  if (outcome.kind !== "sent" && delivery.channel !== "service") countFailure(delivery.channel);
  return outcome;
}

/** Sends a trial notification through each channel. Throws if any channel fails. */
export async function sendTrials() {
  const failures: string[] = [];
  for (const channel of notificationChannels) {
    const mail = { subject: trialText, text: `${trialText}\n` };
    const outcome = await (channel === "mail" ? sendMail(mail) : postWebhook(trialText, randomUUID()));
    if (outcome.kind !== "sent") failures.push(`${channel}: ${causeOf(outcome)}`);
  }
  if (failures.length) throw new Error(failures.join(", "));
  return notificationChannels.length ? `sent by ${notificationChannels.join(" and ")}` : null;
}

/** Returns a Message-ID and a date that stay the same for each try, so that mail programs recognize a duplicate. */
function identity({ idempotencyKey, receivedAt }: Delivery) {
  const messageId = `<${idempotencyKey}@${new URL(env.SITE_URL).hostname}>`;
  return { messageId, date: new Date(receivedAt) };
}
