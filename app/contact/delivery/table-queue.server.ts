import type { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { eraseDeleted, insert, queueWrite } from "#app/platform/database.server.ts";
import {
  type Content,
  logAttempt,
  logUnavailable,
  MAX_PAUSE_MS,
  type Pending,
  pauseAfter,
  type Queue,
  tryEntry,
} from "./queue.server.ts";

type Options<Entry extends Pending> = Pick<Queue<Entry>, "event" | "prefix" | "send"> & {
  /** Called at each use, so that the queue works again once a missing disk is back. */
  open: () => DatabaseSync;
  table: "outbox" | "notifications";
  row: z.ZodType<Entry>;
  leaseMs: number;
};

export interface TableQueue<Entry extends Pending> extends Queue<Entry> {
  /** Without an id, leases the entry that has been due longest. */
  claim(id?: number): Promise<Entry | null>;
  /** Ends the lease of an entry that was added but not tried, which makes the entry due. */
  release(entry: Entry): Promise<unknown>;
}

export function tableQueue<Entry extends Pending>(options: Options<Entry>): TableQueue<Entry> {
  const { open, table, row, leaseMs, event, prefix, send } = options;
  // A time further ahead than any pause or lease was set by a wrong clock, and counts as past.
  const isPast = (column: string) => `(${column} <= :now OR ${column} > :now + ${MAX_PAUSE_MS + leaseMs})`;
  // A single statement, so that only one of several processes claims the entry.
  const claim = `UPDATE ${table} SET attempts = attempts + 1, leased_until = :lease, refused = 0
    WHERE ${isPast("leased_until")} AND id = coalesce(:id,
      (SELECT id FROM ${table} WHERE refused = 0 AND ${isPast("due_at")} AND ${isPast("leased_until")}
       ORDER BY due_at, id LIMIT 1))
    RETURNING *`;
  // Compares the idempotency key too: if the database was replaced meanwhile, the id may belong to another message.
  const change = (verb: string, { id, idempotencyKey }: Entry, ...values: (string | number)[]) =>
    open()
      .prepare(`${verb} WHERE id = ? AND idempotency_key = ?`)
      .run(...values, id, idempotencyKey).changes;

  const queue = {
    event,
    prefix,
    send,
    add: (content: Content<Entry>) =>
      queueWrite(() => {
        const times = { dueAt: content.receivedAt, leasedUntil: content.receivedAt + leaseMs };
        return row.parse(insert(open(), table, { ...content, ...times, refused: false }));
      }),
    claim: (id?: number) =>
      queueWrite(() => {
        const now = Date.now();
        // `get` would return the row before the commit, and miss an error of the commit.
        const [claimed] = open()
          .prepare(claim)
          .all({ now, lease: now + leaseMs, id: id ?? null });
        return claimed ? row.parse(claimed) : null;
      }),
    release: (entry: Entry) => queueWrite(() => change(`UPDATE ${table} SET leased_until = 0`, entry)),
    failed: (entry: Entry, cause: string, isRefused: boolean) =>
      queueWrite(() => {
        const set = `UPDATE ${table} SET leased_until = 0, due_at = ?, last_failure = ?, refused = ?`;
        change(set, entry, Date.now() + pauseAfter(entry.attempts), cause, Number(isRefused));
      }),
    remove: (entry: Entry) =>
      queueWrite(() => {
        const removed = change(`DELETE FROM ${table}`, entry);
        eraseDeleted(open(), false);
        return removed > 0;
      }),
    async list() {
      return z.array(row).parse(open().prepare(`SELECT * FROM ${table} ORDER BY id`).all());
    },
    async count() {
      return Number(open().prepare(`SELECT count(*) AS entries FROM ${table}`).get()?.entries);
    },
  };
  return { ...queue, ...workerFor(queue) };
}

/** Polling interval. Another process may have added an entry, or an entry's pause may be over. */
const POLL_MS = 2000;

function workerFor<Entry extends Pending>(queue: Omit<TableQueue<Entry>, "wake" | "stop">) {
  let work: Promise<void> | undefined;
  let stopped = false;
  let woken = Promise.withResolvers<void>();

  async function run() {
    while (!stopped) {
      woken = Promise.withResolvers();
      const entry = await queue.claim().catch((error: unknown) => logUnavailable(queue, error));
      if (entry) logAttempt(queue, await tryEntry(queue, entry), entry);
      else await Promise.race([woken.promise, sleep(POLL_MS, null, { ref: false })]);
    }
  }

  return {
    wake() {
      work ??= run();
      woken.resolve();
    },
    async stop() {
      stopped = true;
      woken.resolve();
      await work;
    },
  };
}
