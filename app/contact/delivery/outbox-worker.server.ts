import { log } from "#app/platform/log.server.ts";
import { storageCause } from "../store/database.server.ts";
import { toLead } from "../store/lead-row.server.ts";
import { type FormServiceOutcome, postToFormService } from "./form-service.server.ts";
import type { OutboxEntry, OutboxQueue } from "./outbox-queue.server.ts";

/** How the form service is reached; a message that was sent by nobody within the lease is anybody's again. */
export type Courier = { endpoint: string; timeoutMs: number };

export function leaseOf({ timeoutMs }: Courier) {
  return timeoutMs + 1000;
}

/** Tries a claimed entry once. What was sent leaves the queue, what failed waits; a refusal is the caller's to settle. */
export async function tryEntry(
  queue: OutboxQueue,
  entry: OutboxEntry,
  courier: Courier,
): Promise<FormServiceOutcome> {
  const outcome = await sendEntry(entry, courier);
  // Should the disk be gone by now, the entry stays as it is: due again after its lease, under the same key.
  if (outcome.kind === "sent") await queue.sent(entry).catch(logUnavailable);
  else if (outcome.kind === "failed") await queue.postpone(entry, outcome.cause).catch(logUnavailable);
  return outcome;
}

/** Sends what is due, one message after the other, and sleeps until more is. `stop` waits for the one under way. */
export function startOutboxWorker(queue: OutboxQueue, courier: Courier) {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  wake();

  function wake() {
    if (stopped) return;
    clearTimeout(timer);
    timer = undefined;
    round = round.then(sendDue).then(sleep, (error: unknown) => {
      logUnavailable(error);
      schedule(LONGEST_SLEEP_MS);
    });
  }

  async function sendDue() {
    while (!stopped) {
      const entry = await queue.claim(leaseOf(courier));
      if (!entry) return;
      const outcome = await tryEntry(queue, entry, courier);
      if (outcome.kind === "invalid" || outcome.kind === "refused")
        await queue.refuse(entry, causeOf(outcome));
      logAttempt(outcome, entry.id, entry.attempts);
    }
  }

  async function sleep() {
    const due = await queue.nextDue();
    schedule(due === null ? LONGEST_SLEEP_MS : due - Date.now());
  }

  function schedule(ms: number) {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(wake, Math.min(Math.max(ms, SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS));
    timer.unref();
  }

  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

export function sendEntry(entry: OutboxEntry, courier: Courier) {
  return postToFormService(toLead(entry), { ...courier, idempotencyKey: entry.idempotency_key });
}

export function logAttempt(outcome: FormServiceOutcome, entry: number, attempt: number) {
  const cause = causeOf(outcome);
  const level = outcome.kind === "sent" ? "info" : "warn";
  log[level]({ event: "outbox", outcome: outcome.kind, entry, attempt, cause });
}

/** Why a message was not taken, in words that hold nothing of it. */
export function causeOf(outcome: FormServiceOutcome) {
  if (outcome.kind === "failed") return outcome.cause;
  if (outcome.kind === "refused") return outcome.codes.join(" ");
  if (outcome.kind === "invalid")
    return outcome.errors.map(({ field, code }) => `${field} ${code}`).join(", ");
  return "";
}

// What another process (`npm run outbox -- retry`) or another container made due is seen after this at the latest.
const LONGEST_SLEEP_MS = 5000;
const SHORTEST_SLEEP_MS = 50;

function logUnavailable(error: unknown) {
  log.error({ event: "outbox", outcome: "unavailable", cause: storageCause(error) });
}
