import { setTimeout as sleep } from "node:timers/promises";
import { storageCause } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { causeOf, type Tried } from "./outcome.ts";
import type { Waiting, WorkQueue } from "./queue.server.ts";

/** Tries a claimed entry once. What was sent leaves the queue; what was not waits, unless `refused` does better. */
export async function tryEntry<Entry extends Waiting>(
  queue: WorkQueue<Entry>,
  entry: Entry,
  send: (entry: Entry) => Promise<Tried>,
  refused = (cause: string): Promise<unknown> => queue.failed(entry, cause, true),
): Promise<Tried> {
  const tried = await send(entry);
  const settle = () => {
    if (tried.kind === "sent") return queue.sent(entry);
    return tried.kind === "failed" ? queue.failed(entry, tried.cause, false) : refused(causeOf(tried));
  };
  // Should the disk be gone by now, the entry stays as it is: due again after its lease, under the same key.
  await settle().catch((error: unknown) => logUnavailable(queue, error));
  return tried;
}

/** Sends what is due, one after the other, and sleeps until more is. `stop` waits for what is under way. */
export function startWorker<Entry extends Waiting>(
  queue: WorkQueue<Entry>,
  send: (entry: Entry) => Promise<Tried>,
) {
  let stopped = false;
  let woken = Promise.withResolvers<void>();
  const work = run();

  async function run() {
    while (!stopped) {
      woken = Promise.withResolvers();
      const due = await sendDue().catch((error: unknown) => logUnavailable(queue, error));
      const pause = (due ?? Number.POSITIVE_INFINITY) - Date.now();
      const bounded = Math.min(Math.max(pause, SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS);
      await Promise.race([woken.promise, sleep(bounded, null, { ref: false })]);
    }
  }

  async function sendDue() {
    for (;;) {
      const entry = stopped ? null : await queue.claim();
      if (!entry) return queue.nextDue();
      logAttempt(queue.event, await tryEntry(queue, entry, send), entry);
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

export function logAttempt(event: WorkQueue<Waiting>["event"], tried: Tried, { id, attempts }: Waiting) {
  const level = tried.kind === "sent" ? "info" : "warn";
  log[level]({ event, outcome: tried.kind, entry: id, attempt: attempts, cause: causeOf(tried) });
}

// What another process (`npm run outbox -- retry`) or another container made due is seen after this at the latest.
const LONGEST_SLEEP_MS = 5000;
const SHORTEST_SLEEP_MS = 50;

function logUnavailable({ event }: { event: WorkQueue<Waiting>["event"] }, error: unknown) {
  log.error({ event, outcome: "unavailable", cause: storageCause(error) });
  return null;
}
