import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { eraseDeleted, queueWrite } from "#app/platform/database.server.ts";

export const waitingColumns = {
  id: z.number(),
  attempts: z.number(),
  dueAt: z.number(),
  lastFailure: z.string().nullable(),
  refused: z.coerce.boolean(),
};

/** The state of an entry in a queue. */
export type Waiting = z.output<z.ZodObject<typeof waitingColumns>>;

/** A queue's name in the log. */
export type QueueEvent = "outbox" | "notification";

export interface WorkQueue<Entry extends Waiting> {
  readonly event: QueueEvent;
  /**
   * Leases the entry that has been due longest, or the given one, due or not. Null if there is none, or if it is leased
   * to another.
   */
  claim(id?: number): Promise<Entry | null>;
  sent(entry: Entry): Promise<unknown>;
  /** Retries the entry after a pause that grows with the attempts or, if it was refused, keeps it for the operator. */
  failed(entry: Entry, cause: string, isRefused: boolean): Promise<void>;
  drop(id: number): Promise<boolean>;
  list(): Promise<Entry[]>;
  count(): Promise<number>;
  /** When the next entry is due, in ms since the epoch; null if none is. */
  nextDue(): Promise<number | null>;
}

const MAX_PAUSE_MS = 3600 * 1000;

/** Two seconds, four, eight …: a service that was down for days gets the message within an hour. */
export function pauseAfter(attempts: number) {
  return Math.min(2000 * 2 ** Math.max(0, attempts - 1), MAX_PAUSE_MS);
}

/**
 * A queue in a table of the embedded database. Calls `open` at each use, so that it works again once a missing disk is
 * back. An entry that wasn't sent within its lease can be claimed again.
 */
export function embeddedQueue<Entry extends Waiting>(
  open: () => DatabaseSync,
  table: "outbox" | "notifications",
  row: z.ZodType<Entry>,
  leaseMs: number,
): WorkQueue<Entry> {
  // A time that no pause or lease reaches was set by a clock that was wrong.
  const isPast = (column: string) => `(${column} <= :now OR ${column} > :now + ${MAX_PAUSE_MS + leaseMs})`;
  // One statement: of two processes at the same database only one gets the entry.
  const claim = `UPDATE ${table} SET attempts = attempts + 1, leased_until = :lease, refused = 0
    WHERE ${isPast("leased_until")} AND id = coalesce(:id,
      (SELECT id FROM ${table} WHERE refused = 0 AND ${isPast("due_at")} AND ${isPast("leased_until")}
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
        // `get` would stop before the commit, and miss that it failed.
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
    async count() {
      const row = open().prepare(`SELECT count(*) AS entries FROM ${table}`).get();
      return z.object({ entries: z.number() }).parse(row).entries;
    },
    async nextDue() {
      const next = open()
        .prepare(`SELECT min(max(due_at, leased_until)) AS due FROM ${table} WHERE refused = 0`)
        .get();
      return z.object({ due: z.number().nullable() }).parse(next).due;
    },
  };
}
