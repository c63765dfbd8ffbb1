import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { basename, dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "./log.server.ts";

/** How long a write may wait for another process's lock, in ms. */
const PATIENCE_MS = 2000;
const SQLITE_BUSY = 5;
/** Marks a file as ours ("site" in ASCII). */
const APPLICATION_ID = 0x73697465;

/** 0 in the server, because SQLite would block the thread while it waits for a lock. `retryLocked` waits instead. */
let busyTimeoutMs = 0;

/** Makes SQLite wait for locks. Only for commands, because it blocks the thread. */
export function blockOnLocks() {
  busyTimeoutMs = 10_000;
}

/** The file holds another program's tables, or an earlier format. It is left unchanged. */
export class UnknownFormat extends Error {}

/** Returns a database that is opened at first use, and reopened after its file was deleted, moved or replaced. */
export function databaseFile(path: string, prepare: (db: DatabaseSync) => void, sync?: "NORMAL") {
  let opened: { db: DatabaseSync; identity: string } | undefined;

  /** Throws if the file can't be opened; the next call tries again. */
  function open() {
    if (opened && opened.identity !== identityOf(path)) {
      const problem = `${basename(path)} was deleted, moved or replaced`;
      log.error({ event: "database", outcome: "reopened" }, problem);
      close();
    }
    opened ??= { db: openDatabase(path, prepare, sync), identity: identityOf(path) };
    return opened.db;
  }

  function close() {
    opened?.db.close();
    opened = undefined;
  }

  return { open, close };
}

/**
 * Opens a database and prepares its tables. With `FULL`, a commit returns once it is synced to the disk; with `NORMAL`,
 * the last commits may be lost in a power cut.
 */
export function openDatabase(
  path: string,
  prepare: (db: DatabaseSync) => void,
  sync: "FULL" | "NORMAL" = "FULL",
) {
  closeToOthers(path);
  const db = new DatabaseSync(path);
  try {
    db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}; PRAGMA journal_mode = WAL; PRAGMA synchronous = ${sync};
      PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY`);
    transaction(db, () => prepare(db));
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Runs the versions that the file has not had yet. A file that a later release has changed stays as it is. A released
 * version never changes, and only adds tables, indexes and nullable columns, because the previous release still writes
 * to the file while a new release starts.
 */
export function migrate(db: DatabaseSync, versions: readonly string[]) {
  const pragma = (name: string) => Number(db.prepare(`PRAGMA ${name}`).get()?.[name]);
  const isEmpty = db.prepare("SELECT 1 FROM sqlite_schema").get() === undefined;
  if (!isEmpty && pragma("application_id") !== APPLICATION_ID)
    throw new UnknownFormat(
      `${db.location()} has a format that this release doesn't read. Move it away; the site then creates a new one.`,
    );
  const version = pragma("user_version");
  for (const step of versions.slice(version)) db.exec(step);
  if (version < versions.length)
    db.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${versions.length}`);
}

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

/** Does some work, and tries again for a moment while another process holds the lock. Never blocks the thread. */
export async function retryLocked<T>(work: () => T, patienceMs = PATIENCE_MS): Promise<T> {
  for (const deadline = performance.now() + patienceMs; ; ) {
    try {
      return work();
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error;
      // At random, so that two processes don't keep meeting.
      await sleep(5 + Math.random() * 20);
    }
  }
}

/** Adds a row and returns its id. */
export function insert(db: DatabaseSync, table: string, values: Record<string, SQLInputValue | boolean>) {
  const columns = Object.keys(values).map((name) => `"${name}"`);
  const parameters = Object.values(values).map((value) =>
    typeof value === "boolean" ? Number(value) : value,
  );
  const statement = `INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => "?")})`;
  return Number(db.prepare(statement).run(...parameters).lastInsertRowid);
}

/**
 * Removes deleted rows from the write-ahead log and, if `thoroughly`, from pages that held a row before it moved.
 * Returns false if another process is reading and prevents it; the next call tries again.
 */
export function eraseDeleted(db: DatabaseSync, thoroughly: boolean) {
  if (thoroughly) {
    // VACUUM's copy goes beside the original, because memory and other directories may be too small.
    const directory = dirname(db.location() ?? "").replaceAll("'", "''");
    db.exec(`PRAGMA temp_store = FILE; PRAGMA temp_store_directory = '${directory}'`);
    db.exec("VACUUM; PRAGMA temp_store = MEMORY");
  }
  return db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
}

/** Returns the system's or SQLite's name for an error. An error's message could contain a path. */
export function storageCause(error: unknown) {
  if (!(error instanceof Error)) return "unknown";
  if ("errstr" in error) return String(error.errstr);
  return "code" in error ? String(error.code) : error.name;
}

function isLocked(error: unknown) {
  // The low byte is SQLite's primary result code.
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}

/** Returns the identity of the database's files. An inode isn't reused while the connection keeps its file open. */
function identityOf(path: string) {
  const files = filesOf(path).map((file) => statSync(file, { throwIfNoEntry: false }));
  return files.map((file) => `${file?.dev}:${file?.ino}`).join();
}

/** An existing directory keeps its mode, because it may be one of the system's, such as /tmp. */
function closeToOthers(path: string) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, "a", 0o600));
  for (const file of filesOf(path)) {
    try {
      chmodSync(file, 0o600);
    } catch {
      // The file is missing or belongs to another user. SQLite creates missing files with the database's mode.
    }
  }
}

function filesOf(path: string) {
  return [path, `${path}-wal`, `${path}-shm`];
}
