import type { DatabaseSync } from "node:sqlite";
import { fieldNames } from "../lead.ts";
import { REPETITION_MS } from "./message.server.ts";

export const HOUR_MS = 3600 * 1000;
export const DAY_MS = 24 * HOUR_MS;
/** Times further ahead than this were stored while the clock was wrong, and count as past. */
export const PLAUSIBLE_MS = 25 * HOUR_MS;

/** Identifies a message. An id alone may belong to another message after the database was replaced. */
export type Row = { id: number; idempotencyKey: string };

export const NO_TEXT = fieldNames.map((name) => `"${name}" = NULL`).join();

/** Changes a message. Returns false if the row is gone. */
export function change(
  db: DatabaseSync,
  { id, idempotencyKey }: Row,
  set: string,
  ...values: (string | number)[]
) {
  const update = db.prepare(`UPDATE messages SET ${set} WHERE id = ? AND idempotencyKey = ?`);
  return update.run(...values, id, idempotencyKey).changes > 0;
}

/** The visitor was thanked. Returns false if the row is gone. */
export function accept(db: DatabaseSync, row: Row) {
  const isThere = change(db, row, "state = 'accepted', expiresAt = receivedAt + ?", REPETITION_MS);
  if (isThere) eraseUnneeded(db, row.id);
  return isThere;
}

/** Erases the text of an accepted message that no channel has to deliver any more. */
export function eraseUnneeded(db: DatabaseSync, id: number) {
  const isNeeded = "EXISTS (SELECT 1 FROM deliveries WHERE messageId = messages.id)";
  db.prepare(`UPDATE messages SET ${NO_TEXT} WHERE id = ? AND state = 'accepted' AND NOT ${isNeeded}`).run(
    id,
  );
}

export function deleteMessage(db: DatabaseSync, id: number) {
  return db.prepare("DELETE FROM messages WHERE id = ?").run(id).changes > 0;
}

export function countStored(db: DatabaseSync, { spam }: { spam: boolean }) {
  const count = "SELECT count(*) AS messages FROM messages WHERE state = 'stored' AND suspectedSpam = ?";
  return Number(db.prepare(count).get(Number(spam))?.messages);
}
