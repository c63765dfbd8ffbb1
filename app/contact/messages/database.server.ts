import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import {
  databaseFile,
  eraseDeleted,
  insert,
  migrate,
  openDatabase,
  transaction,
} from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { processWide } from "#app/platform/process-wide.ts";
import { type Field, fieldNames, fields } from "../lead.ts";

const file = processWide(
  "contact database",
  () => databaseFile(pathIn(env.DATA_DIR), prepareTables),
  ({ close }) => close(),
);

/** The embedded database: messages and their deliveries. */
export const database = file.open;
export const closeDatabase = file.close;

/** Erases deleted text from the database's files too. Throws if another process prevents it. */
export function eraseFromFiles() {
  if (!eraseDeleted(database(), true))
    throw new Error(
      "Deleted, but contact.sqlite-wal still holds the text: another process is reading the database. Stop that process. The text is then erased at the next deletion, or within an hour if the site is running.",
    );
}

export function openContactDatabase(directory: string) {
  return openDatabase(pathIn(directory), prepareTables);
}

/** Throws if the longest message can't be stored. The row's id keeps the ids of real messages consecutive. */
export function checkStorage(db: DatabaseSync) {
  transaction(db, () => {
    const row = { id: -1, receivedAt: 0, loadedAt: 0, webdriver: false, fingerprint: "", idempotencyKey: "" };
    insert(db, "messages", { ...row, suspectedSpam: true, state: "stored", expiresAt: 0, outcome: longest });
    db.exec("DELETE FROM messages WHERE id = -1");
  });
}

// The euro sign takes three bytes in UTF-8, the most for one UTF-16 code unit.
const longest = "€".repeat(fieldNames.reduce((sum, name) => sum + ((fields[name] as Field).limit ?? 0), 0));

function pathIn(directory: string) {
  return join(directory, "contact.sqlite");
}

function prepareTables(db: DatabaseSync) {
  migrate(db, versions);
  addFieldColumns(db);
}

/**
 * `state` of a message: `pending` until the visitor has an answer; then `stored` in the inbox (or as suspected spam),
 * `accepted` if channels deliver it, or `failed` for a moment, so that a duplicate in another process learns the
 * `outcome`. `tidy` deletes rows that aren't stored after `expiresAt`.
 * A delivery is `pending` or `refused`. One that was sent is deleted.
 */
const versions = [
  `CREATE TABLE messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    receivedAt INTEGER NOT NULL, loadedAt INTEGER NOT NULL, webdriver INTEGER NOT NULL,
    fingerprint TEXT NOT NULL, idempotencyKey TEXT NOT NULL, suspectedSpam INTEGER NOT NULL,
    state TEXT NOT NULL, expiresAt INTEGER NOT NULL, outcome TEXT
  ) STRICT;
  CREATE INDEX messages_fingerprint ON messages (fingerprint);
  CREATE INDEX messages_received ON messages (receivedAt);
  CREATE INDEX messages_stored ON messages (suspectedSpam, id) WHERE state = 'stored';
  CREATE INDEX messages_expiry ON messages (expiresAt) WHERE state <> 'stored';
  CREATE TABLE deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    messageId INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE, channel TEXT NOT NULL,
    state TEXT NOT NULL, attempts INTEGER NOT NULL, dueAt INTEGER NOT NULL, leasedUntil INTEGER NOT NULL,
    lastFailure TEXT,
    UNIQUE (messageId, channel)
  ) STRICT;
  CREATE INDEX deliveries_due ON deliveries (channel, dueAt);`,
];

/** A new field of the form needs no new version. Older messages have null in it, as if nobody had filled it in. */
function addFieldColumns(db: DatabaseSync) {
  const columns = db.prepare("SELECT name FROM pragma_table_info('messages')").all();
  const missing = fieldNames.filter((field) => !columns.some(({ name }) => name === field));
  for (const field of missing) db.exec(`ALTER TABLE messages ADD COLUMN "${field}" TEXT`);
}
