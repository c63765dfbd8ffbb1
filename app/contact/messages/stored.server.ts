import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { transaction } from "#app/platform/database.server.ts";
import { messageColumns } from "./message.server.ts";

/** Where a message can be. In the outbox are accepted messages whose text a channel still needs. */
const places = {
  inbox: "state = 'stored' AND suspectedSpam = 0",
  suspectedSpam: "state = 'stored' AND suspectedSpam = 1",
  outbox: "state = 'accepted' AND message IS NOT NULL",
};
export type Place = keyof typeof places;

/** Lists messages, oldest first. */
export function listMessages(db: DatabaseSync, place: Place) {
  return z
    .array(storedRow)
    .parse(db.prepare(`SELECT * FROM messages WHERE ${places[place]} ORDER BY id`).all());
}

export function countMessages(db: DatabaseSync, place: Place) {
  const count = `SELECT count(*) AS messages FROM messages WHERE ${places[place]}`;
  return Number(db.prepare(count).get()?.messages);
}

/** Moves suspected spam to the inbox. */
export function clearSuspicion(db: DatabaseSync, id: number) {
  transaction(db, () => {
    db.prepare("UPDATE messages SET suspectedSpam = 0 WHERE id = ?").run(id);
    db.prepare("DELETE FROM deliveries WHERE messageId = ?").run(id);
  });
}

export function deleteMessage(db: DatabaseSync, id: number) {
  return db.prepare("DELETE FROM messages WHERE id = ?").run(id).changes > 0;
}

const storedRow = z.object({ id: z.number(), ...messageColumns });
