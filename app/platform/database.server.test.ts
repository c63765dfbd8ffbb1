import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  databaseFile,
  eraseDeleted,
  insert,
  migrate,
  openDatabase,
  queueWrite,
  storageCause,
} from "./database.server.ts";
import { requestScope } from "./request-scope.ts";

let directory: string;
let path: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "database-"));
  path = join(directory, "some.sqlite");
});
afterEach(() => rmSync(directory, { recursive: true }));

const table = "CREATE TABLE words (id INTEGER PRIMARY KEY, some_text TEXT) STRICT";
const open = (steps = [table]) => openDatabase(path, (db) => migrate(db, steps));
const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);

test("makes its files and a new directory private, and keeps an existing directory's mode", () => {
  mkdirSync(join(directory, "data"), { mode: 0o755 });
  for (const folder of ["data", "created"]) {
    path = join(directory, folder, "some.sqlite");
    if (folder === "data") for (const file of [path, `${path}-wal`]) writeFileSync(file, "", { mode: 0o644 });
    const db = open();
    insert(db, "words", { someText: "secret" });
    expect(mode(join(directory, folder))).toBe(folder === "data" ? "755" : "700");
    expect([path, `${path}-wal`, `${path}-shm`].map(mode)).toEqual(["600", "600", "600"]);
    db.close();
  }
});

test("runs each migration once and in order, and rolls all of them back if one fails", () => {
  open().close();
  const second = "ALTER TABLE words ADD COLUMN more TEXT";
  expect(() => open([table, second, "nonsense"])).toThrow("syntax error");
  for (let start = 0; start < 2; start++) {
    const db = open([table, second]);
    expect(db.prepare("PRAGMA user_version").get()).toEqual({ user_version: 2 });
    expect(insert(db, "words", { more: "yes" })).toMatchObject({ some_text: null, more: "yes" });
    db.close();
  }
});

test("erases deleted rows from the database file and the WAL", () => {
  const db = open();
  for (let i = 0; i < 500; i++) insert(db, "words", { someText: `secret ${i} ${"x".repeat(i)}` });
  eraseDeleted(db, false);
  db.exec("DELETE FROM words WHERE id > 1");
  const reader = open();
  reader.exec("BEGIN; SELECT * FROM words");
  expect(eraseDeleted(db, true)).toBe(false);
  reader.close();
  expect(eraseDeleted(db, true)).toBe(true);
  const files = [path, `${path}-wal`].map((file) => readFileSync(file, "latin1")).join("");
  expect(files.match(/secret \d+/g)).toEqual(["secret 0"]);
  db.close();
});

test("a write waits for another connection's lock, and rejects after the deadline", async () => {
  const db = open();
  const other = open();
  const write = () => insert(db, "words", { someText: "late" });
  other.exec("BEGIN IMMEDIATE");
  const waiting = queueWrite(write);
  other.exec("COMMIT");
  expect(await waiting).toMatchObject({ some_text: "late" });

  other.exec("BEGIN IMMEDIATE");
  expect(await queueWrite(write).catch(storageCause)).toBe("database is locked");
  other.exec("COMMIT");
  await expect(queueWrite(() => db.exec("nonsense"))).rejects.toThrow("syntax error");
  for (const each of [db, other]) each.close();
});

test("waiting for a lock doesn't block the thread, and a request's writes share a deadline", async () => {
  const db = open();
  const other = open();
  expect(db.prepare("PRAGMA busy_timeout").get()).toEqual({ timeout: 0 });
  other.exec("BEGIN IMMEDIATE");
  const start = performance.now();
  const write = () => queueWrite(() => insert(db, "words", { someText: "late" })).catch(storageCause);
  const requests = Array.from({ length: 20 }, (_, i) =>
    requestScope.run({ id: `${i}` }, async () => [await write(), await write()]),
  );
  expect(new Set((await Promise.all(requests)).flat())).toEqual(new Set(["database is locked"]));
  // Waiting three seconds for each of the 40 writes in turn would take two minutes.
  expect(performance.now() - start).toBeLessThan(50_000);
  other.exec("COMMIT");
  expect(await write()).toMatchObject({ some_text: "late" });
  for (const each of [db, other]) each.close();
});

test.each<[string, () => void]>([
  ["deleted", () => rmSync(path)],
  ["separated from its WAL", () => rmSync(`${path}-wal`)],
  ["separated from its shared-memory file", () => rmSync(`${path}-shm`)],
  ["deleted with its WAL", deleteAll],
  ["moved with its directory", () => renameSync(join(path, ".."), join(directory, "elsewhere"))],
  ["replaced", () => replaceWith("restored")],
])("opens a new database before the next write if the file was %s", (_, change) => {
  path = join(directory, "data", "some.sqlite");
  const { open, close } = databaseFile(path, (db) => migrate(db, [table]));
  insert(open(), "words", { someText: "before" });
  expect(open()).toBe(open());
  change();
  insert(open(), "words", { someText: "after" });
  close();
  const fresh = openDatabase(path, () => {});
  expect(fresh.prepare("SELECT some_text FROM words").all().at(-1)).toEqual({ some_text: "after" });
  fresh.close();
});

function deleteAll() {
  for (const suffix of ["", "-wal", "-shm"]) rmSync(path + suffix);
}

function replaceWith(name: string) {
  const other = openDatabase(join(directory, name), (db) => migrate(db, [table]));
  other.close();
  renameSync(join(directory, name), path);
}

test("verify detects a file that was overwritten in place, and opening it fails from then on", () => {
  const { open, close, verify } = databaseFile(path, (db) => migrate(db, [table]));
  insert(open(), "words", { someText: "x".repeat(10_000) });
  verify();
  writeFileSync(path, "no database".repeat(1000), { flag: "r+" });
  writeFileSync(`${path}-wal`, "");
  expect(() => verify()).toThrow();
  expect(() => open()).toThrow("not a database");
  close();
});
