import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { transaction } from "#app/platform/database.server.ts";
import { messageColumns } from "./message.server.ts";

/** Lists the inbox or suspected spam, oldest first. */
export function storedMessages(db: DatabaseSync, { spam }: { spam: boolean }) {
  const list = "SELECT * FROM messages WHERE state = 'stored' AND suspectedSpam = ? ORDER BY id";
  return z.array(storedRow).parse(db.prepare(list).all(Number(spam)));
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

export function countStored(db: DatabaseSync, { spam }: { spam: boolean }) {
  const count = "SELECT count(*) AS messages FROM messages WHERE state = 'stored' AND suspectedSpam = ?";
  return Number(db.prepare(count).get(Number(spam))?.messages);
}

const storedRow = z.object({ id: z.number(), ...messageColumns });
