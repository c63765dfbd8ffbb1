import { type Job, Queue as Jobs, type JobType, UnrecoverableError, Worker } from "bullmq";
import type { Redis } from "ioredis";
import { z } from "zod";
import { viaRedis, waitingConnection } from "#app/platform/redis.server.ts";
import { rowOf } from "#app/platform/rows.server.ts";
import { type Submission, submissionColumns } from "../submission.server.ts";
import { causeOf } from "./outcome.ts";
import { logAttempt, type OutboxEntry, type OutboxQueue, pauseAfter } from "./queue.server.ts";

/** A BullMQ queue. A lease delays the job, so that any other process sends the message if the leasing one dies. */
export function redisQueue(redis: Redis, leaseMs: number, send: OutboxQueue["send"]): OutboxQueue {
  const jobs = new Jobs<JobData>(NAME, { connection: redis, prefix: PREFIX });
  jobs.on("error", () => {});

  const jobOf = (id: number) => viaRedis(() => jobs.getJob(`${id}`));

  let worker: ReturnType<typeof startWorker> | undefined;

  return {
    ...NAMED,
    send,
    async add(submission) {
      const data = { ...submission, lastFailure: null };
      const options = {
        attempts: Number.MAX_SAFE_INTEGER,
        backoff: { type: "custom" },
        removeOnComplete: true,
      };
      return toEntry(await viaRedis(() => jobs.add("message", data, { ...options, delay: leaseMs })));
    },
    async claim(id) {
      const job = await jobOf(id);
      if (!job) return null;
      const state = await viaRedis(() => job.getState());
      if (state === "delayed") {
        await viaRedis(() => job.changeDelay(leaseMs));
        return toEntry(job);
      }
      // A failed job can't be leased. `retry` lets a worker of the site send the message immediately.
      if (state === "failed") await viaRedis(() => job.retry());
      return null;
    },
    async failed({ id, attempts }, lastFailure, isRefused) {
      const job = await jobOf(id);
      if (!job) return;
      await viaRedis(() => job.updateData({ ...job.data, lastFailure }));
      // Promotes a refused job, so that a worker tries once more and fails the job for good.
      await viaRedis(() => (isRefused ? job.promote() : job.changeDelay(pauseAfter(attempts))));
    },
    async remove({ id }) {
      const job = await jobOf(id);
      if (job) await viaRedis(() => job.remove());
      return job !== undefined;
    },
    async list() {
      return (await viaRedis(() => jobs.getJobs(PENDING, 0, -1, true))).map(toEntry);
    },
    count: () => viaRedis(() => jobs.getJobCountByTypes(...PENDING)),
    wake() {
      worker ??= startWorker(leaseMs, send);
    },
    async stop() {
      await worker?.stop();
    },
  };
}

/** Sends due messages from Redis, whichever process accepted them. */
function startWorker(leaseMs: number, send: OutboxQueue["send"]) {
  const connection = waitingConnection();
  const worker = new Worker<JobData>(NAME, (job) => work(job, send), {
    connection,
    prefix: PREFIX,
    lockDuration: leaseMs + 5000,
    // If a process dies while it sends a message, another process takes over, however often that happens.
    stalledInterval: 5000,
    maxStalledCount: Number.MAX_SAFE_INTEGER,
    settings: { backoffStrategy: (attempts) => pauseAfter(attempts + 1) },
  });
  // Pauses the worker, which would otherwise retry in a tight loop while Redis refuses commands.
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

const NAME = "outbox";
const PREFIX = "contact";
const NAMED = { event: "outbox", prefix: "r" } as const;
const PENDING: JobType[] = ["delayed", "wait", "active", "failed"];
const PAUSE_MS = 5000;

type JobData = Submission & { lastFailure: string | null };
// Also accepts the snake_case names that earlier releases wrote.
const jobData = rowOf({
  ...submissionColumns,
  fingerprint: z.string(),
  lastFailure: z.string().nullable(),
});

async function work(job: Job<JobData>, send: OutboxQueue["send"]) {
  const entry = toEntry(job);
  entry.attempts += 1;
  const tried = await send(entry);
  logAttempt(NAMED, tried, entry);
  if (tried.kind === "failed") throw new Error(tried.cause);
  if (tried.kind !== "sent") throw new UnrecoverableError(causeOf(tried));
}

function toEntry(job: Job<JobData>): OutboxEntry {
  const data = jobData.parse(job.data);
  return {
    ...data,
    id: Number(job.id),
    // The process that accepted the message made the first attempt, which BullMQ doesn't count.
    attempts: job.attemptsMade + 1,
    dueAt: (job.processedOn ?? job.timestamp) + job.delay,
    lastFailure: job.failedReason ?? data.lastFailure,
    refused: job.finishedOn !== undefined,
  };
}
