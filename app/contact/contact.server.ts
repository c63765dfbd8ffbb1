import type { Check } from "#app/platform/check.ts";
import { storageCause } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { eraseDeletedFromRedis } from "#app/platform/redis.server.ts";
import { formService } from "./delivery/form-service.server.ts";
import { startNotifications, stopNotifications } from "./delivery/notifications.server.ts";
import { queue, startOutbox, stopOutbox } from "./delivery/outbox.server.ts";
import { closeDatabase, database } from "./store/database.server.ts";
import { checkInbox, countInbox } from "./store/inbox.server.ts";
import { deleteExpired } from "./store/retention.server.ts";

const HOUR_MS = 3600 * 1000;

/** What runs beside the requests: the outbox, and the deletion of what has been kept long enough. */
export function startContact() {
  const storage = checkStorage();
  log[storage === "ok" ? "info" : "error"]({ event: "contact", storage }, summary());
  startOutbox();
  startNotifications();
  tidy();
  tidying = setInterval(tidy, HOUR_MS).unref();
}

/** For the end of the process, once no request is under way: waits for the message that is being sent. */
export async function stopContact() {
  clearInterval(tidying);
  await Promise.all([stopOutbox(), stopNotifications()]);
  closeDatabase();
}

/** What the readiness check asks. Without its disk an inbox can't take a message; a form service still can. */
export const contactChecks = {
  inbox: async () => (checkStorage() === "ok" ? "ok" : formService ? "degraded" : "down"),
  "form service": async () => (formService ? "ok" : "off"),
} satisfies Record<string, Check>;

/** How many messages lie in the inbox. */
export function inboxLength() {
  return countInbox(database());
}

/** How many messages wait for the form service. */
export async function outboxLength() {
  return formService && env.CONTACT_OUTBOX ? (await queue.list()).length : 0;
}

function summary() {
  if (!formService) return `no FORM_ID: messages go to the inbox in ${env.DATA_DIR} (npm run inbox)`;
  const outbox = env.CONTACT_OUTBOX
    ? `with an outbox in ${env.DATA_DIR} (npm run outbox)`
    : "without an outbox";
  return `messages go to the form service at ${new URL(formService.endpoint).host}, ${outbox}`;
}

let tidying: NodeJS.Timeout | undefined;

function tidy() {
  // Without a disk there is nothing to delete, and no reason to make one.
  if (checkStorage() !== "ok") return;
  try {
    const unsent = deleteExpired(database(), env.RETENTION_DAYS);
    if (unsent) log.error({ event: "outbox", outcome: "expired", count: unsent });
  } catch (error) {
    log.error({ event: "contact", outcome: "not tidied", cause: storageCause(error) });
  }
  if (formService && env.CONTACT_OUTBOX) void eraseDeletedFromRedis();
}

/** "ok", or why no message could be stored. */
export function checkStorage() {
  try {
    checkInbox(database());
    return "ok";
  } catch (error) {
    return storageCause(error);
  }
}
