import { env } from "#app/platform/env.server.ts";
import type { Feature } from "#app/platform/feature.ts";
import { watchNumber } from "#app/platform/metrics.server.ts";
import { hostOf, statusOf } from "#app/platform/reach.server.ts";
import {
  checkStorage,
  contactChecks,
  inboxLength,
  outboxLength,
  startContact,
  stopContact,
} from "./contact.server.ts";
import { verifyMail } from "./delivery/mail.server.ts";
import { sendTrials } from "./delivery/notifications.server.ts";

watchNumber("site_inbox_messages", "Messages in the inbox", inboxLength);
watchNumber("site_outbox_messages", "Messages that wait for the form service", outboxLength);

export const contact: Feature = {
  state: {
    contact: env.FORM_ID ? "form service" : "inbox",
    outbox: env.FORM_ID && env.CONTACT_OUTBOX ? "on" : "off",
    notifications:
      [env.NOTIFY_EMAIL && "mail", env.NOTIFY_URL && "webhook"].filter(Boolean).join(", ") || "off",
  },
  checks: contactChecks,
  diagnoses: [
    { what: "data directory", where: env.DATA_DIR, run: storage },
    { what: "form service", where: hostOf(env.FORM_SERVICE_URL), run: formService },
    { what: "mail", where: hostOf(env.SMTP_URL), run: mail },
  ],
  reminders:
    env.NOTIFY_EMAIL || env.NOTIFY_URL || env.FORM_ID
      ? []
      : ["notifications: nobody is told of a message; NOTIFY_EMAIL and SMTP_URL mail each one"],
  sendTrials,
  patienceMs: env.FORM_TIMEOUT_MS,
  start: startContact,
  stop: stopContact,
};

async function storage() {
  const state = await checkStorage();
  if (state !== "ok") throw new Error(state);
  return `${env.DATA_DIR} takes a message`;
}

async function formService() {
  if (!env.FORM_ID) return null;
  // GET sends nothing: any answer but a failure of its own must do.
  const status = await statusOf(`${env.FORM_SERVICE_URL}/f/${env.FORM_ID}`);
  if (status >= 500) throw new Error(`answers ${status}`);
  if (status === 404) throw new Error("knows no form with FORM_ID (404)");
  return `reachable (${status}); whether it takes a message shows only when one is sent`;
}

async function mail() {
  const host = await verifyMail();
  return host && `${host} lets us in; whether it takes a mail shows only with --send`;
}
