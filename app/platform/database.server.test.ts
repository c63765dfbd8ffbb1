import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import {
  databaseFile,
  eraseDeleted,
  insert,
  migrate,
  openDatabase,
  retryLocked,
  storageCause,
} from "./database.server.ts";

let directory: string;
let path: string;
beforeEach(() => {
  directory = temporaryFolder();
  path = join(directory, "some.sqlite");
});

const table = "CREATE TABLE words (id INTEGER PRIMARY KEY, someText TEXT) STRICT";
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
    insert(db, "words", { more: "yes" });
    expect(db.prepare("SELECT * FROM words").get()).toMatchObject({ someText: null, more: "yes" });
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

test("a write waits for another connection's lock without blocking the thread, and rejects in the end", async () => {
  const db = open();
  const other = open();
  const write = () => insert(db, "words", { someText: "late" });
  expect(db.prepare("PRAGMA busy_timeout").get()).toEqual({ timeout: 0 });
  other.exec("BEGIN IMMEDIATE");
  const waiting = retryLocked(write);
  other.exec("COMMIT");
  expect(await waiting).toBe(1);

  other.exec("BEGIN IMMEDIATE");
  const requests = Array.from({ length: 20 }, () => retryLocked(write).catch(storageCause));
  expect(new Set(await Promise.all(requests))).toEqual(new Set(["database is locked"]));
  other.exec("COMMIT");
  await expect(retryLocked(() => db.exec("nonsense"))).rejects.toThrow("syntax error");
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
  expect(fresh.prepare("SELECT someText FROM words").all().at(-1)).toEqual({ someText: "after" });
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

test("leaves a file with unknown tables unchanged, and names it", () => {
  const db = new DatabaseSync(path);
  db.exec("CREATE TABLE inbox (message TEXT); INSERT INTO inbox VALUES ('kept'); PRAGMA user_version = 1");
  db.close();
  expect(() => open()).toThrow(`${path} has a format that this release doesn't read. Move it away`);
  const again = new DatabaseSync(path);
  expect(again.prepare("SELECT * FROM inbox").all()).toEqual([{ message: "kept" }]);
  again.close();
});
