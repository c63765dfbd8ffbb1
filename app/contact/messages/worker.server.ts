import { setTimeout as sleep } from "node:timers/promises";
import { eraseDeleted, retryLocked, storageCause, transaction } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { processWide } from "#app/platform/process-wide.ts";
import { channels, LEASE_MS, send } from "../channels/channels.server.ts";
import { database } from "./database.server.ts";
import {
  type Channel,
  claimDelivery,
  type Delivery,
  recordAttempt,
  unreportedSpam,
} from "./deliveries.server.ts";
import { causeOf } from "./outcome.ts";
import { tidy } from "./posts.server.ts";

/** Polling interval. Another process may have added a delivery, or a pause may be over. */
const POLL_MS = 2000;

processWide("contact worker", () => null, stopWorker);

let work: Promise<unknown> | undefined;
let isStopped = false;
let woken = Promise.withResolvers<void>();

/** Starts the worker, or lets it look for due deliveries. Each post does this, since `npm run dev` starts nothing. */
export function wakeWorker() {
  work ??= Promise.all([
    repeat(cleanUp, "outbox"),
    ...channels.map((channel) => repeat(() => deliverNext(channel), eventOf(channel))),
  ]);
  woken.resolve();
  woken = Promise.withResolvers();
}

/** Waits for the deliveries under way. */
export async function stopWorker() {
  isStopped = true;
  woken.resolve();
  await work;
}

/** Repeats a step at once while it finds something to do, otherwise at each poll or when woken. */
async function repeat(step: () => Promise<boolean>, event: string) {
  while (!isStopped) {
    const wake = woken.promise;
    const isBusy = await step().catch((error: unknown) => {
      log.error({ event, outcome: "unavailable", cause: storageCause(error) });
    });
    if (!isBusy) await Promise.race([wake, sleep(POLL_MS, null, { ref: false })]);
  }
}

async function deliverNext(channel: Channel) {
  const delivery = await retryLocked(() => claimDelivery(database(), { channel }, LEASE_MS));
  if (delivery) await attempt(delivery);
  return delivery !== null;
}

/** Sends a leased delivery once. If the disk is gone, it is sent again after its lease, with the same key. */
export async function attempt(delivery: Delivery) {
  const { channel, messageId, attempts } = delivery;
  const outcome = await send(delivery, unreportedSpam(database(), channel));
  const level = outcome.kind === "sent" ? "info" : "warn";
  const entry = { outcome: outcome.kind, entry: delivery.id, attempt: attempts, cause: causeOf(outcome) };
  log[level]({ event: eventOf(channel), ...entry });
  await retryLocked(() =>
    transaction(database(), () => {
      recordAttempt(database(), messageId, channel, outcome);
      tidy(database());
    }),
  );
  return outcome;
}

function eventOf(channel: Channel) {
  return channel === "service" ? "outbox" : "notification";
}

async function cleanUp() {
  await retryLocked(() => transaction(database(), () => tidy(database())));
  eraseDeleted(database(), false);
  return false;
}
