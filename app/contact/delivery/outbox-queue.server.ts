import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { insert, queueWrite } from "#app/platform/database.server.ts";
import { rowOf } from "#app/platform/rows.server.ts";
import { rememberAccepted } from "../store/accepted.server.ts";
import { type Submission, submissionColumns } from "../submission.server.ts";
import { embeddedQueue, type Waiting, type WorkQueue, waitingColumns } from "./embedded-queue.server.ts";

export type OutboxEntry = Submission & Waiting;

/**
 * Where messages wait until the form service has them. One embedded database holds them here; several
 * containers can share another queue behind the same methods.
 */
export interface OutboxQueue extends WorkQueue<OutboxEntry> {
  /** Durable once it resolves. The entry is the caller's alone to send until its lease is over. */
  keep(submission: Submission): Promise<OutboxEntry>;
}

/** The queue in the embedded database. */
export function outboxQueue(open: () => DatabaseSync, leaseMs: number): OutboxQueue {
  const queue = embeddedQueue(open, "outbox", outboxRow, leaseMs);
  return {
    ...queue,
    keep: (submission) =>
      queueWrite(() => {
        const now = submission.receivedAt;
        const times = { dueAt: now, leasedUntil: now + leaseMs };
        return outboxRow.parse(insert(open(), "outbox", { ...submission, attempts: 1, ...times }));
      }),
    async sent(entry) {
      await queueWrite(() => rememberAccepted(open(), entry.fingerprint));
      await queue.sent(entry);
    },
  };
}

const outboxRow = rowOf({ ...waitingColumns, ...submissionColumns, fingerprint: z.string() });
