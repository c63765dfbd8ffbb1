import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { basename, dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { log } from "./log.server.ts";
import { type RequestScope, requestScope } from "./request-scope.ts";
import { toRow } from "./rows.server.ts";

/** How long a request's writes wait for another process's lock: all of them together, from the first one on. */
const PATIENCE_MS = 3000;
/** What a write gets of it at least, such as the one after a slow delivery. */
const LEAST_PATIENCE_MS = 500;
const RETRY_MS = 20;
const COMMAND_BUSY_TIMEOUT_MS = 10_000;

/** SQLite waits for a lock by blocking the thread, so the server doesn't let it: `queueWrite` retries. */
let busyTimeoutMs = 0;

/** For commands, which have nothing else to do meanwhile. */
export function blockOnLocks() {
  busyTimeoutMs = COMMAND_BUSY_TIMEOUT_MS;
}

/** A database that is opened at first use, and again after its file was deleted, moved or replaced. */
export function databaseFile(path: string, prepare: (db: DatabaseSync) => void) {
  let opened: { db: DatabaseSync; identity: string } | undefined;

  /** Throws if the file can't be opened; the next call tries again. */
  function open() {
    if (opened && opened.identity !== identityOf(path)) {
      log.error(
        { event: "database", outcome: "reopened" },
        `${basename(path)} was deleted, moved or replaced`,
      );
      close();
    }
    opened ??= { db: openDatabase(path, prepare), identity: identityOf(path) };
    return opened.db;
  }

  function close() {
    opened?.db.close();
    opened = undefined;
  }

  /** Throws if the file is damaged. Asks a new connection: the open one may have the lost pages in its cache. */
  function verify() {
    const fresh = new DatabaseSync(path, { readOnly: true });
    try {
      const row = fresh.prepare("PRAGMA quick_check(1)").get();
      if (row?.quick_check !== "ok") throw new Error("database file is damaged");
    } catch (error) {
      close();
      throw error;
    } finally {
      fresh.close();
    }
  }

  return { open, close, verify };
}

/**
 * An embedded database whose tables `prepare` has brought up to date. A commit returns once it is synced to the disk
 * (WAL with synchronous=FULL): a thank-you can follow. Throws where the directory can't be written.
 */
export function openDatabase(path: string, prepare: (db: DatabaseSync) => void) {
  closeToOthers(path);
  const db = new DatabaseSync(path);
  try {
    // Temporary tables stay in memory: the container has no other writable directory.
    db.exec(`
      PRAGMA busy_timeout = ${busyTimeoutMs};
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

/** Runs the migrations that this file has not had. A file that a later release has changed stays as it is. */
export function migrate(db: DatabaseSync, migrations: readonly string[]) {
  const { user_version } = versionRow.parse(db.prepare("PRAGMA user_version").get());
  // The first release wrote no version: tables without one have had the first migration.
  const done = user_version || Number(db.prepare("SELECT 1 FROM sqlite_schema").get() !== undefined);
  for (const step of migrations.slice(done)) db.exec(step);
  if (user_version < migrations.length) db.exec(`PRAGMA user_version = ${migrations.length}`);
}

/** Commits everything that `work` writes, or nothing of it. */
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

/**
 * Runs a write after those queued before it, and retries it while another process holds the lock. Rejects with
 * SQLite's error once the request has waited too long.
 */
export function queueWrite<T>(write: () => T): Promise<T> {
  const deadline = writeDeadline();
  const written = queue.then(() => retryWhileLocked(write, deadline));
  queue = written.catch(() => {});
  return written;
}

let queue: Promise<unknown> = Promise.resolve();

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

function writeDeadline() {
  const now = performance.now();
  const request = requestScope.getStore();
  if (!request) return now + PATIENCE_MS;
  const deadline = deadlines.get(request) ?? now + PATIENCE_MS;
  deadlines.set(request, deadline);
  return Math.max(deadline, now + LEAST_PATIENCE_MS);
}

const deadlines = new WeakMap<RequestScope, number>();

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
  // `get` would stop at the row, before the commit, and miss that the commit found the disk full.
  return statement.all(...parameters)[0];
}

/**
 * Removes deleted rows from the write-ahead log and, if `thoroughly`, from pages that held a row before it moved.
 * A process that is reading at this moment prevents it until the next call.
 */
export function eraseDeleted(db: DatabaseSync, thoroughly: boolean) {
  if (thoroughly) vacuum(db);
  db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
}

/** VACUUM copies the database: not in memory, where a container has too little, but beside the original. */
function vacuum(db: DatabaseSync) {
  const directory = dirname(db.location() ?? "").replaceAll("'", "''");
  db.exec(`PRAGMA temp_store = FILE; PRAGMA temp_store_directory = '${directory}'`);
  db.exec("VACUUM; PRAGMA temp_store = MEMORY");
}

/** The system's or SQLite's name for an error. Messages could hold a path. */
export function storageCause(error: unknown) {
  if (!(error instanceof Error)) return "unknown";
  if ("errstr" in error) return String(error.errstr);
  return "code" in error ? String(error.code) : error.name;
}

const SQLITE_BUSY = 5;

function isLocked(error: unknown) {
  // The lower byte is the error's kind.
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}

/** Which files are at the path. A number isn't reused while the connection holds its file. */
function identityOf(path: string) {
  const files = filesOf(path).map((file) => statSync(file, { throwIfNoEntry: false }));
  return files.map((file) => `${file?.dev}:${file?.ino}`).join();
}

/**
 * Lets nobody else on the machine read visitors' messages. SQLite's other files take the first one's mode. A directory
 * that was there before keeps its mode: it may be the system's.
 */
function closeToOthers(path: string) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, "a", 0o600));
  for (const file of filesOf(path)) if (existsSync(file)) tryToClose(file);
}

function filesOf(path: string) {
  return [path, `${path}-wal`, `${path}-shm`];
}

function tryToClose(file: string) {
  try {
    chmodSync(file, 0o600);
  } catch {
    // Another user's file.
  }
}

const versionRow = z.object({ user_version: z.number() });
