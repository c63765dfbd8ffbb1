import { queueWrite, storageCause } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { Feature } from "#app/platform/feature.ts";
import { hostOf, statusOf } from "#app/platform/http-status.server.ts";
import { log } from "#app/platform/log.server.ts";
import { watchNumber } from "#app/platform/metrics.server.ts";
import { eraseDeletedFromRedis } from "#app/platform/redis.server.ts";
import { formService } from "./delivery/form-service.server.ts";
import { verifyMail } from "./delivery/mail.server.ts";
import {
  channelsOn,
  notifications,
  sendTrials,
  startNotifications,
} from "./delivery/notifications.server.ts";
import { hasOutbox, outboxLength, purgeRedis, startOutbox, stopOutbox } from "./delivery/outbox.server.ts";
import { closeDatabase, database, verifyDatabase } from "./store/database.server.ts";
import { checkInbox, countInbox } from "./store/inbox.server.ts";
import { DAY_MS, HOUR_MS, purger } from "./store/retention.server.ts";
import { deleteStaleBackups } from "./store/stale-backups.server.ts";

watchNumber("site_inbox_messages", "Messages in the inbox", () => countInbox(database()));
watchNumber("site_outbox_messages", "Messages pending for the form service", outboxLength);

let purgeTimer: NodeJS.Timeout | undefined;

export const contact: Feature = {
  state: {
    contact: formService ? "form service" : "inbox",
    outbox: hasOutbox ? "on" : "off",
    notifications: channelsOn.join(", ") || "off",
  },
  checks: {
    // Without its disk, the inbox can't accept a message, but a form service can.
    inbox: async () => ((await checkStorage()) === "ok" ? "ok" : formService ? "degraded" : "down"),
    "form service": async () => (formService ? "ok" : "off"),
  },
  diagnoses: [
    { what: "data directory", where: `DATA_DIR ${env.DATA_DIR}`, run: diagnoseStorage },
    {
      what: "form service",
      where: `FORM_SERVICE_URL ${hostOf(env.FORM_SERVICE_URL)}`,
      run: diagnoseFormService,
    },
    { what: "mail", where: `SMTP_URL ${hostOf(env.SMTP_URL)}`, run: verifyMail },
  ],
  reminders:
    channelsOn.length || formService
      ? []
      : ["nobody is notified of new messages: set NOTIFY_EMAIL and SMTP_URL to get them by email"],
  sendTrials,
  patienceMs: env.FORM_TIMEOUT_MS,
  async start() {
    startOutbox();
    startNotifications();
    purgeTimer = setInterval(purge, HOUR_MS).unref();
    const storage = await checkStorage();
    log[storage === "ok" ? "info" : "error"]({ event: "contact", storage }, summary());
    await purge();
  },
  /** Waits for the message that is being sent. */
  async stop() {
    clearInterval(purgeTimer);
    await Promise.all([stopOutbox(), notifications.stop()]);
    closeDatabase();
  },
};

function summary() {
  if (!formService) return `FORM_ID is not set: messages go to the inbox in ${env.DATA_DIR} (npm run inbox)`;
  const outbox = hasOutbox
    ? `with an outbox in ${env.REDIS_URL ? "Redis" : env.DATA_DIR} (npm run outbox)`
    : "without an outbox";
  return `messages go to the form service at ${hostOf(formService.endpoint)}, ${outbox}`;
}

const purgeExpired = purger(env.RETENTION_DAYS);

async function purge() {
  if ((await checkStorage()) !== "ok") return;
  try {
    deleteStaleBackups(env.DATA_DIR);
    verifyDatabase();
    const { doubtsClock, ...counts } = await queueWrite(() => purgeExpired(database()));
    const outcome = doubtsClock ? "clock implausible" : "done";
    log[doubtsClock || counts.unsent ? "error" : "info"]({ event: "purge", outcome, ...counts });
    if (!doubtsClock) await purgeRedis(Date.now() - env.RETENTION_DAYS * DAY_MS);
  } catch (error) {
    log.error({ event: "purge", outcome: "failed", cause: storageCause(error) });
  }
  if (hasOutbox) void eraseDeletedFromRedis();
}

/** Returns "ok", or the reason why no message can be stored. */
async function checkStorage() {
  try {
    await queueWrite(() => checkInbox(database()));
    return "ok";
  } catch (error) {
    return storageCause(error);
  }
}

async function diagnoseStorage() {
  const state = await checkStorage();
  if (state !== "ok")
    throw new Error(`can't store a message (${state}): check the owner, mode and free space of DATA_DIR`);
  return `${env.DATA_DIR} can store a message`;
}

async function diagnoseFormService() {
  if (!formService) return null;
  // GET sends nothing, so any status but 404 and a server error counts as reachable.
  const status = await statusOf(formService.endpoint);
  if (status >= 500)
    throw new Error(`the service returned ${status}: try again later, or contact its support`);
  if (status === 404) throw new Error("FORM_ID: the service has no form with this id (404)");
  return `reachable (${status}); only a real message shows whether it is accepted`;
}
