import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { toRow } from "./rows.server.ts";

/** Nothing else happens while SQLite waits for a lock. */
const LOCK_MS = 100;
/** For how long what matters is tried again, with time for everything else in between. */
const PATIENCE_MS = 3000;
const PAUSE_MS = 200;

/**
 * An embedded database whose tables `prepare` has brought up to date. A commit returns once it is synced to the disk
 * (WAL with synchronous=FULL): a thank-you can follow. Throws where the directory can't be written.
 */
export function openDatabase(path: string, prepare: (db: DatabaseSync) => void) {
  closeToOthers(path);
  const db = new DatabaseSync(path);
  try {
    // What it would put aside for a moment it keeps in memory: there may be no other place to write to.
    db.exec(`
      PRAGMA busy_timeout = ${LOCK_MS};
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA secure_delete = ON;
      PRAGMA temp_store = MEMORY;
    `);
    transaction(db, () => prepare(db));
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
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

/** Does what matters when no other process holds the database any more; throws where one goes on doing so. */
export async function whenFree<T>(work: () => T): Promise<T> {
  const giveUp = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isLocked(error) || Date.now() > giveUp) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** Adds a row and returns it as the table holds it. */
export function insert(db: DatabaseSync, table: string, values: Parameters<typeof toRow>[0]) {
  const row = toRow(values);
  const columns = Object.keys(row);
  const parameters = columns.map((column) => {
    const value = row[column] ?? null;
    return typeof value === "boolean" ? Number(value) : value;
  });
  const statement = db.prepare(
    `INSERT INTO ${table} (${columns.map((column) => `"${column}"`)}) VALUES (${columns.map(() => "?")}) RETURNING *`,
  );
  // Not by `get`: it stops at the row, before the commit, and says nothing where the commit finds the disk full.
  return statement.all(...parameters)[0];
}

/**
 * Takes what was deleted off the disk: out of the log of writes, and `thoroughly` out of pages too that held it
 * before its neighbours moved. Where another process is reading at this moment, the next time does it.
 */
export function eraseDeleted(db: DatabaseSync, thoroughly: boolean) {
  if (thoroughly) db.exec("VACUUM");
  db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
}

/** The system's or SQLite's name for what is wrong: a message of theirs could hold a path. */
export function storageCause(error: unknown) {
  if (!(error instanceof Error)) return "unknown";
  if ("errstr" in error) return String(error.errstr);
  return "code" in error ? String(error.code) : error.name;
}

const SQLITE_BUSY = 5;

function isLocked(error: unknown) {
  // The lower byte is the kind, the rest says more of it.
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}

/** Visitors' words: nobody else on the machine reads them. SQLite's other files take the mode of the first. */
function closeToOthers(path: string) {
  const directory = dirname(path);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  attempt(() => chmodSync(directory, 0o700));
  closeSync(openSync(path, "a", 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`])
    if (existsSync(file)) attempt(() => chmodSync(file, 0o600));
}

// Somebody else's, whom it would have to be left to: the files in it are closed all the same.
function attempt(change: () => void) {
  try {
    change();
  } catch {}
}

const versionRow = z.object({ user_version: z.number() });
