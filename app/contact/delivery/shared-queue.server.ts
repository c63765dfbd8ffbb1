import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type JobType, Queue } from "bullmq";
import type { Redis } from "ioredis";
import { viaRedis } from "#app/platform/redis.server.ts";
import { toRow } from "#app/platform/rows.server.ts";
import { pauseAfter } from "./embedded-queue.server.ts";
import type { OutboxQueue } from "./outbox-queue.server.ts";
import {
  IDS_FROM,
  type JobData,
  jobIdOf,
  NUMBERS,
  queueName,
  queuePrefix,
  retentionMs,
  toEntry,
} from "./shared-job.server.ts";

/**
 * The outbox that all containers share: a BullMQ queue in Redis. A message is a delayed job while the process that
 * accepted it tries it first; if that process dies, any other sends it. The embedded queue takes messages that Redis
 * can't.
 */
export function sharedQueue(redis: Redis, embedded: OutboxQueue, leaseMs: number): OutboxQueue {
  const jobs = new Queue<JobData>(queueName, { connection: redis, prefix: queuePrefix });
  jobs.on("error", () => {});
  const has = (id: number) => id > IDS_FROM;
  const jobOf = async (id: number) => {
    const number = id - IDS_FROM;
    // The previous release let Redis number them.
    const job = await viaRedis(
      async () => (await jobs.getJob(jobIdOf(number))) ?? jobs.getJob(String(number)),
    );
    if (!job) throw new Error(`no message #${id}`);
    return job;
  };

  async function add(data: JobData, delay: number) {
    const jobId = jobIdOf(randomInt(NUMBERS));
    let isUnderWay = false;
    try {
      const job = await viaRedis(() => {
        isUnderWay = true;
        return jobs.add("message", data, {
          jobId,
          delay,
          attempts: Number.MAX_SAFE_INTEGER,
          backoff: { type: "custom" },
          removeOnComplete: true,
          removeOnFail: { age: retentionMs / 1000 },
        });
      });
      return toEntry(job);
    } catch (error) {
      if (isUnderWay && !isRefusal(error)) void takeBack(jobId);
      throw error;
    }
  }

  /** Redis may still carry out a command that it didn't answer in time: undoes it, as soon as Redis answers. */
  async function takeBack(jobId: string) {
    for (;;) {
      const answer = await jobs.remove(jobId).catch((error: unknown) => error);
      if (!(answer instanceof Error) || isRefusal(answer)) return;
      await sleep(TAKE_BACK_MS, null, { ref: false });
    }
  }

  async function takeShared(id: number) {
    const job = await jobOf(id);
    const state = await viaRedis(() => job.getState());
    if (state === "delayed") {
      await viaRedis(() => job.changeDelay(leaseMs));
      return toEntry(job);
    }
    if (state !== "failed") return null;
    // A failed job can't be delayed again: a new one is added, then this one removed.
    const entry = await add(job.data, leaseMs);
    await viaRedis(() => job.remove());
    return entry;
  }

  return {
    event: embedded.event,
    keep: (submission) =>
      add(toRow({ ...submission, lastFailure: null }), leaseMs).catch(() => embedded.keep(submission)),
    async claim(id) {
      if (id === undefined || !has(id)) return embedded.claim(id);
      return takeShared(id).catch(() => null);
    },
    async sent(entry) {
      if (!has(entry.id)) return embedded.sent(entry);
      const job = await jobOf(entry.id);
      await viaRedis(() => job.remove());
    },
    async failed(entry, cause, isRefused) {
      if (!has(entry.id)) return embedded.failed(entry, cause, isRefused);
      const job = await jobOf(entry.id);
      await viaRedis(() => job.updateData({ ...job.data, last_failure: cause }));
      // Promoted, so that a worker tries once more and fails it for good.
      await viaRedis(() => (isRefused ? job.promote() : job.changeDelay(pauseAfter(entry.attempts))));
    },
    async drop(id) {
      if (!has(id)) return embedded.drop(id);
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
    // BullMQ's workers know when theirs are due.
    nextDue: () => embedded.nextDue(),
  };
}

/** Redis won't ever run it: this user may not. Read-only or out of memory passes. */
function isRefusal(error: unknown) {
  return error instanceof Error && /^NO(PERM|AUTH)/.test(error.message);
}

const WAITING: JobType[] = ["delayed", "wait", "active", "failed"];
const TAKE_BACK_MS = 5000;
