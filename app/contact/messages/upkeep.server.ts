import type { DatabaseSync } from "node:sqlite";
import { eraseDeleted, insert, transaction } from "#app/platform/database.server.ts";
import { byField, type Fields } from "../lead.ts";
import { messageOf } from "./message.server.ts";
import { DAY_MS, deleteMessage, PLAUSIBLE_MS } from "./rows.server.ts";

/** A purge of more than this share of the messages is delayed. */
const SHARE = 1 / 10;

/**
 * Deletes rows that nothing needs any more: fingerprints, outcomes, and messages whose process died before the visitor
 * was thanked. Returns whether there were any.
 */
export function tidy(db: DatabaseSync, now = Date.now()) {
  const needed = `SELECT 1 FROM deliveries WHERE messageId = messages.id AND (messages.state = 'accepted' OR channel = 'service')`;
  const expired = "state <> 'stored' AND expiresAt NOT BETWEEN ? AND ?";
  const statement = db.prepare(`DELETE FROM messages WHERE ${expired} AND NOT EXISTS (${needed})`);
  return statement.run(now + 1, now + PLAUSIBLE_MS).changes > 0;
}

/**
 * Returns a function that deletes messages older than `days`. A clock that jumped ahead would make everything look
 * expired, so a purge of more than a tenth of the messages waits for a day of uptime. `unsent` is the number of deleted
 * messages that were still in the outbox.
 */
export function purger(days: number) {
  let doubtsSince: number | null = null;

  return function purge(db: DatabaseSync, now = Date.now(), uptime = performance.now()) {
    const before = now - days * DAY_MS;
    const count = (what: string) =>
      Number(db.prepare(`SELECT count(*) AS rows FROM ${what}`).get(before)?.rows);
    const doubtsClock =
      count("messages WHERE receivedAt < ?") > SHARE * count("messages WHERE ? IS NOT NULL");
    doubtsSince = doubtsClock ? (doubtsSince ?? uptime) : null;
    if (doubtsSince !== null && uptime < doubtsSince + DAY_MS) return { deleted: 0, unsent: 0, doubtsClock };
    const unsent = count(
      "deliveries JOIN messages ON messages.id = messageId WHERE channel = 'service' AND receivedAt < ?",
    );
    const deleted = Number(db.prepare("DELETE FROM messages WHERE receivedAt < ?").run(before).changes);
    eraseDeleted(db, false);
    return { deleted, unsent, doubtsClock: false };
  };
}

/** Throws if no message can be stored. The row's id keeps the ids of real messages consecutive. */
export function checkStorage(db: DatabaseSync) {
  transaction(db, () => {
    insert(db, "messages", { ...longest, id: -1, suspectedSpam: true, state: "stored", expiresAt: 0 });
    deleteMessage(db, -1);
  });
}

// The euro sign takes three bytes in UTF-8, the most for one UTF-16 code unit.
const longest = messageOf({
  ...byField<Fields>((_, { required, limit = 0 }) => (required ? "€".repeat(limit) : null)),
  loadedAt: 0,
  webdriver: false,
});
