import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FormService, startFormService } from "../../../tests/fakes/form-service.ts";
import { leadWith } from "../../../tests/lead.ts";
import { wasAccepted } from "../store/accepted.server.ts";
import { openContactDatabase } from "../store/database.server.ts";
import { submissionOf } from "../submission.server.ts";
import { outboxTable } from "./outbox.server.ts";
import { pauseAfter, tryEntry } from "./queue.server.ts";

const lead = leadWith({ name: "Anna", email: "anna@example.com", message: "Hello" });

let directory: string;
let db: DatabaseSync;
let queue: ReturnType<typeof outboxTable>;
let service: FormService;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "outbox-"));
  db = openContactDatabase(directory);
  service = await startFormService();
  queue = outboxTable(() => db, 5000, formService());
});
afterEach(async () => {
  vi.useRealTimers();
  await service.stop();
  db.close();
  rmSync(directory, { recursive: true });
});

const formService = (timeoutMs = 20_000) => ({ endpoint: `${service.url}/f/abc`, timeoutMs });

/** Stores a message in the same way as the process that accepts it. */
function add(message: string = lead.message) {
  return queue.add({ ...submissionOf({ ...lead, message }), attempts: 1 });
}

/** Makes all entries due and ends their leases. */
function makeDue() {
  db.exec("UPDATE outbox SET due_at = 0, leased_until = 0");
}

test("doubles the pause between tries, up to an hour", () => {
  expect([1, 2, 3, 4, 11, 12, 500].map(pauseAfter)).toEqual([
    2000, 4000, 8000, 16_000, 2_048_000, 3_600_000, 3_600_000,
  ]);
});

test("an entry can't be claimed until its lease expires", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
  const kept = await add();
  expect(await queue.claim()).toBeNull();
  expect(await queue.claim(kept.id)).toBeNull();
  vi.setSystemTime(1_004_999);
  expect(await queue.claim()).toBeNull();
  vi.setSystemTime(1_005_000);
  expect(await queue.claim()).toMatchObject({ id: kept.id, attempts: 2 });
  expect(await queue.claim()).toBeNull();
});

test("claims an entry at once if a clock running ahead set its due time", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2027, 11, 31) });
  const { id } = await add();
  vi.setSystemTime(Date.UTC(2026, 10, 24));
  expect(await queue.claim()).toMatchObject({ id });
  expect(await queue.claim()).toBeNull();
});

test("retries a failed message with the same idempotency key, and removes it once accepted", async () => {
  service.answerWith("503");
  const kept = await add();
  expect(await tryEntry(queue, kept)).toMatchObject({ kind: "failed" });
  expect(await queue.list()).toMatchObject([{ attempts: 1, lastFailure: "status 503", refused: false }]);
  expect(wasAccepted(db, submissionOf(lead).fingerprint)).toBe(true);

  service.answerWith("sent");
  const again = await queue.claim(kept.id);
  if (!again) throw new Error("not claimed");
  expect(await tryEntry(queue, again)).toEqual({ kind: "sent" });
  expect(await queue.list()).toEqual([]);
  const keys = service.requests.map((request) => request.headers["idempotency-key"]);
  expect(new Set(keys)).toEqual(new Set([kept.idempotencyKey]));
  expect(wasAccepted(db, submissionOf(lead).fingerprint)).toBe(true);
});

test("doesn't remove another message with the same id after the database was replaced", async () => {
  const { id } = await add();
  const other = { ...submissionOf({ ...lead, message: "Other" }), id, attempts: 1, dueAt: 0 };
  expect(await queue.remove({ ...other, lastFailure: null, refused: false })).toBe(false);
  expect(await queue.list()).toMatchObject([{ id, message: "Hello" }]);
});

test("the worker sends each due message once, oldest first", async () => {
  for (const message of ["one", "two", "three"]) await add(message);
  expect(await queue.count()).toBe(3);
  makeDue();
  service.answerWith("sent");
  queue.wake();
  await expect.poll(() => service.accepted).toHaveLength(3);
  await queue.stop();
  expect(service.requests.map(({ body }) => body.message)).toEqual(["one", "two", "three"]);
  expect(await queue.list()).toEqual([]);
});

test("two workers on one database send each message once", async () => {
  for (let i = 0; i < 20; i++) await add(`message ${i}`);
  makeDue();
  service.answerWith("sent");
  const other = openContactDatabase(directory);
  const workers = [queue, outboxTable(() => other, 5000, formService())];
  for (const worker of workers) worker.wake();
  await expect.poll(() => service.requests.length).toBeGreaterThanOrEqual(20);
  await Promise.all(workers.map((worker) => worker.stop()));
  other.close();
  expect(service.requests).toHaveLength(20);
});

test("keeps a message that the service refuses on a retry, and doesn't try it again", async () => {
  await add();
  makeDue();
  service.answerWith("form error");
  queue.wake();
  await expect.poll(() => queue.list()).toMatchObject([{ refused: true }]);
  makeDue();
  queue.wake();
  await queue.stop();
  expect(service.requests).toHaveLength(1);
  expect(await queue.list()).toMatchObject([{ lastFailure: "BLOCKED" }]);
  // The visitor can send the same message again.
  expect(wasAccepted(db, submissionOf(lead).fingerprint)).toBe(false);
});

test("the worker resumes once an unavailable database is back", async () => {
  await add();
  makeDue();
  let unavailable = true;
  const open = () => {
    if (unavailable) throw new Error("no disk");
    return db;
  };
  const worker = outboxTable(open, 5000, formService());
  worker.wake();
  service.answerWith("sent");
  await expect.poll(() => unavailable).toBe(true);
  unavailable = false;
  worker.wake();
  await expect.poll(() => service.accepted).toHaveLength(1);
  await worker.stop();
});

test("stop waits for the message in flight", async () => {
  await add();
  makeDue();
  service.answerWith("hang");
  const worker = outboxTable(() => db, 5000, formService(300));
  worker.wake();
  await expect.poll(() => service.requests).toHaveLength(1);
  await worker.stop();
  expect(await queue.list()).toMatchObject([{ lastFailure: "no complete answer within 300 ms" }]);
});
