import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { eraseDeleted, queueWrite } from "#app/platform/database.server.ts";

/** What each thing has that waits to be sent. */
export type Waiting = {
  id: number;
  attempts: number;
  dueAt: number;
  lastFailure: string | null;
  refused: boolean;
};

export const waitingColumns = {
  id: z.number(),
  attempts: z.number(),
  dueAt: z.number(),
  lastFailure: z.string().nullable(),
  refused: z.coerce.boolean(),
};

/** The name under which the log has what a queue sends. */
export type QueueEvent = "outbox" | "notification";

export interface WorkQueue<Entry extends Waiting> {
  readonly event: QueueEvent;
  /**
   * The entry that is due longest (or the one named, due or not), now the caller's alone until its lease is over;
   * null where there is none, or where another has it.
   */
  claim(id?: number): Promise<Entry | null>;
  sent(entry: Entry): Promise<unknown>;
  /** Not taken: tried again after a pause that grows with the attempts; where it was refused, kept for the operator. */
  failed(entry: Entry, cause: string, isRefused: boolean): Promise<void>;
  drop(id: number): Promise<boolean>;
  list(): Promise<Entry[]>;
  /** When the next entry is due, ms since the epoch; null where none waits. */
  nextDue(): Promise<number | null>;
}

/** Two seconds, four, eight …, an hour at most: a service that is down for days gets the message when it is back. */
export function pauseAfter(attempts: number) {
  return Math.min(2000 * 2 ** Math.max(0, attempts - 1), 3600 * 1000);
}

/**
 * A queue in a table of the embedded database. `open` is asked at each use, so that a disk that was away may come
 * back. What nobody has sent within the lease is anybody's again.
 */
export function embeddedQueue<Entry extends Waiting>(
  open: () => DatabaseSync,
  table: "outbox" | "notifications",
  row: z.ZodType<Entry>,
  leaseMs: number,
): WorkQueue<Entry> {
  // One statement: of two processes at the same database only one gets the entry.
  const claim = `UPDATE ${table} SET attempts = attempts + 1, leased_until = :lease, refused = 0
    WHERE leased_until <= :now AND id =
      coalesce(:id, (SELECT id FROM ${table} WHERE refused = 0 AND due_at <= :now AND leased_until <= :now
                     ORDER BY due_at, id LIMIT 1))
    RETURNING *`;
  const drop = (id: number) =>
    queueWrite(() => {
      const db = open();
      const wasThere = db.prepare(`DELETE FROM ${table} WHERE id = ?`).run(id).changes > 0;
      eraseDeleted(db, false);
      return wasThere;
    });

  return {
    event: table === "outbox" ? "outbox" : "notification",
    claim: (id) =>
      queueWrite(() => {
        const now = Date.now();
        // All of it, though it is one row: `get` would not see that the commit failed, and nobody would have the lease.
        const [claimed] = open()
          .prepare(claim)
          .all({ now, lease: now + leaseMs, id: id ?? null });
        return claimed ? row.parse(claimed) : null;
      }),
    sent: ({ id }) => drop(id),
    failed: ({ id, attempts }, cause, isRefused) =>
      queueWrite(() => {
        open()
          .prepare(
            `UPDATE ${table} SET due_at = ?, last_failure = ?, refused = ?, leased_until = 0 WHERE id = ?`,
          )
          .run(Date.now() + pauseAfter(attempts), cause, Number(isRefused), id);
      }),
    drop,
    async list() {
      return z.array(row).parse(open().prepare(`SELECT * FROM ${table} ORDER BY id`).all());
    },
    async nextDue() {
      const next = open()
        .prepare(`SELECT min(max(due_at, leased_until)) AS due FROM ${table} WHERE refused = 0`)
        .get();
      return z.object({ due: z.number().nullable() }).parse(next).due;
    },
  };
}
