import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { storageCause } from "#app/platform/database.server.ts";
import { leadWith } from "../../../tests/lead.ts";
import { submissionOf } from "../submission.server.ts";
import { wasAccepted } from "./accepted.server.ts";
import { openContactDatabase } from "./database.server.ts";
import {
  addSuspectedSpam,
  addToInbox,
  checkInbox,
  clearSuspicion,
  deleteFromInbox,
  findSuspectedSpam,
  inboxEntries,
} from "./inbox.server.ts";

const lead = leadWith({
  name: "Robert'); DROP TABLE inbox;--",
  email: "robert@example.com",
  service: "security",
  message: "Line one\nline two 😀",
  webdriver: true,
});

let directory: string;
let db: DatabaseSync;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "inbox-"));
  db = openContactDatabase(join(directory, "made", "on", "demand"));
});
afterEach(() => {
  db.close();
  rmSync(directory, { recursive: true });
});

test("returns a message as it was stored", () => {
  addToInbox(db, submissionOf(lead));
  const [entry] = [...inboxEntries(db, { spam: false })];
  expect(entry).toMatchObject(lead);
});

test("a commit returns after it is synced to the disk", () => {
  expect(db.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  expect(db.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 2 });
});

test("lists messages that were stored through another connection", () => {
  addToInbox(db, submissionOf(lead));
  const other = openContactDatabase(join(directory, "made", "on", "demand"));
  addToInbox(other, submissionOf({ ...lead, message: "two" }));
  expect([...inboxEntries(db, { spam: false })]).toHaveLength(2);
  other.close();
});

test("stores a duplicate only once, even without a prior check", () => {
  expect(addToInbox(db, submissionOf(lead))).toBe("stored");
  expect(wasAccepted(db, submissionOf({ ...lead, name: "R" }).fingerprint)).toBe(false);
  expect(addToInbox(db, submissionOf(lead))).toBe("repeated");
  expect([...inboxEntries(db, { spam: false })]).toHaveLength(1);
});

test("lists suspected spam separately, doesn't mark it as accepted, and can clear the suspicion", () => {
  addSuspectedSpam(db, submissionOf(lead));
  expect([...inboxEntries(db, { spam: false })]).toEqual([]);
  expect(wasAccepted(db, submissionOf(lead).fingerprint)).toBe(false);
  const [suspect] = [...inboxEntries(db, { spam: true })];
  const id = suspect?.id ?? 0;
  expect(findSuspectedSpam(db, id)).toEqual(suspect);
  clearSuspicion(db, id);
  expect(findSuspectedSpam(db, id)).toBeNull();
  expect([...inboxEntries(db, { spam: false })]).toMatchObject([{ id }]);
  expect(deleteFromInbox(db, id)).toBe(true);
  expect(deleteFromInbox(db, id)).toBe(false);
});

test("keeps only the newest 2,000 suspected spam entries, and deletes no message", () => {
  addToInbox(db, submissionOf(lead));
  db.exec("BEGIN");
  const insert = db.prepare(`INSERT INTO inbox
    (name, email, message, loaded_at, webdriver, received_at, idempotency_key, suspected_spam)
    VALUES ('', '', '', 0, 0, 0, '', 1)`);
  for (let i = 0; i < 2100; i++) insert.run();
  db.exec("COMMIT");
  expect(addSuspectedSpam(db, submissionOf(lead))).toBe(101);
  const suspects = [...inboxEntries(db, { spam: true })];
  expect(suspects).toHaveLength(2000);
  expect(suspects.at(-1)?.name).toBe(lead.name);
  expect([...inboxEntries(db, { spam: false })]).toHaveLength(1);
});

test("the inbox check detects a full disk and a missing column, and leaves no rows", () => {
  db.exec("PRAGMA max_page_count = 1");
  expect(causeOf(() => checkInbox(db))).toBe("database or disk is full");
  db.exec("PRAGMA max_page_count = 10000");
  checkInbox(db);
  expect([[...inboxEntries(db, { spam: true })], [...inboxEntries(db, { spam: false })]]).toEqual([[], []]);
  addToInbox(db, submissionOf(lead));
  expect([...inboxEntries(db, { spam: false })]).toMatchObject([{ id: 1 }]);
  db.exec("ALTER TABLE inbox DROP COLUMN loaded_at");
  expect(causeOf(() => checkInbox(db))).toBe("SQL logic error");
});

test("the inbox check writes at least as much as the longest message, and leaves no rows", () => {
  const writtenBy = (work: () => unknown) => {
    const size = () => statSync(`${db.location()}-wal`).size;
    const before = size();
    work();
    return size() - before;
  };
  const longest = { name: "€".repeat(200), email: "€".repeat(254), message: "€".repeat(5000) };
  const checked = writtenBy(() => checkInbox(db));
  expect(db.prepare("SELECT * FROM deliveries").all()).toEqual([]);
  expect(checked).toBeGreaterThanOrEqual(writtenBy(() => addToInbox(db, submissionOf(leadWith(longest)))));
});

test("reports an unusable directory with a cause that contains no path", () => {
  const file = join(directory, "file");
  writeFileSync(file, "");
  expect(causeOf(() => openContactDatabase(join(file, "below")).close())).toBe("ENOTDIR");
  writeFileSync(join(directory, "contact.sqlite"), "this is no database".repeat(100));
  expect(causeOf(() => openContactDatabase(directory).close())).toBe("file is not a database");
});

function causeOf(work: () => void) {
  try {
    work();
  } catch (error) {
    return storageCause(error);
  }
}
