import type { Job } from "bullmq";
import { z } from "zod";
import { env } from "#app/platform/env.server.ts";
import { rowOf, type toRow } from "#app/platform/rows.server.ts";
import { submissionColumns } from "../submission.server.ts";
import type { OutboxEntry } from "./outbox-queue.server.ts";

/** Names in Redis: the previous release works on the same queue. */
export const queueName = "outbox";
export const queuePrefix = "contact";

/** Above every id of the embedded queue: an id names one message, in either queue. */
export const IDS_FROM = 1_000_000_000;
export const NUMBERS = 100_000_000_000;

/** Chosen by us, so that a job can be named even if adding it got no reply. BullMQ refuses a plain number. */
export function jobIdOf(number: number) {
  return String(number).padStart(16, "0");
}

export const retentionMs = env.RETENTION_DAYS * 24 * 3600 * 1000;

/** A message as a database row: the previous release uses the same form. */
export type JobData = ReturnType<typeof toRow>;

const jobData = rowOf({
  ...submissionColumns,
  fingerprint: z.string(),
  lastFailure: z.string().nullable(),
});

export function toEntry(job: Job<JobData>): OutboxEntry {
  const data = jobData.parse(job.data);
  return {
    ...data,
    id: IDS_FROM + Number(job.id),
    // The process that took it in tried it first.
    attempts: job.attemptsMade + 1,
    dueAt: (job.processedOn ?? job.timestamp) + job.delay,
    lastFailure: job.failedReason ?? data.lastFailure,
    refused: job.finishedOn !== undefined,
  };
}
