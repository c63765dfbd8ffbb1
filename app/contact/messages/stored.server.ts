import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { transaction } from "#app/platform/database.server.ts";
import { messageColumns } from "./message.server.ts";

export type StoredMessage = z.output<typeof storedRow>;

const PAGE = 100;

/** Reads the inbox or suspected spam in pages, so that no lock is held for long and memory use stays low. */
export function* storedMessages(
  db: DatabaseSync,
  { spam, where = () => true }: { spam: boolean; where?: (message: StoredMessage) => boolean },
): Generator<StoredMessage> {
  const page = db.prepare(
    "SELECT * FROM messages WHERE state = 'stored' AND suspectedSpam = ? AND id > ? ORDER BY id LIMIT ?",
  );
  for (let last: number | undefined = 0; last !== undefined; ) {
    const messages = z.array(storedRow).parse(page.all(Number(spam), last, PAGE));
    yield* messages.filter(where);
    last = messages.at(-1)?.id;
  }
}

export function findSuspectedSpam(db: DatabaseSync, id: number): StoredMessage | null {
  const row = db.prepare("SELECT * FROM messages WHERE id = ? AND suspectedSpam = 1").get(id);
  return row ? storedRow.parse(row) : null;
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
