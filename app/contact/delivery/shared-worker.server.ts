import { type Job, UnrecoverableError, Worker } from "bullmq";
import type { Redis } from "ioredis";
import { log } from "#app/platform/log.server.ts";
import { pauseAfter } from "./embedded-queue.server.ts";
import type { OutboxEntry } from "./outbox-queue.server.ts";
import { causeOf, type Tried } from "./outcome.ts";
import { type JobData, queueName, queuePrefix, retentionMs, toEntry } from "./shared-job.server.ts";
import { logAttempt } from "./worker.server.ts";

/** Sends due messages from Redis, whichever process accepted them. */
export function startSharedWorker(connection: Redis, send: Send, leaseMs: number) {
  const worker = new Worker<JobData>(queueName, (job) => work(job, send), {
    connection,
    prefix: queuePrefix,
    lockDuration: leaseMs + 5000,
    // A message is tried again even if its container dies while sending it, every time.
    stalledInterval: 5000,
    maxStalledCount: Number.MAX_SAFE_INTEGER,
    settings: { backoffStrategy: (attempts) => pauseAfter(attempts + 1) },
  });
  // Without a pause it would try again at once, for as long as Redis refuses.
  worker.on("error", () => {
    if (worker.isPaused()) return;
    void worker.pause(true);
    setTimeout(() => worker.resume(), PAUSE_MS).unref();
  });
  return {
    async stop() {
      await worker.close();
      connection.disconnect();
    },
  };
}

const PAUSE_MS = 5000;

type Send = (entry: OutboxEntry) => Promise<Tried>;

async function work(job: Job<JobData>, send: Send) {
  // The process that accepted it made the first attempt.
  const entry = { ...toEntry(job), attempts: job.attemptsMade + 2 };
  if (entry.receivedAt < Date.now() - retentionMs)
    return void log.error({ event: "outbox", outcome: "expired" });
  const tried = await send(entry);
  logAttempt("outbox", tried, entry);
  if (tried.kind === "failed") throw new Error(tried.cause);
  if (tried.kind !== "sent") throw new UnrecoverableError(causeOf(tried));
}
