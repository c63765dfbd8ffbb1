import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { eraseDeleted, insert, transaction, whenFree } from "#app/platform/database.server.ts";
import { rowOf } from "#app/platform/rows.server.ts";
import { rememberAccepted } from "../store/accepted.server.ts";
import { type Submission, submissionColumns } from "../submission.server.ts";

export type OutboxEntry = Submission & {
  id: number;
  attempts: number;
  dueAt: number;
  lastFailure: string | null;
  refused: boolean;
};

/**
 * Where messages wait until the form service has them. One embedded database holds them here; several
 * containers can share another queue behind the same methods.
 */
export interface OutboxQueue {
  /** Durable once it resolves. The entry is the caller's alone to send until its lease is over. */
  keep(submission: Submission): Promise<OutboxEntry>;
  /**
   * The entry that is due longest (or the one named, due or not), now the caller's alone; null where there is
   * none, or where another has it.
   */
  claim(id?: number): Promise<OutboxEntry | null>;
  /** The form service has it. */
  sent(entry: OutboxEntry): Promise<void>;
  /** Not taken: tried again after a pause that grows with the attempts; where it was refused, kept for the operator. */
  failed(entry: OutboxEntry, cause: string, isRefused: boolean): Promise<void>;
  drop(id: number): Promise<boolean>;
  list(): Promise<OutboxEntry[]>;
  /** When the next entry is due, ms since the epoch; null where none waits. */
  nextDue(): Promise<number | null>;
}

/** Two seconds, four, eight …, an hour at most: a service that is down for days gets the message when it is back. */
export function pauseAfter(attempts: number) {
  return Math.min(2000 * 2 ** Math.max(0, attempts - 1), 3600 * 1000);
}

/**
 * The queue in the embedded database. `open` is asked at each use, so that a disk that was away may come back. What
 * nobody has sent within the lease is anybody's again.
 */
export function embeddedQueue(open: () => DatabaseSync, leaseMs: number): OutboxQueue {
  return {
    keep: (submission) =>
      whenFree(() => {
        const now = submission.receivedAt;
        const times = { dueAt: now, leasedUntil: now + leaseMs };
        return outboxRow.parse(insert(open(), "outbox", { ...submission, attempts: 1, ...times }));
      }),
    claim: (id) =>
      whenFree(() => {
        const now = Date.now();
        const row = open()
          .prepare(claim)
          .get({ now, lease: now + leaseMs, id: id ?? null });
        return row ? outboxRow.parse(row) : null;
      }),
    sent: ({ id, fingerprint }) =>
      whenFree(() => {
        const db = open();
        transaction(db, () => {
          remove(db, id);
          rememberAccepted(db, fingerprint);
        });
        eraseDeleted(db, false);
      }),
    failed: ({ id, attempts }, cause, isRefused) =>
      whenFree(() => {
        open()
          .prepare(
            "UPDATE outbox SET due_at = ?, last_failure = ?, refused = ?, leased_until = 0 WHERE id = ?",
          )
          .run(Date.now() + pauseAfter(attempts), cause, Number(isRefused), id);
      }),
    drop: (id) =>
      whenFree(() => {
        const wasThere = remove(open(), id);
        eraseDeleted(open(), false);
        return wasThere;
      }),
    async list() {
      return z.array(outboxRow).parse(open().prepare("SELECT * FROM outbox ORDER BY id").all());
    },
    async nextDue() {
      const row = open()
        .prepare("SELECT min(max(due_at, leased_until)) AS due FROM outbox WHERE refused = 0")
        .get();
      return z.object({ due: z.number().nullable() }).parse(row).due;
    },
  };
}

// One statement: of two processes at the same database only one gets the entry.
const claim = `UPDATE outbox SET attempts = attempts + 1, leased_until = :lease, refused = 0
  WHERE leased_until <= :now AND id =
    coalesce(:id, (SELECT id FROM outbox WHERE refused = 0 AND due_at <= :now AND leased_until <= :now
                   ORDER BY due_at, id LIMIT 1))
  RETURNING *`;

const outboxRow = rowOf({
  id: z.number(),
  ...submissionColumns,
  fingerprint: z.string(),
  attempts: z.number(),
  dueAt: z.number(),
  lastFailure: z.string().nullable(),
  refused: z.coerce.boolean(),
});

function remove(db: DatabaseSync, id: number) {
  return db.prepare("DELETE FROM outbox WHERE id = ?").run(id).changes > 0;
}
