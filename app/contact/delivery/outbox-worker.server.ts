import { setTimeout as sleep } from "node:timers/promises";
import { storageCause } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type FormService, postToFormService } from "./form-service.server.ts";
import { isSent, markSent } from "./once.server.ts";
import type { OutboxEntry, OutboxQueue } from "./outbox-queue.server.ts";
import { causeOf, type Tried } from "./outcome.ts";

/** Tries a claimed entry once. What was sent leaves the queue; what was not waits, unless `refused` does better. */
export async function tryEntry(
  queue: OutboxQueue,
  entry: OutboxEntry,
  service: FormService,
  refused = (cause: string): Promise<unknown> => queue.failed(entry, cause, true),
): Promise<Tried> {
  const tried = await post(entry, service);
  const settle = () => {
    if (tried.kind === "sent") return queue.sent(entry);
    return tried.kind === "failed" ? queue.failed(entry, tried.cause, false) : refused(causeOf(tried));
  };
  // Should the disk be gone by now, the entry stays as it is: due again after its lease, under the same key.
  await settle().catch(logUnavailable);
  return tried;
}

/** Hands a waiting message to the form service, unless it has it. */
export async function post(entry: OutboxEntry, service: FormService): Promise<Tried> {
  // The first try comes right after the question whether the message is a repetition.
  if (entry.attempts > 1 && (await isSent(entry.fingerprint))) return { kind: "sent" };
  const tried = await postToFormService(entry, service);
  if (tried.kind === "sent") await markSent(entry.fingerprint);
  return tried;
}

/** Sends what is due, one message after the other, and sleeps until more is. `stop` waits for the one under way. */
export function startOutboxWorker(queue: OutboxQueue, service: FormService) {
  let stopped = false;
  let woken = Promise.withResolvers<void>();
  const work = run();

  async function run() {
    while (!stopped) {
      woken = Promise.withResolvers();
      const due = (await sendDue().catch(logUnavailable)) ?? Number.POSITIVE_INFINITY;
      const pause = Math.min(Math.max(due - Date.now(), SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS);
      await Promise.race([woken.promise, sleep(pause, null, { ref: false })]);
    }
  }

  async function sendDue() {
    for (;;) {
      const entry = stopped ? null : await queue.claim();
      if (!entry) return queue.nextDue();
      logAttempt(await tryEntry(queue, entry, service), entry.id, entry.attempts);
    }
  }

  return {
    wake: () => woken.resolve(),
    async stop() {
      stopped = true;
      woken.resolve();
      await work;
    },
  };
}

export function logAttempt(tried: Tried, entry: number, attempt: number) {
  const level = tried.kind === "sent" ? "info" : "warn";
  log[level]({ event: "outbox", outcome: tried.kind, entry, attempt, cause: causeOf(tried) });
}

// What another process (`npm run outbox -- retry`) or another container made due is seen after this at the latest.
const LONGEST_SLEEP_MS = 5000;
const SHORTEST_SLEEP_MS = 50;

function logUnavailable(error: unknown) {
  log.error({ event: "outbox", outcome: "unavailable", cause: storageCause(error) });
  return null;
}
