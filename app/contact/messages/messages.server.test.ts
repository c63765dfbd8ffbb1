import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { storageCause } from "#app/platform/database.server.ts";
import { leadWith } from "../../../tests/lead.ts";
import { temporaryFolder } from "../../../tests/temporary-folder.ts";
import { checkStorage, openContactDatabase } from "./database.server.ts";
import {
  type Channel,
  claimDelivery,
  countDeliveries,
  deleteDelivery,
  listDeliveries,
  recordAttempt,
  unreportedSpam,
} from "./deliveries.server.ts";
import { DAY_MS, HOUR_MS, messageOf } from "./message.server.ts";
import type { Outcome } from "./outcome.ts";
import { endPost, outcomeOf, startPost, tidy } from "./posts.server.ts";
import { purger } from "./retention.server.ts";
import { clearSuspicion, countMessages, deleteMessage, listMessages } from "./stored.server.ts";

const NOW = Date.UTC(2026, 10, 24);
const MINUTE_MS = 60_000;
const LEASE_MS = 15_000;
const lead = leadWith({
  name: "Robert'); DROP TABLE messages;--",
  email: "robert@example.com",
  service: "security",
  message: "Line one\nline two 😀",
  webdriver: true,
});

let directory: string;
let db: DatabaseSync;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  directory = temporaryFolder();
  db = openContactDatabase(join(directory, "made", "on", "demand"));
});
afterEach(() => {
  vi.useRealTimers();
  db.close();
});

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const inbox = (spam = false) => listMessages(db, spam ? "suspectedSpam" : "inbox");
const pending = () => listDeliveries(db, "1");

function start(channels: Channel[] = [], message = lead.message, { spam = false, on = db } = {}) {
  return startPost(on, messageOf({ ...lead, message }, spam), channels, LEASE_MS);
}

/** Starts a post, with an outbox if the channel "service" is among these. */
function startPending(...args: Parameters<typeof start>) {
  const started = start(...args);
  if (!("id" in started)) throw new Error("a duplicate");
  return started.id;
}

/** Returns the message's id, as if it had been posted, or null if it is a duplicate. */
function accept(outcome: Outcome = { kind: "stored" }, ...args: Parameters<typeof start>) {
  const started = start(...args);
  if (!("id" in started)) return null;
  const on = args[2]?.on ?? db;
  endPost(on, started.id, outcome);
  return started.id;
}

const store = (...args: Parameters<typeof start>) => accept({ kind: "stored" }, ...args);
const kept: Outcome = { kind: "kept", cause: "status 503" };

function keyOf(id: number) {
  return db.prepare("SELECT idempotencyKey FROM messages WHERE id = ?").get(id)?.idempotencyKey;
}

function claim(channel: Channel = "service", on = db) {
  return claimDelivery(on, { channel }, LEASE_MS);
}

test("returns a message as it was stored, through any connection", () => {
  store();
  const other = openContactDatabase(join(directory, "made", "on", "demand"));
  store([], "two", { on: other });
  expect(inbox()).toMatchObject([lead, { message: "two" }]);
  other.close();
});

test("a commit returns after it is synced to the disk", () => {
  expect(db.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  expect(db.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 2 });
});

test("finds a duplicate for ten minutes, whichever process accepted it", () => {
  expect(store()).not.toBeNull();
  expect(store()).toBeNull();
  pass(9 * MINUTE_MS);
  expect(store()).toBeNull();
  pass(2 * MINUTE_MS);
  expect(store()).not.toBeNull();
  expect(inbox()).toHaveLength(2);
});

test("finds a duplicate of a message that a clock running ahead stored, but not for long", () => {
  vi.setSystemTime(NOW + 5 * MINUTE_MS);
  store();
  vi.setSystemTime(NOW);
  expect(store()).toBeNull();
  vi.setSystemTime(NOW - DAY_MS);
  expect(store()).not.toBeNull();
});

test("a duplicate of a pending message gets its outcome", () => {
  const id = startPending();
  expect(start()).toEqual({ firstId: id });
  expect(outcomeOf(db, id)).toBeNull();
  const outcome = {
    kind: "invalid" as const,
    errors: [{ field: "email" as const, code: "TYPE_EMAIL" as const, message: "no" }],
  };
  expect(endPost(db, id, outcome)).toBe(true);
  expect(outcomeOf(db, id)).toEqual(outcome);
  // A failure isn't remembered.
  expect(store()).not.toBeNull();
  tidy(db, Date.now() + 3000);
  expect(outcomeOf(db, id)).toMatchObject({ kind: "failed", failure: "elsewhere" });
});

test.each<Outcome>([
  { kind: "failed", failure: "timeout", cause: "" },
  { kind: "refused", codes: ["BLOCKED"] },
])(
  "nothing is left of a message that the service $kind, and a second attempt has the same key",
  (outcome) => {
    const id = startPending(["mail"]);
    const key = keyOf(id);
    endPost(db, id, outcome);
    expect(db.prepare("SELECT name, message FROM messages").all()).toEqual([{ name: null, message: null }]);
    expect(pending()).toEqual([]);
    tidy(db, Date.now() + 3000);
    expect(db.prepare("SELECT * FROM messages").all()).toEqual([]);
    expect(keyOf(startPending())).toBe(key);
  },
);

test("erases an accepted message's text once no channel needs it, and its fingerprint after ten minutes", () => {
  const id = startPending(["mail", "webhook"]);
  expect(claim("mail")).toBeNull();
  endPost(db, id, { kind: "sent" });
  for (const channel of ["mail", "webhook"] as const) {
    expect(claim(channel)).toMatchObject({ message: lead.message });
    recordAttempt(db, id, channel, { kind: "sent" });
  }
  tidy(db);
  expect(db.prepare("SELECT name, email, message FROM messages").all()).toEqual([
    { name: null, email: null, message: null },
  ]);
  expect(store()).toBeNull();
  pass(10 * MINUTE_MS);
  tidy(db);
  expect(db.prepare("SELECT * FROM messages").all()).toEqual([]);
});

test("deletes a message whose process died before the visitor was thanked, or lets the visitor try again", () => {
  const id = startPending(["mail"]);
  expect(start()).toEqual({ firstId: id });
  const key = keyOf(id);
  pass(LEASE_MS);
  expect(keyOf(startPending())).toBe(key);
  expect(pending()).toEqual([]);
  pass(LEASE_MS);
  tidy(db);
  expect(db.prepare("SELECT * FROM messages").all()).toEqual([]);
});

test("with an outbox, a message whose process died is sent, and a duplicate counts as accepted", () => {
  startPending(["service", "mail"]);
  pass(LEASE_MS);
  expect(store()).toBeNull();
  expect(claim()).toMatchObject({ message: lead.message, attempts: 2 });
  expect(claim("mail")).toMatchObject({ attempts: 1 });
});

test("a delivery can't be claimed by any process until its lease or its pause is over", () => {
  const other = openContactDatabase(join(directory, "made", "on", "demand"));
  onTestFinished(() => other.close());
  const messageId = startPending(["service"]);
  const [{ id } = { id: 0 }] = pending();
  const none = () => {
    for (const on of [db, other])
      expect([claim("service", on), claimDelivery(on, { channel: "service", id }, LEASE_MS)]).toEqual([
        null,
        null,
      ]);
  };
  none();
  endPost(db, messageId, kept);
  pass(2000);
  expect(claim()).toMatchObject({ id, attempts: 2 });
  none();
  recordAttempt(db, messageId, "service", { kind: "failed", failure: "status", cause: "status 503" });
  expect(pending()).toMatchObject([{ lastFailure: "status 503", dueAt: Date.now() + 4000, refused: false }]);
  expect(claim()).toBeNull();
  // The operator need not wait for the end of the pause.
  expect(claimDelivery(db, { channel: "service", id }, LEASE_MS)).toMatchObject({ id, attempts: 3 });
});

test("doubles the pause between attempts, up to an hour", () => {
  const id = startPending(["service"]);
  endPost(db, id, kept);
  const pauses = [1, 2, 3, 11, 12, 500].map((attempts) => {
    db.prepare("UPDATE deliveries SET attempts = ?").run(attempts);
    recordAttempt(db, id, "service", { kind: "failed", failure: "status", cause: "" });
    return (pending()[0]?.dueAt ?? 0) - Date.now();
  });
  expect(pauses).toEqual([2000, 4000, 8000, 2_048_000, HOUR_MS, HOUR_MS]);
});

test("keeps a refused delivery, without trying it again, until the operator does", () => {
  const messageId = startPending(["service"]);
  endPost(db, messageId, kept);
  pass(LEASE_MS);
  const id = claim()?.id ?? 0;
  recordAttempt(db, messageId, "service", { kind: "refused", codes: ["BLOCKED"] });
  pass(DAY_MS);
  tidy(db);
  expect(claim()).toBeNull();
  expect(pending()).toMatchObject([{ refused: true, lastFailure: "BLOCKED", message: lead.message }]);
  expect(claimDelivery(db, { channel: "service", id }, LEASE_MS)).toMatchObject({ refused: false });
});

test("the outbox holds each message whose text a channel still needs, once", () => {
  accept({ kind: "sent" }, ["webhook"]);
  accept(kept, ["service", "mail"], "two");
  accept({ kind: "sent" }, [], "three");
  store(["mail"], "four");
  expect(listMessages(db, "outbox")).toMatchObject([lead, { message: "two" }]);
  expect(countMessages(db, "outbox")).toBe(2);
});

test("deleting a delivery erases a text that nothing else needs", () => {
  accept(kept, ["service", "mail"]);
  const [service, mail] = pending();
  if (!service || !mail) throw new Error("not added");
  deleteDelivery(db, service.id);
  expect(pending()).toMatchObject([{ message: lead.message }]);
  deleteDelivery(db, mail.id);
  tidy(db);
  expect(db.prepare("SELECT message FROM messages").all()).toEqual([{ message: null }]);
});

test("lists suspected spam separately, doesn't count it as accepted, and can clear the suspicion", () => {
  expect(store(["mail"], lead.message, { spam: true })).not.toBeNull();
  expect(store(["mail"], lead.message, { spam: true })).toBeNull();
  expect(inbox()).toEqual([]);
  const [suspect] = inbox(true);
  const id = suspect?.id ?? 0;
  clearSuspicion(db, id);
  expect([inbox(true), pending()]).toEqual([[], []]);
  expect(inbox()).toMatchObject([{ id }]);
  expect(start()).toHaveProperty("id");
  expect([deleteMessage(db, id), deleteMessage(db, id)]).toEqual([true, false]);
});

test("reports suspected spam with the next notification, or after a day", () => {
  const suspect = (message: string) => store(["mail"], message, { spam: true });
  for (const message of ["one", "two"]) suspect(message);
  expect(pending()).toHaveLength(1);
  expect([claim("mail"), unreportedSpam(db, "mail")]).toEqual([null, 2]);
  store(["mail"]);
  recordAttempt(db, claim("mail")?.messageId ?? 0, "mail", { kind: "sent" });
  expect([pending(), unreportedSpam(db, "mail")]).toEqual([[], 0]);
  suspect("three");
  pass(DAY_MS);
  const report = claim("mail");
  expect([report?.suspectedSpam, unreportedSpam(db, "mail")]).toEqual([true, 3]);
  recordAttempt(db, report?.messageId ?? 0, "mail", { kind: "sent" });
  expect([pending(), inbox(true).length]).toEqual([[], 3]);
});

test("keeps only the newest 2,000 entries of suspected spam, and deletes no message", () => {
  store();
  db.exec("BEGIN");
  const add = db.prepare(`INSERT INTO messages
    (loadedAt, webdriver, receivedAt, fingerprint, idempotencyKey, suspectedSpam, state, expiresAt)
    VALUES (0, 0, 0, '', '', 1, 'stored', 0)`);
  for (let i = 0; i < 2100; i++) add.run();
  db.exec("COMMIT");
  store([], lead.message, { spam: true });
  expect(inbox(true)).toHaveLength(2000);
  expect(inbox(true).at(-1)?.name).toBe(lead.name);
  expect(inbox()).toHaveLength(1);
});

test("the storage check fails on a full disk, writes as much as the longest message, and leaves no rows", () => {
  db.exec("PRAGMA max_page_count = 1");
  expect(causeOf(() => checkStorage(db))).toBe("database or disk is full");
  db.exec("PRAGMA max_page_count = 10000");
  const writtenBy = (work: () => unknown) => {
    const size = () => statSync(`${db.location()}-wal`).size;
    const before = size();
    work();
    return size() - before;
  };
  const longest = { name: "€".repeat(200), email: "€".repeat(254), message: "€".repeat(5000) };
  const checked = writtenBy(() => checkStorage(db));
  expect([inbox(), inbox(true)]).toEqual([[], []]);
  const stored = messageOf(leadWith(longest));
  expect(checked).toBeGreaterThanOrEqual(writtenBy(() => startPost(db, stored, [], LEASE_MS)));
  expect(store()).toBe(2);
});

test("reports an unusable directory with a cause that contains no path", () => {
  const file = join(directory, "file");
  writeFileSync(file, "");
  expect(causeOf(() => openContactDatabase(join(file, "below")).close())).toBe("ENOTDIR");
  writeFileSync(join(directory, "contact.sqlite"), "this is no database".repeat(100));
  expect(causeOf(() => openContactDatabase(directory).close())).toBe("file is not a database");
});

test("adds columns for new fields of the form, and reads a database of a later release", () => {
  const open = (change: string) => {
    const path = join(directory, "contact.sqlite");
    openContactDatabase(directory).close();
    const changed = new DatabaseSync(path);
    changed.exec(change);
    changed.close();
    return openContactDatabase(directory);
  };
  for (const change of [
    "ALTER TABLE messages DROP COLUMN service",
    "ALTER TABLE messages ADD COLUMN later TEXT; PRAGMA user_version = 1000",
  ]) {
    const again = open(change);
    store([], change, { on: again });
    expect(listMessages(again, "inbox").at(-1)).toMatchObject(
      lead.service ? { message: change, service: lead.service } : {},
    );
    again.close();
  }
});

test("deletes expired messages with their deliveries, and counts those that were not sent", () => {
  startPending(["service", "mail"], "old");
  pass(30.1 * DAY_MS);
  for (let i = 0; i < 9; i++) store([], `new ${i}`);
  expect(purger(30)(db)).toEqual({ ...purged, deleted: 1, unsent: 1 });
  expect([countMessages(db, "inbox"), countDeliveries(db, "mail")]).toEqual([9, 0]);
});

const purged = { deleted: 0, unsent: 0, doubtsClock: false };

test("waits for a day of uptime before it deletes more than a tenth, as after a clock that jumped ahead", () => {
  for (let i = 0; i < 21; i++) store([], `${i}`);
  const [purge, ahead] = [purger(30), NOW + 400 * DAY_MS];
  expect(purge(db, ahead, HOUR_MS)).toEqual({ ...purged, doubtsClock: true });
  expect(purge(db, NOW + HOUR_MS, 2 * HOUR_MS)).toEqual(purged);
  expect([DAY_MS, 2 * DAY_MS].map((uptime) => purge(db, ahead, uptime).deleted)).toEqual([0, 21]);
});

test("deletes a few expired messages at once, even if there are no others", () => {
  for (let i = 0; i < 20; i++) store([], `${i}`);
  expect(purger(30)(db, NOW + 31 * DAY_MS)).toEqual({ ...purged, deleted: 20 });
});

function causeOf(work: () => void) {
  try {
    work();
  } catch (error) {
    return storageCause(error);
  }
}
