import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eraseDeleted, insert, migrate, openDatabase, storageCause, whenFree } from "./database.server.ts";

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

test("nobody else reads along, even in a directory that was open before", () => {
  mkdirSync(join(directory, "data"), { mode: 0o755 });
  path = join(directory, "data", "some.sqlite");
  for (const file of [path, `${path}-wal`]) writeFileSync(file, "", { mode: 0o644 });
  const db = open();
  insert(db, "words", { someText: "secret" });
  expect(mode(join(directory, "data"))).toBe("700");
  expect([path, `${path}-wal`, `${path}-shm`].map(mode)).toEqual(["600", "600", "600"]);
  db.close();
});

test("steps are taken once each, in order, and all or none", () => {
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

test("what was deleted is off the disk", () => {
  const db = open();
  for (let i = 0; i < 500; i++) insert(db, "words", { someText: `secret ${i} ${"x".repeat(i)}` });
  eraseDeleted(db, false);
  db.exec("DELETE FROM words WHERE id > 1");
  eraseDeleted(db, true);
  const files = [path, `${path}-wal`].map((file) => readFileSync(file, "latin1")).join("");
  expect(files.match(/secret \d+/g)).toEqual(["secret 0"]);
  db.close();
});

test("a lock of another process is waited for, and given up in the end", async () => {
  const db = open();
  const other = open();
  const write = () => insert(db, "words", { someText: "late" });
  other.exec("BEGIN IMMEDIATE");
  const waiting = whenFree(write);
  other.exec("COMMIT");
  expect(await waiting).toMatchObject({ some_text: "late" });

  other.exec("BEGIN IMMEDIATE");
  expect(await whenFree(write).catch(storageCause)).toBe("database is locked");
  other.exec("COMMIT");
  await expect(whenFree(() => db.exec("nonsense"))).rejects.toThrow("syntax error");
  for (const each of [db, other]) each.close();
});
