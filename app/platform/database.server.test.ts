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

test("the files and a directory that it creates are closed to others; a directory that was there keeps its mode", () => {
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

test("migrations run once, in order, all or none", () => {
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

test("deleted data is erased from the disk", () => {
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

test("a write waits for another process's lock, and rejects in the end", async () => {
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

test("waiting never blocks the thread, and one request's writes share a deadline", async () => {
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
  // Three seconds for each write, one after the other, would be two minutes.
  expect(performance.now() - start).toBeLessThan(50_000);
  other.exec("COMMIT");
  expect(await write()).toMatchObject({ some_text: "late" });
  for (const each of [db, other]) each.close();
});

test.each<[string, () => void]>([
  ["deleted", () => rmSync(path)],
  ["parted from its log", () => rmSync(`${path}-wal`)],
  ["parted from its index", () => rmSync(`${path}-shm`)],
  ["deleted with its log", deleteAll],
  ["moved with its directory", () => renameSync(join(path, ".."), join(directory, "elsewhere"))],
  ["replaced", () => replaceBy("restored")],
])("a file that was %s is noticed before the next write, which goes to a new one", (_, change) => {
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

function replaceBy(name: string) {
  const other = openDatabase(join(directory, name), (db) => migrate(db, [table]));
  other.close();
  renameSync(join(directory, name), path);
}

test("a file that was overwritten in its place is noticed when it is verified, and not trusted after that", () => {
  const { open, close, verify } = databaseFile(path, (db) => migrate(db, [table]));
  insert(open(), "words", { someText: "x".repeat(10_000) });
  verify();
  writeFileSync(path, "no database".repeat(1000), { flag: "r+" });
  writeFileSync(`${path}-wal`, "");
  expect(() => verify()).toThrow();
  expect(() => open()).toThrow("not a database");
  close();
});
