import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { databaseFile, eraseDeleted, migrate, openDatabase } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { processWide } from "#app/platform/process-wide.ts";
import { columnOf } from "#app/platform/rows.server.ts";
import { fieldNames } from "../lead.ts";

const file = processWide(
  "contact database",
  () => databaseFile(pathIn(env.DATA_DIR), prepareTables),
  ({ close }) => close(),
);

/** The embedded database: inbox, outbox, notifications and recent deliveries. */
export const database = file.open;
export const closeDatabase = file.close;
export const verifyDatabase = file.verify;

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

function pathIn(directory: string) {
  return join(directory, "contact.sqlite");
}

function prepareTables(db: DatabaseSync) {
  migrate(db, migrations);
  addFieldColumns(db);
}

/**
 * A file's version is the number of migrations that have run on it. A released migration never changes. Migrations only
 * add tables, indexes and nullable columns, because the previous release still writes to the file while a new release
 * starts. `deliveries` can't gain a column, because its INSERTs don't list columns.
 */
const migrations = [
  // IF NOT EXISTS, because the first release wrote no version.
  `CREATE TABLE IF NOT EXISTS inbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL, email TEXT NOT NULL, service TEXT, message TEXT NOT NULL,
    loaded_at INTEGER NOT NULL, webdriver INTEGER NOT NULL,
    received_at INTEGER NOT NULL, idempotency_key TEXT NOT NULL,
    suspected_spam INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL, email TEXT NOT NULL, service TEXT, message TEXT NOT NULL,
    loaded_at INTEGER NOT NULL, webdriver INTEGER NOT NULL,
    received_at INTEGER NOT NULL, idempotency_key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    attempts INTEGER NOT NULL, due_at INTEGER NOT NULL, leased_until INTEGER NOT NULL,
    last_failure TEXT, refused INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS outbox_due ON outbox (refused, due_at);
  CREATE TABLE IF NOT EXISTS deliveries (fingerprint TEXT PRIMARY KEY, accepted_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;`,
  // Notifications to the studio, one for each channel.
  `CREATE TABLE notifications (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel TEXT NOT NULL,
    received_at INTEGER NOT NULL, idempotency_key TEXT NOT NULL,
    attempts INTEGER NOT NULL, due_at INTEGER NOT NULL, leased_until INTEGER NOT NULL,
    last_failure TEXT, refused INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX notifications_due ON notifications (refused, due_at);`,
  // Both columns are at the end of a row, so without an index SQLite would read every message to get at them.
  `CREATE INDEX inbox_suspected_spam ON inbox (suspected_spam);
  CREATE INDEX inbox_received_at ON inbox (received_at);
  CREATE TABLE last_purge (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;`,
];

/** A new field of the form needs no migration. Older messages have null in it, as if nobody had filled it in. */
function addFieldColumns(db: DatabaseSync) {
  for (const table of ["inbox", "outbox", "notifications"]) {
    const columns = db.prepare(`SELECT name FROM pragma_table_info('${table}')`).all();
    const missing = fieldNames.map(columnOf).filter((column) => !columns.some(({ name }) => name === column));
    for (const column of missing) db.exec(`ALTER TABLE ${table} ADD COLUMN "${column}" TEXT`);
  }
}
