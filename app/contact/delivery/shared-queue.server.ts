import { type Job, Queue, UnrecoverableError, Worker } from "bullmq";
import type { Redis } from "ioredis";
import { z } from "zod";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { fingerprint, idempotencyKey } from "./fingerprint.server.ts";
import { type OutboxEntry, type OutboxQueue, pauseAfter } from "./outbox-queue.server.ts";
import { type Courier, causeOf, leaseOf, logAttempt, sendEntry } from "./outbox-worker.server.ts";

/**
 * The outbox that all containers share: a BullMQ queue in Redis, worked off by each of them. A message waits as
 * a delayed job while the process that took it in tries it first; should that process die, any other has it then.
 * Where Redis can't take a message, or is gone, the embedded queue has it: `embedded` is asked then.
 */
export function sharedQueue(redis: Redis, embedded: OutboxQueue): OutboxQueue {
  const jobs = new Queue<Message>(NAME, { connection: redis, prefix: PREFIX });
  jobs.on("error", () => {});
  const has = (id: number) => id > IDS_FROM;
  const jobOf = async (id: number) => {
    const job = await inTime(jobs.getJob(String(id - IDS_FROM)));
    if (!job) throw new Error(`no message #${id}`);
    return job;
  };

  async function add(message: Message, delay: number) {
    if (redis.status !== "ready") throw new Error("redis is gone");
    const job = await inTime(
      jobs.add("message", message, {
        delay,
        attempts: Number.MAX_SAFE_INTEGER,
        backoff: { type: "custom" },
        removeOnComplete: true,
        removeOnFail: { age: retentionMs / 1000 },
      }),
    );
    return toEntry(job);
  }

  async function takeShared(id: number, leaseMs: number) {
    const job = await jobOf(id);
    const state = await inTime(job.getState());
    if (state === "delayed") {
      await inTime(job.changeDelay(leaseMs));
      return toEntry(job);
    }
    if (state !== "failed") return null;
    // A failed job can't wait any more: another takes its place, and first comes before then gone.
    const entry = await add(message.parse(job.data), leaseMs);
    await inTime(job.remove());
    return entry;
  }

  return {
    async keep(lead, leaseMs) {
      const now = Date.now();
      const { loadedAt, ...words } = lead;
      const message = {
        ...words,
        loaded_at: loadedAt,
        received_at: now,
        idempotency_key: idempotencyKey(lead, now),
        fingerprint: fingerprint(lead),
        last_failure: null,
      };
      return add(message, leaseMs).catch(() => embedded.keep(lead, leaseMs));
    },
    async claim(leaseMs, id) {
      if (id === undefined || !has(id)) return embedded.claim(leaseMs, id);
      return takeShared(id, leaseMs).catch(() => null);
    },
    async sent(entry) {
      if (!has(entry.id)) return embedded.sent(entry);
      await inTime((await jobOf(entry.id)).remove());
    },
    async postpone(entry, cause) {
      if (!has(entry.id)) return embedded.postpone(entry, cause);
      const job = await jobOf(entry.id);
      await inTime(job.updateData({ ...job.data, last_failure: cause }));
      await inTime(job.changeDelay(pauseAfter(entry.attempts)));
    },
    async refuse(entry, cause) {
      if (!has(entry.id)) return embedded.refuse(entry, cause);
      const job = await jobOf(entry.id);
      await inTime(job.updateData({ ...job.data, last_failure: cause }));
      // The worker finds it refused again, which is for good.
      await inTime(job.promote());
    },
    async drop(id) {
      if (!has(id)) return embedded.drop(id);
      return jobOf(id).then(
        async (job) => inTime(job.remove()).then(() => true),
        () => false,
      );
    },
    async list() {
      const waiting = await inTime(jobs.getJobs(["delayed", "wait", "active", "failed"], 0, -1, true));
      return [...(await embedded.list()), ...waiting.map(toEntry)];
    },
    // What is in Redis is the workers' to know.
    nextDue: () => embedded.nextDue(),
  };
}

/** Sends what is due in Redis, whoever took it in. */
export function startSharedWorker(connection: Redis, courier: Courier) {
  const worker = new Worker<Message>(NAME, (job) => send(job, courier), {
    connection,
    prefix: PREFIX,
    lockDuration: leaseOf(courier) + 5000,
    // A message whose container died while sending it is taken up again, however often that happens.
    stalledInterval: 5000,
    maxStalledCount: Number.MAX_SAFE_INTEGER,
    settings: { backoffStrategy: (attempts) => pauseAfter(attempts + 1) },
  });
  worker.on("error", () => {});
  return {
    async stop() {
      await worker.close();
      connection.disconnect();
    },
  };
}

async function send(job: Job<Message>, courier: Courier) {
  const entry = toEntry(job);
  if (entry.received_at < Date.now() - retentionMs)
    return void log.error({ event: "outbox", outcome: "expired" });
  const outcome = await sendEntry(entry, courier);
  const cause = causeOf(outcome);
  logAttempt(outcome, entry.id, entry.attempts + 1);
  if (outcome.kind === "failed") throw new Error(cause);
  if (outcome.kind !== "sent") throw new UnrecoverableError(cause);
}

const NAME = "outbox";
const PREFIX = "contact";
/** Above every number that the embedded queue will give: a number means one message, wherever it lies. */
const IDS_FROM = 1_000_000_000;

const retentionMs = env.RETENTION_DAYS * 24 * 3600 * 1000;

const message = z.object({
  name: z.string(),
  email: z.string(),
  service: z.string().nullable(),
  message: z.string(),
  loaded_at: z.number(),
  webdriver: z.boolean(),
  received_at: z.number(),
  idempotency_key: z.string(),
  fingerprint: z.string(),
  last_failure: z.string().nullable(),
});
type Message = z.output<typeof message>;

function toEntry(job: Job<Message>): OutboxEntry {
  const data = message.parse(job.data);
  return {
    ...data,
    id: IDS_FROM + Number(job.id),
    // The process that took it in tried it first.
    attempts: job.attemptsMade + 1,
    due_at: (job.processedOn ?? job.timestamp) + job.delay,
    last_failure: job.failedReason ?? data.last_failure,
    refused: job.finishedOn !== undefined,
  };
}

/** BullMQ waits for a connection as long as it takes; a visitor doesn't. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("redis is slow")), 1500);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
