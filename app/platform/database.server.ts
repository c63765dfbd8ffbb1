import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { basename, dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "./log.server.ts";
import { requestScope } from "./request-scope.ts";
import { toRow } from "./rows.server.ts";

/** How long all writes of one request wait for another process's lock, from the first one on. */
const PATIENCE_MS = 3000;
/** Minimum time that one write waits, for example after a slow delivery. */
const LEAST_PATIENCE_MS = 500;
const RETRY_MS = 20;
const SQLITE_BUSY = 5;

/** 0 in the server: SQLite would block the thread while it waits for a lock. `queueWrite` retries instead. */
let busyTimeoutMs = 0;

/** Lets a command wait for locks. */
export function blockOnLocks() {
  busyTimeoutMs = 10_000;
}

/** A database that is opened at first use, and again after its file was deleted, moved or replaced. */
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

  /** Throws if the file is damaged. Opens it again: the connection may have the lost pages in its cache. */
  function verify() {
    close();
    const row = open().prepare("PRAGMA quick_check(1)").get();
    if (row?.quick_check === "ok") return;
    close();
    throw new Error("the database file is damaged");
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

/** Runs the migrations that this file has not had. A file that a later release has changed stays as it is. */
export function migrate(db: DatabaseSync, migrations: readonly string[]) {
  const version = Number(db.prepare("PRAGMA user_version").get()?.user_version);
  for (const migration of migrations.slice(version)) db.exec(migration);
  if (version < migrations.length) db.exec(`PRAGMA user_version = ${migrations.length}`);
}

/** Commits all that `work` writes, or nothing. */
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

/** Runs a write after those queued before it. Retries it while another process holds the lock, until the deadline. */
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

/** Adds a row and returns it as the table holds it. */
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
 * False if a process that is reading at this moment prevents it; the next call tries again.
 */
export function eraseDeleted(db: DatabaseSync, thoroughly: boolean) {
  if (thoroughly) {
    // VACUUM copies the database. The copy goes beside the original: memory and other directories may be too small.
    const directory = dirname(db.location() ?? "").replaceAll("'", "''");
    db.exec(`PRAGMA temp_store = FILE; PRAGMA temp_store_directory = '${directory}'`);
    db.exec("VACUUM; PRAGMA temp_store = MEMORY");
  }
  return db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
}

/** The system's or SQLite's name for an error. Messages could hold a path. */
export function storageCause(error: unknown) {
  if (!(error instanceof Error)) return "unknown";
  if ("errstr" in error) return String(error.errstr);
  return "code" in error ? String(error.code) : error.name;
}

function isLocked(error: unknown) {
  // The lower byte is the error's kind.
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}

/** The identity of the files at the path. An inode isn't reused while the connection holds its file. */
function identityOf(path: string) {
  const files = filesOf(path).map((file) => statSync(file, { throwIfNoEntry: false }));
  return files.map((file) => `${file?.dev}:${file?.ino}`).join();
}

/** Keeps other users from reading visitors' messages. A directory that exists keeps its mode: it may be the system's. */
function closeToOthers(path: string) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, "a", 0o600));
  for (const file of filesOf(path)) {
    try {
      chmodSync(file, 0o600);
    } catch {
      // The file is missing, or another user's: SQLite gives new files the database's mode.
    }
  }
}

function filesOf(path: string) {
  return [path, `${path}-wal`, `${path}-shm`];
}
