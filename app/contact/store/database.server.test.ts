import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { outboxTable } from "../delivery/outbox.server.ts";
import { wasAccepted } from "./accepted.server.ts";
import { openContactDatabase } from "./database.server.ts";
import { inboxEntries } from "./inbox.server.ts";

/** A database of the first release, without a version. It has two messages, suspected spam and a pending message. */
const firstRelease = readFileSync("tests/fixtures/database-1.sql", "utf8");
const pendingFingerprint = "1cb4bff8fc7fe89582b2927e04ac8cb07b4c1f10b9c312aef62542a28f5a95b6";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "migrations-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

function write(sql: string) {
  const db = new DatabaseSync(join(directory, "contact.sqlite"));
  db.exec(sql);
  db.close();
}

test("migrates a database of the first release once and keeps its messages", async () => {
  write(firstRelease);
  const fresh = openContactDatabase(join(directory, "fresh"));
  for (let start = 0; start < 2; start++) {
    const db = openContactDatabase(directory);
    expect(version(db)).toBe(version(fresh));
    expect(schema(db)).toEqual(schema(fresh));
    expect([...inboxEntries(db, { spam: false })]).toMatchObject([
      {
        id: 1,
        name: "Anna Kovács",
        service: "security",
        message: "Line one\nline 'two' 😀",
        webdriver: false,
      },
      { id: 2, name: "Béla", service: null, receivedAt: 1795295635677 },
    ]);
    expect([...inboxEntries(db, { spam: true })]).toMatchObject([{ id: 3, message: "Buy now" }]);
    expect(await outboxTable(() => db, 1000, null).list()).toMatchObject([
      {
        id: 1,
        message: "Waiting",
        webdriver: true,
        fingerprint: pendingFingerprint,
        lastFailure: "status 503",
      },
    ]);
    expect(wasAccepted(db, pendingFingerprint)).toBe(true);
    db.close();
  }
  fresh.close();
});

test("adds a missing column with null values", () => {
  write(
    firstRelease
      .replaceAll(/ {2}service TEXT,\n/g, "")
      .replaceAll(/(?<=\.(com|org)',)('security'|NULL),/g, ""),
  );
  const db = openContactDatabase(directory);
  expect([...inboxEntries(db, { spam: false })]).toMatchObject([{ service: null }, { service: null }]);
  expect(version(db)).toBeGreaterThan(0);
  db.close();
});

test("reads a database that a later release migrated, and keeps its schema version", () => {
  write(firstRelease);
  openContactDatabase(directory).close();
  write("ALTER TABLE inbox ADD COLUMN later TEXT; PRAGMA user_version = 1000;");
  const db = openContactDatabase(directory);
  expect(version(db)).toBe(1000);
  expect([...inboxEntries(db, { spam: false })]).toHaveLength(2);
  db.close();
});

test("the first release's SQL statements work on the current schema", () => {
  const db = openContactDatabase(directory);
  db.exec(statementsOfFirstRelease.schema);
  const message = ["Anna", "anna@example.com", null, "Hello", 1, 0, 2, "key"];
  db.prepare(statementsOfFirstRelease.inbox).run(...message, 0);
  const kept = db.prepare(statementsOfFirstRelease.outbox).get(...message, "print", 3, 4);
  expect(kept).toMatchObject({ name: "Anna", attempts: 1, refused: 0 });
  db.prepare("INSERT OR REPLACE INTO deliveries VALUES (?, ?)").run("print", 5);
  expect(db.prepare("SELECT * FROM inbox WHERE suspected_spam = 0").get()).toMatchObject({
    id: 1,
    received_at: 2,
  });
  const claimed = db.prepare(statementsOfFirstRelease.claim).get({ now: 1e15, lease: 2e15, id: null });
  expect(claimed).toMatchObject({ id: 1, attempts: 2, last_failure: null });
  expect([...inboxEntries(db, { spam: false })]).toMatchObject([{ name: "Anna", message: "Hello" }]);
  db.close();
});

/** SQL as in the first release, which may still run during a rolling update. */
const statementsOfFirstRelease = {
  schema: `CREATE TABLE IF NOT EXISTS inbox (id INTEGER PRIMARY KEY) STRICT;
    CREATE TABLE IF NOT EXISTS outbox (id INTEGER PRIMARY KEY) STRICT;
    CREATE INDEX IF NOT EXISTS outbox_due ON outbox (refused, due_at);
    CREATE TABLE IF NOT EXISTS deliveries (fingerprint TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;`,
  inbox: `INSERT INTO inbox
    (name, email, service, message, loaded_at, webdriver, received_at, idempotency_key, suspected_spam)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  outbox: `INSERT INTO outbox (name, email, service, message, loaded_at, webdriver, received_at, idempotency_key,
    fingerprint, attempts, due_at, leased_until) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?) RETURNING *`,
  claim: `UPDATE outbox SET attempts = attempts + 1, leased_until = :lease, refused = 0
    WHERE leased_until <= :now AND id =
      coalesce(:id, (SELECT id FROM outbox WHERE refused = 0 AND due_at <= :now AND leased_until <= :now
                     ORDER BY due_at, id LIMIT 1))
    RETURNING *`,
};

function version(db: DatabaseSync) {
  return db.prepare("PRAGMA user_version").get()?.user_version;
}

/** Lists each table's columns, regardless of how their definition is formatted. */
function schema(db: DatabaseSync) {
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
  return tables.map(({ name }) => [name, db.prepare(`SELECT * FROM pragma_table_info('${name}')`).all()]);
}
