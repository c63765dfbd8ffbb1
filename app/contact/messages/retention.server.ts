import type { DatabaseSync } from "node:sqlite";
import { eraseDeleted } from "#app/platform/database.server.ts";
import { DAY_MS } from "./message.server.ts";

/** A purge of more messages than this, and of more than this share of all, is delayed. */
const FEW = 20;
const SHARE = 1 / 10;

/**
 * Returns a function that deletes messages older than `days`. A clock that jumped ahead would make everything look
 * expired, so a large purge waits for a day of uptime. `unsent` is the number of deleted messages that were still in the
 * outbox.
 */
export function purger(days: number) {
  let doubtsSince: number | null = null;

  return function purge(db: DatabaseSync, now = Date.now(), uptime = performance.now()) {
    const before = now - days * DAY_MS;
    const count = (what: string, ...values: number[]) =>
      Number(db.prepare(`SELECT count(*) AS rows FROM ${what}`).get(...values)?.rows);
    const expired = count("messages WHERE receivedAt < ?", before);
    const doubtsClock = expired > Math.max(FEW, SHARE * count("messages"));
    doubtsSince = doubtsClock ? (doubtsSince ?? uptime) : null;
    if (doubtsSince !== null && uptime < doubtsSince + DAY_MS) return { deleted: 0, unsent: 0, doubtsClock };
    const outbox = "deliveries JOIN messages ON messages.id = messageId WHERE channel = 'service'";
    const unsent = count(`${outbox} AND receivedAt < ?`, before);
    const deleted = Number(db.prepare("DELETE FROM messages WHERE receivedAt < ?").run(before).changes);
    eraseDeleted(db, false);
    return { deleted, unsent, doubtsClock: false };
  };
}
