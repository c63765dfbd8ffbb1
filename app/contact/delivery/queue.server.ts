import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { eraseDeleted, insert, queueWrite } from "#app/platform/database.server.ts";
import { rowOf } from "#app/platform/rows.server.ts";
import { rememberAccepted } from "../store/accepted.server.ts";
import { type Submission, submissionColumns } from "../submission.server.ts";

export const waitingColumns = {
  id: z.union([z.number(), z.string()]),
  receivedAt: z.number(),
  idempotencyKey: z.string(),
  attempts: z.number(),
  dueAt: z.number(),
  lastFailure: z.string().nullable(),
  refused: z.coerce.boolean(),
};

/** The state of an entry in a queue. */
export type Waiting = z.output<z.ZodObject<typeof waitingColumns>>;
type Id = Waiting["id"];

export interface WorkQueue<Entry extends Waiting> {
  /** Its name in the log. */
  readonly event: "outbox" | "notification";
  /** Leases the entry that has been due longest, or the given one, due or not. Null if there is none or it is leased. */
  claim(id?: Id): Promise<Entry | null>;
  sent(entry: Entry): Promise<unknown>;
  /** Retries the entry after a pause that grows with the attempts or, if it was refused, keeps it for the operator. */
  failed(entry: Entry, cause: string, isRefused: boolean): Promise<void>;
  drop(id: Id): Promise<boolean>;
  list(): Promise<Entry[]>;
  count(): Promise<number>;
  /** When the next entry is due, in ms since the epoch; null if none is. */
  nextDue(): Promise<number | null>;
}

export type OutboxEntry = Submission & Waiting;

export interface OutboxQueue extends WorkQueue<OutboxEntry> {
  /** Durable once it resolves. Only the caller may send the entry until its lease is over. */
  keep(submission: Submission): Promise<OutboxEntry>;
}

const MAX_PAUSE_MS = 3600 * 1000;

/** Two seconds, four, eight …: a service that was down for days gets the message within an hour. */
export function pauseAfter(attempts: number) {
  return Math.min(2000 * 2 ** Math.max(0, attempts - 1), MAX_PAUSE_MS);
}

/** The outbox in the embedded database. */
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

const outboxRow = rowOf({ ...submissionColumns, ...waitingColumns, fingerprint: z.string() });

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
  // A single statement, so that only one of several processes claims the entry.
  const claim = `UPDATE ${table} SET attempts = attempts + 1, leased_until = :lease, refused = 0
    WHERE ${isPast("leased_until")} AND id = coalesce(:id,
      (SELECT id FROM ${table} WHERE refused = 0 AND ${isPast("due_at")} AND ${isPast("leased_until")}
       ORDER BY due_at, id LIMIT 1))
    RETURNING *`;
  // The key: a database that was replaced meanwhile may have another message under this id.
  const isEntry = "id = ? AND idempotency_key = ?";
  const remove = (where: string, ...values: Id[]) =>
    queueWrite(() => {
      const db = open();
      const wasThere = db.prepare(`DELETE FROM ${table} WHERE ${where}`).run(...values).changes > 0;
      eraseDeleted(db, false);
      return wasThere;
    });

  return {
    event: table === "outbox" ? "outbox" : "notification",
    claim: (id) =>
      queueWrite(() => {
        const now = Date.now();
        const values = { now, lease: now + leaseMs, id: id ?? null };
        // `get` would return before the commit, and miss that it failed.
        const [claimed] = open().prepare(claim).all(values);
        return claimed ? row.parse(claimed) : null;
      }),
    sent: ({ id, idempotencyKey }) => remove(isEntry, id, idempotencyKey),
    failed: ({ id, idempotencyKey, attempts }, cause, isRefused) =>
      queueWrite(() => {
        const change = `UPDATE ${table} SET due_at = ?, last_failure = ?, refused = ?, leased_until = 0`;
        const values = [Date.now() + pauseAfter(attempts), cause, Number(isRefused)];
        open()
          .prepare(`${change} WHERE ${isEntry}`)
          .run(...values, id, idempotencyKey);
      }),
    drop: (id) => remove("id = ?", id),
    async list() {
      return z.array(row).parse(open().prepare(`SELECT * FROM ${table} ORDER BY id`).all());
    },
    async count() {
      const row = open().prepare(`SELECT count(*) AS entries FROM ${table}`).get();
      return Number(row?.entries);
    },
    async nextDue() {
      const query = `SELECT min(max(due_at, leased_until)) AS due FROM ${table} WHERE refused = 0`;
      return z.object({ due: z.number().nullable() }).parse(open().prepare(query).get()).due;
    },
  };
}
