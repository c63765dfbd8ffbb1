import { retryLocked, storageCause, UnknownFormat } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { Feature } from "#app/platform/feature.ts";
import { hostOf, statusOf } from "#app/platform/http-status.server.ts";
import { log } from "#app/platform/log.server.ts";
import { watchNumber } from "#app/platform/metrics.server.ts";
import { hasOutbox, notificationChannels, sendTrials } from "./channels/channels.server.ts";
import { formService } from "./channels/form-service.server.ts";
import { verifyMail } from "./channels/mail.server.ts";
import { checkStorage, closeDatabase, database } from "./messages/database.server.ts";
import { countDeliveries } from "./messages/deliveries.server.ts";
import { HOUR_MS } from "./messages/message.server.ts";
import { purger } from "./messages/retention.server.ts";
import { countMessages } from "./messages/stored.server.ts";
import { stopWorker, wakeWorker } from "./messages/worker.server.ts";

watchNumber("site_inbox_messages", "Messages in the inbox", () => countMessages(database(), "inbox"));
watchNumber("site_outbox_messages", "Messages pending for the form service", () =>
  countDeliveries(database(), "service"),
);

let purgeTimer: NodeJS.Timeout | undefined;

export const contact: Feature = {
  state: {
    contact: formService ? "form service" : "inbox",
    outbox: hasOutbox ? "on" : "off",
    notifications: notificationChannels.join(", ") || "off",
  },
  checks: {
    // Without its disk, the inbox can't accept a message, but a form service can.
    inbox: async () => ((await storageState()) === "ok" ? "ok" : formService ? "degraded" : "down"),
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
    notificationChannels.length || formService
      ? []
      : ["nobody is notified of new messages: set NOTIFY_EMAIL and SMTP_URL to get them by email"],
  sendTrials,
  patienceMs: env.FORM_TIMEOUT_MS,
  /** An earlier format stops the start, so that nobody is thanked for a message that can't be stored. */
  async problem() {
    const error = await retryLocked(database).catch((error: unknown) => error);
    return error instanceof UnknownFormat ? error.message : null;
  },
  async start() {
    wakeWorker();
    purgeTimer = setInterval(purge, HOUR_MS).unref();
    const storage = await storageState();
    const isStored = storage === "ok";
    log[isStored ? "info" : "error"](
      { event: "contact", storage },
      isStored ? `messages go to ${destination}` : advice(storage),
    );
    await purge();
  },
  /** Waits for the message that is being sent. */
  async stop() {
    clearInterval(purgeTimer);
    await stopWorker();
    closeDatabase();
  },
};

const destination = formService
  ? `the form service at ${hostOf(formService.endpoint)}`
  : `the inbox in ${env.DATA_DIR} (npm run inbox)`;

const purgeExpired = purger(env.RETENTION_DAYS);

async function purge() {
  try {
    const { doubtsClock, ...counts } = await retryLocked(() => purgeExpired(database()));
    const outcome = doubtsClock ? "clock implausible" : "done";
    log[doubtsClock ? "warn" : counts.unsent ? "error" : "info"]({ event: "purge", outcome, ...counts });
  } catch (error) {
    log.error({ event: "purge", outcome: "failed", cause: storageCause(error) });
  }
}

/** Returns "ok", or the reason why no message can be stored. */
async function storageState() {
  try {
    await retryLocked(() => checkStorage(database()));
    return "ok";
  } catch (error) {
    return storageCause(error);
  }
}

async function diagnoseStorage() {
  const state = await storageState();
  if (state !== "ok") throw new Error(advice(state));
  return `${env.DATA_DIR} can store a message`;
}

function advice(state: string) {
  const user = process.getuid?.() ?? "that runs the site";
  return `DATA_DIR can't store a message (${state}): user ${user} must own ${env.DATA_DIR}, and the disk must have space`;
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
