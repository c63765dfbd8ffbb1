import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { env } from "#app/platform/env.server.ts";

/**
 * The embedded database, opened at first use: what waits in it, and what is remembered. Throws where the
 * directory can't be written; the next call tries anew.
 */
export function database() {
  opened ??= openDatabase(env.DATA_DIR);
  return opened;
}

let opened: DatabaseSync | undefined;

export function closeDatabase() {
  opened?.close();
  opened = undefined;
}

/** A commit returns once the row is synced to the disk (WAL with synchronous=FULL): a thank-you can follow. */
export function openDatabase(directory: string) {
  // Visitors' words: nobody else on the machine reads them.
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(join(directory, "contact.sqlite"));
  db.exec(`
    PRAGMA busy_timeout = 2000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
  `);
  transaction(db, () => db.exec(tables));
  return db;
}

/** Everything that `work` writes, or nothing of it. */
export function transaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

/** The system's or SQLite's name for what is wrong: a message of theirs could hold a path. */
export function storageCause(error: unknown) {
  if (!(error instanceof Error)) return "unknown";
  if ("errstr" in error) return String(error.errstr);
  return "code" in error ? String(error.code) : error.name;
}

const leadColumns = `
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  service TEXT,
  message TEXT NOT NULL,
  loaded_at INTEGER NOT NULL,
  webdriver INTEGER NOT NULL,
  received_at INTEGER NOT NULL,
  idempotency_key TEXT NOT NULL`;

const tables = `
  CREATE TABLE IF NOT EXISTS inbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT, ${leadColumns},
    suspected_spam INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT, ${leadColumns},
    fingerprint TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    leased_until INTEGER NOT NULL,
    last_failure TEXT,
    refused INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS outbox_due ON outbox (refused, due_at);
  CREATE TABLE IF NOT EXISTS deliveries (
    fingerprint TEXT PRIMARY KEY,
    accepted_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;`;
