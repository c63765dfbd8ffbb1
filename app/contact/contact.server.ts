import { queueWrite, storageCause } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { Check } from "#app/platform/feature.ts";
import { log } from "#app/platform/log.server.ts";
import { eraseDeletedFromRedis } from "#app/platform/redis.server.ts";
import { formService } from "./delivery/form-service.server.ts";
import { startNotifications, stopNotifications } from "./delivery/notifications.server.ts";
import { queue, startOutbox, stopOutbox } from "./delivery/outbox.server.ts";
import { closeDatabase, database, verifyDatabase } from "./store/database.server.ts";
import { checkInbox, countInbox } from "./store/inbox.server.ts";
import { purger } from "./store/retention.server.ts";
import { deleteStaleBackups } from "./store/stale-backups.server.ts";

const HOUR_MS = 3600 * 1000;

/** Starts the work beside the requests: outbox, notifications, and the deletion of expired messages. */
export async function startContact() {
  startOutbox();
  startNotifications();
  purgeTimer = setInterval(purge, HOUR_MS).unref();
  const storage = await checkStorage();
  log[storage === "ok" ? "info" : "error"]({ event: "contact", storage }, summary());
  await purge();
}

/** For the end of the process, once no request is under way: waits for the message that is being sent. */
export async function stopContact() {
  clearInterval(purgeTimer);
  await Promise.all([stopOutbox(), stopNotifications()]);
  closeDatabase();
}

/** What the readiness check asks. Without its disk an inbox can't take a message; a form service still can. */
export const contactChecks = {
  inbox: async () => ((await checkStorage()) === "ok" ? "ok" : formService ? "degraded" : "down"),
  "form service": async () => (formService ? "ok" : "off"),
} satisfies Record<string, Check>;

/** How many messages lie in the inbox. */
export function inboxLength() {
  return countInbox(database());
}

/** How many messages wait for the form service. */
export async function outboxLength() {
  return formService && env.CONTACT_OUTBOX ? await queue.count() : 0;
}

function summary() {
  if (!formService) return `no FORM_ID: messages go to the inbox in ${env.DATA_DIR} (npm run inbox)`;
  const outbox = env.CONTACT_OUTBOX
    ? `with an outbox in ${env.DATA_DIR} (npm run outbox)`
    : "without an outbox";
  return `messages go to the form service at ${new URL(formService.endpoint).host}, ${outbox}`;
}

let purgeTimer: NodeJS.Timeout | undefined;
const purgeExpired = purger(env.RETENTION_DAYS);

async function purge() {
  // Without a disk there is nothing to delete, and no reason to create a database.
  if ((await checkStorage()) !== "ok") return;
  try {
    deleteStaleBackups(env.DATA_DIR);
    verifyDatabase();
    const { doubtsClock, ...counts } = await queueWrite(() => purgeExpired(database()));
    const outcome = doubtsClock ? "clock implausible" : "done";
    log[doubtsClock || counts.unsent ? "error" : "info"]({ event: "purge", outcome, ...counts });
  } catch (error) {
    log.error({ event: "purge", outcome: "failed", cause: storageCause(error) });
  }
  if (formService && env.CONTACT_OUTBOX) void eraseDeletedFromRedis();
}

/** "ok", or why no message could be stored. */
export async function checkStorage() {
  try {
    await queueWrite(() => checkInbox(database()));
    return "ok";
  } catch (error) {
    return storageCause(error);
  }
}
