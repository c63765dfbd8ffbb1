import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { toRow } from "./rows.server.ts";

/**
 * An embedded database whose tables `prepare` has brought up to date. A commit returns once it is synced to the disk
 * (WAL with synchronous=FULL): a thank-you can follow. Throws where the directory can't be written.
 */
export function openDatabase(path: string, prepare: (db: DatabaseSync) => void) {
  // Visitors' words: nobody else on the machine reads them.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(path);
  db.exec(`
    PRAGMA busy_timeout = 2000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
  `);
  transaction(db, () => prepare(db));
  return db;
}

/** Takes the steps that a file does not have behind it yet. One that a later release has changed stays as it is. */
export function migrate(db: DatabaseSync, migrations: readonly string[]) {
  const { user_version } = versionRow.parse(db.prepare("PRAGMA user_version").get());
  // The first release wrote no version: tables without one have the first step behind them.
  const done = user_version || Number(db.prepare("SELECT 1 FROM sqlite_schema").get() !== undefined);
  for (const step of migrations.slice(done)) db.exec(step);
  if (user_version < migrations.length) db.exec(`PRAGMA user_version = ${migrations.length}`);
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

/** Adds a row and returns it as the table holds it. */
export function insert(db: DatabaseSync, table: string, values: Parameters<typeof toRow>[0]) {
  const row = toRow(values);
  const columns = Object.keys(row);
  const parameters = columns.map((column) =>
    typeof row[column] === "boolean" ? Number(row[column]) : (row[column] ?? null),
  );
  return db
    .prepare(
      `INSERT INTO ${table} (${columns.map((column) => `"${column}"`)}) VALUES (${columns.map(() => "?")}) RETURNING *`,
    )
    .get(...parameters);
}

/** The system's or SQLite's name for what is wrong: a message of theirs could hold a path. */
export function storageCause(error: unknown) {
  if (!(error instanceof Error)) return "unknown";
  if ("errstr" in error) return String(error.errstr);
  return "code" in error ? String(error.code) : error.name;
}

const versionRow = z.object({ user_version: z.number() });
