import type { Job } from "bullmq";
import { z } from "zod";
import { env } from "#app/platform/env.server.ts";
import { rowOf, type toRow } from "#app/platform/rows.server.ts";
import { submissionColumns } from "../submission.server.ts";
import type { OutboxEntry } from "./outbox-queue.server.ts";

/** Where in Redis the jobs are: the release before this one works at the same queue. */
export const queueName = "outbox";
export const queuePrefix = "contact";

/** Above every number that the embedded queue will give: a number means one message, wherever it lies. */
export const IDS_FROM = 1_000_000_000;
export const NUMBERS = 100_000_000_000;

/** Chosen here, so that a job can be named whose making was not answered. BullMQ takes no plain number for a name. */
export function jobIdOf(number: number) {
  return String(number).padStart(16, "0");
}

export const retentionMs = env.RETENTION_DAYS * 24 * 3600 * 1000;

/** A message as a row is written: so does the release before this one, which may work at the same queue. */
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
