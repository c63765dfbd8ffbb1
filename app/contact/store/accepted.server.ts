import type { DatabaseSync } from "node:sqlite";

/** How long a message with the same words counts as a duplicate. */
export const REPETITION_MS = 10 * 60 * 1000;

export function rememberAccepted(db: DatabaseSync, fingerprint: string, now = Date.now()) {
  deleteExpired(db, now);
  db.prepare("INSERT OR REPLACE INTO deliveries VALUES (?, ?)").run(fingerprint, now);
}

/** Records a try, unless a recent one is on record. Returns the time of the one on record. */
export function firstTried(db: DatabaseSync, fingerprint: string, now = Date.now()) {
  deleteExpired(db, now);
  // `get` would return the row before the commit, and miss an error of the commit.
  const [row] = db
    .prepare(
      `INSERT INTO deliveries VALUES (?, ?)
       ON CONFLICT DO UPDATE SET accepted_at = accepted_at RETURNING accepted_at AS at`,
    )
    .all(`tried ${fingerprint}`, now);
  return Number(row?.at);
}

/** Whether the same message was accepted recently, or is pending in the outbox. */
export function wasAccepted(db: DatabaseSync, fingerprint: string, now = Date.now()) {
  const row = db
    .prepare(
      `SELECT 1 FROM deliveries WHERE fingerprint = :fingerprint AND ${IS_RECENT}
       UNION ALL SELECT 1 FROM outbox WHERE fingerprint = :fingerprint AND refused = 0`,
    )
    .get({ fingerprint, now });
  return row !== undefined;
}

// Uses the absolute value, because a time in the future was stored while the clock was wrong.
const IS_RECENT = `abs(accepted_at - :now) <= ${REPETITION_MS}`;

function deleteExpired(db: DatabaseSync, now: number) {
  db.prepare(`DELETE FROM deliveries WHERE NOT ${IS_RECENT}`).run({ now });
}
