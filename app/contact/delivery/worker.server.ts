import { setTimeout as sleep } from "node:timers/promises";
import { storageCause } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { causeOf, type Tried } from "./outcome.ts";
import type { Waiting, WorkQueue } from "./queue.server.ts";

/** Tries a claimed entry once and settles it. `refused` says what to do with an entry that the service refuses. */
export async function tryEntry<Entry extends Waiting>(
  queue: WorkQueue<Entry>,
  entry: Entry,
  send: (entry: Entry) => Promise<Tried>,
  refused = (cause: string): Promise<unknown> => queue.failed(entry, cause, true),
): Promise<Tried> {
  const tried = await send(entry);
  try {
    if (tried.kind === "sent") await queue.sent(entry);
    else if (tried.kind === "failed") await queue.failed(entry, tried.cause, false);
    else await refused(causeOf(tried));
  } catch (error) {
    // Without a disk the entry stays as it is: due again after its lease, under the same key.
    logUnavailable(queue.event, error);
  }
  return tried;
}

/** Sends due entries one by one, and sleeps until the next is due. `stop` waits for the entry that is being sent. */
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
      const due = await sendDue().catch((error: unknown) => logUnavailable(queue.event, error));
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

type QueueEvent = WorkQueue<Waiting>["event"];

export function logAttempt(event: QueueEvent, tried: Tried, { id, attempts }: Waiting) {
  const level = tried.kind === "sent" ? "info" : "warn";
  log[level]({ event, outcome: tried.kind, entry: id, attempt: attempts, cause: causeOf(tried) });
}

// Another container may have made an entry due meanwhile.
const LONGEST_SLEEP_MS = 5000;
const SHORTEST_SLEEP_MS = 50;

function logUnavailable(event: QueueEvent, error: unknown) {
  log.error({ event, outcome: "unavailable", cause: storageCause(error) });
  return null;
}
