import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isDelivered, REPETITION_MS } from "../delivery/deliveries.server.ts";
import { fingerprint } from "../delivery/fingerprint.server.ts";
import { embeddedQueue } from "../delivery/outbox-queue.server.ts";
import type { Lead } from "../lead.ts";
import { openDatabase, storageCause } from "./database.server.ts";
import {
  addSuspect,
  addToInbox,
  clearSuspicion,
  deleteFromInbox,
  findSuspect,
  listInbox,
} from "./inbox.server.ts";
import { toLead } from "./lead-row.server.ts";
import { deleteExpired } from "./retention.server.ts";

const lead: Lead = {
  name: "Robert'); DROP TABLE inbox;--",
  email: "robert@example.com",
  service: "security",
  message: "Line one\nline two 😀",
  loadedAt: 1_700_000_000_000,
  webdriver: true,
};

let directory: string;
let db: DatabaseSync;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "inbox-"));
  db = openDatabase(join(directory, "made", "on", "demand"));
});
afterEach(() => {
  db.close();
  rmSync(directory, { recursive: true });
});

test("a message comes back as it went in", () => {
  addToInbox(db, lead);
  const [entry] = listInbox(db, { spam: false });
  expect(entry && toLead(entry)).toEqual(lead);
});

test("a commit is synced to the disk before it returns", () => {
  expect(db.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  expect(db.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 2 });
});

test("what another process has written is there, and stays after closing", () => {
  addToInbox(db, lead);
  const other = openDatabase(join(directory, "made", "on", "demand"));
  addToInbox(other, { ...lead, message: "two" });
  expect(listInbox(db, { spam: false })).toHaveLength(2);
  other.close();
});

test("a repetition is remembered with the message, for ten minutes", () => {
  addToInbox(db, lead, 1_000_000);
  expect(isDelivered(db, fingerprint(lead), 1_000_000 + REPETITION_MS)).toBe(true);
  expect(isDelivered(db, fingerprint(lead), 1_000_001 + REPETITION_MS)).toBe(false);
  expect(isDelivered(db, fingerprint({ ...lead, name: "R" }), 1_000_000)).toBe(false);
});

test("suspected spam is apart, is no delivery, and can turn out to be a message", () => {
  addSuspect(db, lead);
  expect(listInbox(db, { spam: false })).toEqual([]);
  expect(isDelivered(db, fingerprint(lead))).toBe(false);
  const [suspect] = listInbox(db, { spam: true });
  const id = suspect?.id ?? 0;
  expect(findSuspect(db, id)).toEqual(suspect);
  clearSuspicion(db, id);
  expect(findSuspect(db, id)).toBeNull();
  expect(listInbox(db, { spam: false })).toMatchObject([{ id }]);
  expect(deleteFromInbox(db, id)).toBe(true);
  expect(deleteFromInbox(db, id)).toBe(false);
});

test("a flood of spam keeps its newest, and no message goes for it", () => {
  addToInbox(db, lead);
  db.exec("BEGIN");
  const insert = db.prepare(`INSERT INTO inbox
    (name, email, message, loaded_at, webdriver, received_at, idempotency_key, suspected_spam)
    VALUES ('', '', '', 0, 0, 0, '', 1)`);
  for (let i = 0; i < 2100; i++) insert.run();
  db.exec("COMMIT");
  addSuspect(db, lead);
  const suspects = listInbox(db, { spam: true });
  expect(suspects).toHaveLength(2000);
  expect(suspects.at(-1)?.name).toBe(lead.name);
  expect(listInbox(db, { spam: false })).toHaveLength(1);
});

test("messages go when their time is over, and those nobody got are counted", async () => {
  const day = 24 * 3600 * 1000;
  const now = Date.now();
  addToInbox(db, lead, now - 31 * day);
  addSuspect(db, lead, now - 31 * day);
  addToInbox(db, lead, now - 29 * day);
  await embeddedQueue(() => db).keep(lead, 1000);
  expect(deleteExpired(db, 30, now)).toBe(0);
  expect(listInbox(db, { spam: false })).toHaveLength(1);
  expect(listInbox(db, { spam: true })).toEqual([]);
  expect(deleteExpired(db, 30, now + 31 * day)).toBe(1);
});

test("a directory that can't be had is a plain failure with a cause that names nobody", () => {
  const file = join(directory, "file");
  writeFileSync(file, "");
  expect(causeOf(() => openDatabase(join(file, "below")))).toBe("ENOTDIR");
  writeFileSync(join(directory, "contact.sqlite"), "this is no database".repeat(100));
  expect(causeOf(() => openDatabase(directory))).toBe("file is not a database");
});

function causeOf(open: () => DatabaseSync) {
  try {
    open().close();
  } catch (error) {
    return storageCause(error);
  }
}
