import { env } from "#app/env.server.ts";
import { log } from "#app/http/log.server.ts";
import { closeDatabase, database, storageCause, transaction } from "./database.server.ts";
import { courier, queue, startOutbox, stopOutbox } from "./deliver.server.ts";
import { deleteExpired } from "./retention.server.ts";

const HOUR_MS = 3600 * 1000;

/** What runs beside the requests: the outbox, and the deletion of what has been kept long enough. */
export function startContact() {
  log.info({ event: "contact", ...contactState() }, contactSummary());
  startOutbox();
  tidy();
  tidying = setInterval(tidy, HOUR_MS).unref();
}

/** For the end of the process, once no request is under way: waits for the message that is being sent. */
export async function stopContact() {
  clearInterval(tidying);
  await stopOutbox();
  closeDatabase();
}

/** Where messages go and whether they can get there, for the start report and the readiness check. */
export function contactState() {
  const storage = checkStorage();
  return {
    target: courier ? "form service" : "inbox",
    outbox: courier !== null && env.CONTACT_OUTBOX,
    /** `ok`, or what is wrong with the embedded database. */
    storage,
    /** Whether this process can take a message at all. */
    ready: courier !== null || storage === "ok",
  } as const;
}

/** The same in a sentence. */
export function contactSummary() {
  if (!courier) return `no FORM_ID: messages go to the inbox in ${env.DATA_DIR} (npm run inbox)`;
  const outbox = env.CONTACT_OUTBOX
    ? `with an outbox in ${env.DATA_DIR} (npm run outbox)`
    : "without an outbox";
  return `messages go to the form service at ${new URL(courier.endpoint).host}, ${outbox}`;
}

/** How many messages wait for the form service. */
export async function outboxLength() {
  return (await queue.list()).length;
}

let tidying: NodeJS.Timeout | undefined;

function tidy() {
  // Without a disk there is nothing to delete, and no reason to make one.
  if (checkStorage() !== "ok") return;
  const unsent = deleteExpired(database(), env.RETENTION_DAYS);
  if (unsent) log.error({ event: "outbox", outcome: "expired", count: unsent });
}

function checkStorage() {
  try {
    transaction(database(), () => {});
    return "ok";
  } catch (error) {
    return storageCause(error);
  }
}
