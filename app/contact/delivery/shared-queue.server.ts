import { type Job, type JobType, Queue, UnrecoverableError, Worker } from "bullmq";
import type { Redis } from "ioredis";
import { z } from "zod";
import { viaRedis } from "#app/platform/redis.server.ts";
import { rowOf, toRow } from "#app/platform/rows.server.ts";
import { submissionColumns } from "../submission.server.ts";
import { causeOf, type Tried } from "./outcome.ts";
import { type OutboxEntry, type OutboxQueue, pauseAfter } from "./queue.server.ts";
import { logAttempt } from "./worker.server.ts";

/**
 * The outbox that all containers share: a BullMQ queue in Redis. A message is a delayed job while the process that
 * accepted it tries it first; if that process dies, any other sends it. The embedded queue takes messages that Redis
 * can't. Ids of shared messages are strings, such as "r12".
 */
export function sharedQueue(redis: Redis, embedded: OutboxQueue, leaseMs: number): OutboxQueue {
  const jobs = new Queue<JobData>(NAME, { connection: redis, prefix: PREFIX });
  jobs.on("error", () => {});

  async function add(data: JobData) {
    const job = await viaRedis(() =>
      jobs.add("message", data, {
        delay: leaseMs,
        attempts: Number.MAX_SAFE_INTEGER,
        backoff: { type: "custom" },
        removeOnComplete: true,
      }),
    );
    return toEntry(job);
  }

  async function jobOf(id: string) {
    const job = await viaRedis(() => jobs.getJob(id.slice(1)));
    if (!job) throw new Error(`no message #${id}`);
    return job;
  }

  async function claimShared(id: string) {
    const job = await jobOf(id);
    const state = await viaRedis(() => job.getState());
    if (state === "delayed") {
      await viaRedis(() => job.changeDelay(leaseMs));
      return toEntry(job);
    }
    if (state !== "failed") return null;
    // A failed job can't be delayed again: a new one is added, then this one removed.
    const entry = await add(job.data);
    await viaRedis(() => job.remove());
    return entry;
  }

  return {
    ...embedded,
    keep: (submission) =>
      add(toRow({ ...submission, lastFailure: null })).catch(() => embedded.keep(submission)),
    async claim(id) {
      return typeof id === "string" ? claimShared(id).catch(() => null) : embedded.claim(id);
    },
    async sent(entry) {
      if (typeof entry.id !== "string") return embedded.sent(entry);
      const job = await jobOf(entry.id);
      await viaRedis(() => job.remove());
    },
    async failed(entry, cause, isRefused) {
      if (typeof entry.id !== "string") return embedded.failed(entry, cause, isRefused);
      const job = await jobOf(entry.id);
      await viaRedis(() => job.updateData({ ...job.data, last_failure: cause }));
      // Promoted, so that a worker tries once more and fails it for good.
      await viaRedis(() => (isRefused ? job.promote() : job.changeDelay(pauseAfter(entry.attempts))));
    },
    async drop(id) {
      if (typeof id !== "string") return embedded.drop(id);
      const job = await jobOf(id).catch(() => null);
      if (job) await viaRedis(() => job.remove());
      return job !== null;
    },
    async list() {
      const waiting = await viaRedis(() => jobs.getJobs(WAITING, 0, -1, true));
      return [...(await embedded.list()), ...waiting.map(toEntry)];
    },
    async count() {
      return (await embedded.count()) + (await viaRedis(() => jobs.getJobCountByTypes(...WAITING)));
    },
  };
}

/** Sends due messages from Redis, whichever process accepted them. */
export function startSharedWorker(connection: Redis, send: Send, leaseMs: number) {
  const worker = new Worker<JobData>(NAME, (job) => work(job, send), {
    connection,
    prefix: PREFIX,
    lockDuration: leaseMs + 5000,
    // A message is tried again even if its container dies while sending it, every time.
    stalledInterval: 5000,
    maxStalledCount: Number.MAX_SAFE_INTEGER,
    settings: { backoffStrategy: (attempts) => pauseAfter(attempts + 1) },
  });
  // Without a pause it would retry without end while Redis refuses.
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

type Send = (entry: OutboxEntry) => Promise<Tried>;

// The previous release works on the same queue, with the same form of data: a database row.
const NAME = "outbox";
const PREFIX = "contact";
type JobData = ReturnType<typeof toRow>;
const jobData = rowOf({
  ...submissionColumns,
  fingerprint: z.string(),
  lastFailure: z.string().nullable(),
});

const WAITING: JobType[] = ["delayed", "wait", "active", "failed"];
const PAUSE_MS = 5000;

async function work(job: Job<JobData>, send: Send) {
  const entry = toEntry(job);
  entry.attempts += 1;
  const tried = await send(entry);
  logAttempt("outbox", tried, entry);
  if (tried.kind === "failed") throw new Error(tried.cause);
  if (tried.kind !== "sent") throw new UnrecoverableError(causeOf(tried));
}

function toEntry(job: Job<JobData>): OutboxEntry {
  const data = jobData.parse(job.data);
  return {
    ...data,
    id: `r${job.id}`,
    // The process that accepted it made the first attempt.
    attempts: job.attemptsMade + 1,
    dueAt: (job.processedOn ?? job.timestamp) + job.delay,
    lastFailure: job.failedReason ?? data.lastFailure,
    refused: job.finishedOn !== undefined,
  };
}
