import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberAccepted } from "../store/accepted.server.ts";
import { openContactDatabase } from "../store/database.server.ts";
import { onceOnly } from "./once.server.ts";
import type { Outcome } from "./outcome.ts";

const failure: Outcome = { kind: "failed", failure: "network", cause: "ECONNRESET" };

let directory: string;
let db: DatabaseSync;
beforeEach(() => {
  vi.useFakeTimers();
  directory = mkdtempSync(join(tmpdir(), "once-"));
  db = openContactDatabase(directory);
});
afterEach(() => {
  vi.useRealTimers();
  db.close();
  rmSync(directory, { recursive: true });
});

function noDisk(): never {
  throw new Error("no disk");
}

function setUp(open = () => db) {
  const deliver = vi.fn(async (): Promise<Outcome> => ({ kind: "sent" }));
  const once = onceOnly(open, 1000);
  return { deliver, once };
}

test.each([
  ["a working database", () => db],
  ["no database", noDisk],
])("delivers a message at most once in ten minutes with %s", async (_, open) => {
  const { deliver, once } = setUp(open);
  expect(await once("a", deliver)).toEqual({ kind: "sent" });
  vi.advanceTimersByTime(9 * 60_000);
  expect(await once("a", deliver)).toEqual({ kind: "repeated" });
  expect(await once("b", deliver)).toEqual({ kind: "sent" });
  vi.advanceTimersByTime(2 * 60_000);
  expect(await once("a", deliver)).toEqual({ kind: "sent" });
  expect(deliver).toHaveBeenCalledTimes(3);
});

test("concurrent duplicates share one delivery, and a failed one can be retried", async () => {
  const { deliver, once } = setUp();
  deliver.mockResolvedValueOnce(failure);
  const duplicates = await Promise.all([once("a", deliver), once("a", deliver), once("a", deliver)]);
  expect(duplicates).toEqual([failure, failure, failure]);
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(await once("a", deliver)).toEqual({ kind: "sent" });
  expect(deliver).toHaveBeenCalledTimes(2);
});

test("delivers a message again if its record was lost with the database", async () => {
  const { deliver, once } = setUp();
  for (let i = 0; i < 2; i++) {
    expect(await once("a", deliver)).toEqual({ kind: "sent" });
    db.exec("DELETE FROM deliveries");
  }
});

test("detects a duplicate even if the database is locked when it is first opened", async () => {
  vi.useRealTimers();
  rememberAccepted(db, "a");
  const open = vi
    .fn(() => db)
    .mockImplementationOnce(() => {
      throw Object.assign(new Error("database is locked"), { errcode: 5 });
    });
  const { deliver, once } = setUp(open);
  expect(await once("a", deliver)).toEqual({ kind: "repeated" });
});

test("treats a message that another process accepted as a duplicate", async () => {
  const { deliver, once } = setUp();
  rememberAccepted(db, "a");
  expect(await once("a", deliver)).toEqual({ kind: "repeated" });
  expect(deliver).not.toHaveBeenCalled();
});
