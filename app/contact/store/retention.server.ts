import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { eraseDeleted, transaction } from "#app/platform/database.server.ts";

export const HOUR_MS = 3600 * 1000;
export const DAY_MS = 24 * HOUR_MS;
/** Purges run every hour. A gap longer than this means that the clock was changed or the site was off. */
const PLAUSIBLE_MS = 2 * DAY_MS;
/** The largest share of a table that one purge deletes while it doubts the clock. */
const SHARE = 1 / 10;

const tables = ["inbox", "notifications", "outbox"] as const;

/**
 * Returns a function that deletes messages older than `days`. A wrong clock would make all messages seem expired. The
 * purge therefore doubts the clock if the last purge or the expiry of the oldest message is more than two days ago, or
 * if the last purge is over an hour in the future. It then deletes nothing for a day of uptime, so that an operator can
 * react. After that day, each purge deletes a limited share until no expired message is left. `unsent` is the number of
 * deleted messages that were still in the outbox.
 */
export function purger(days: number) {
  let doubtsSince: number | null = null;

  return function purge(db: DatabaseSync, now = Date.now(), uptime = performance.now()) {
    const before = now - days * DAY_MS;
    const doubtsClock = !isPlausible(db, before, now);
    doubtsSince = doubtsClock ? (doubtsSince ?? uptime) : null;
    if (doubtsSince !== null && uptime < doubtsSince + DAY_MS) return { deleted: 0, unsent: 0, doubtsClock };

    const counts = transaction(db, () => {
      const deleted = tables.map((table) => deleteBefore(db, table, before, doubtsClock ? SHARE : 1));
      if (oldest(db) >= before) db.prepare("INSERT OR REPLACE INTO last_purge VALUES (1, ?)").run(now);
      return deleted;
    });
    eraseDeleted(db, false);
    const [inbox = 0, notifications = 0, unsent = 0] = counts;
    return { deleted: inbox + notifications + unsent, unsent, doubtsClock };
  };
}

function isPlausible(db: DatabaseSync, before: number, now: number) {
  const sinceLast = now - (timeRow.parse(db.prepare("SELECT max(at) AS at FROM last_purge").get()).at ?? now);
  return sinceLast > -HOUR_MS && sinceLast < PLAUSIBLE_MS && before - oldest(db) < PLAUSIBLE_MS;
}

function oldest(db: DatabaseSync) {
  const ages = tables.map((table) => `SELECT min(received_at) AS at FROM ${table}`).join(" UNION ALL ");
  const row = db.prepare(`SELECT min(at) AS at FROM (${ages})`).get();
  return timeRow.parse(row).at ?? Number.POSITIVE_INFINITY;
}

const timeRow = z.object({ at: z.number().nullable() });

function deleteBefore(db: DatabaseSync, table: (typeof tables)[number], before: number, share: number) {
  const { changes } = db
    .prepare(
      `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE received_at < ? ORDER BY received_at
         LIMIT (SELECT max(1, ceil(count(*) * ?)) FROM ${table}))`,
    )
    .run(before, share);
  return Number(changes);
}
