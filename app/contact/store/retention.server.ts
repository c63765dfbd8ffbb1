import type { DatabaseSync } from "node:sqlite";
import { eraseDeleted, transaction } from "#app/platform/database.server.ts";

const DAY_MS = 24 * 3600 * 1000;

/** Deletes messages that are older than the privacy policy allows. Returns how many of them nobody ever got. */
export function deleteExpired(db: DatabaseSync, days: number, now = Date.now()) {
  const before = now - days * DAY_MS;
  const unsent = transaction(db, () => {
    db.prepare("DELETE FROM inbox WHERE received_at < ?").run(before);
    db.prepare("DELETE FROM notifications WHERE received_at < ?").run(before);
    return Number(db.prepare("DELETE FROM outbox WHERE received_at < ?").run(before).changes);
  });
  eraseDeleted(db, false);
  return unsent;
}
