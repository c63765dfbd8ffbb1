import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { basename, dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "./log.server.ts";
import { requestScope } from "./request-scope.ts";
import { toRow } from "./rows.server.ts";

/** Total time that the writes of one request may wait for another process's lock, counted from the first write. */
const PATIENCE_MS = 3000;
/** Minimum time that one write may wait, even if a slow delivery has used up the request's time. */
const LEAST_PATIENCE_MS = 500;
const RETRY_MS = 20;
const SQLITE_BUSY = 5;

/** 0 in the server, because SQLite would block the thread while it waits for a lock. `queueWrite` retries instead. */
let busyTimeoutMs = 0;

/** Makes SQLite wait for locks. Only for commands, because it blocks the thread. */
export function blockOnLocks() {
  busyTimeoutMs = 10_000;
}

/** Returns a database that is opened at first use, and reopened after its file was deleted, moved or replaced. */
export function databaseFile(path: string, prepare: (db: DatabaseSync) => void) {
  let opened: { db: DatabaseSync; identity: string } | undefined;

  /** Throws if the file can't be opened; the next call tries again. */
  function open() {
    if (opened && opened.identity !== identityOf(path)) {
      const problem = `${basename(path)} was deleted, moved or replaced`;
      log.error({ event: "database", outcome: "reopened" }, problem);
      close();
    }
    opened ??= { db: openDatabase(path, prepare), identity: identityOf(path) };
    return opened.db;
  }

  function close() {
    opened?.db.close();
    opened = undefined;
  }

  /** Reopens the file first, because the connection's cache may still hold lost pages. */
  function verify() {
    close();
    const row = open().prepare("PRAGMA quick_check(1)").get();
    if (row?.quick_check === "ok") return;
    close();
    throw Object.assign(new Error(`${basename(path)} is damaged`), { code: "damaged" });
  }

  return { open, close, verify };
}

/** Opens a database and prepares its tables. A commit returns once it is synced to the disk (WAL, synchronous=FULL). */
export function openDatabase(path: string, prepare: (db: DatabaseSync) => void) {
  closeToOthers(path);
  const db = new DatabaseSync(path);
  try {
    db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY`);
    transaction(db, () => prepare(db));
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Runs the migrations that the file has not had yet. A file that a later release has migrated stays unchanged. */
export function migrate(db: DatabaseSync, migrations: readonly string[]) {
  const version = Number(db.prepare("PRAGMA user_version").get()?.user_version);
  for (const migration of migrations.slice(version)) db.exec(migration);
  if (version < migrations.length) db.exec(`PRAGMA user_version = ${migrations.length}`);
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

/** Runs a write after earlier queued writes. Retries it while another process holds the lock, until the deadline. */
export function queueWrite<T>(write: () => T): Promise<T> {
  const now = performance.now();
  const request = requestScope.getStore() ?? {};
  const shared = deadlines.get(request) ?? now + PATIENCE_MS;
  deadlines.set(request, shared);
  const deadline = Math.max(shared, now + LEAST_PATIENCE_MS);
  const written = queue.then(() => retryWhileLocked(write, deadline));
  queue = written.catch(() => {});
  return written;
}

let queue: Promise<unknown> = Promise.resolve();
const deadlines = new WeakMap<object, number>();

async function retryWhileLocked<T>(write: () => T, deadline: number): Promise<T> {
  for (;;) {
    try {
      return write();
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}

/** Adds a row and returns it as stored in the table. */
export function insert(db: DatabaseSync, table: string, values: Parameters<typeof toRow>[0]) {
  const row = Object.entries(toRow(values));
  const columns = row.map(([column]) => `"${column}"`);
  const parameters = row.map(([, value]) => (typeof value === "boolean" ? Number(value) : value));
  const statement = `INSERT INTO ${table} (${columns}) VALUES (${row.map(() => "?")}) RETURNING *`;
  // `get` would return the row before the commit, and miss an error of the commit, such as a full disk.
  return db.prepare(statement).all(...parameters)[0];
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
