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

function guard(open = () => db) {
  const deliver = vi.fn(async (): Promise<Outcome> => ({ kind: "sent" }));
  const once = onceOnly(open, 1000);
  return { deliver, once };
}

test.each([
  ["a disk", () => db],
  ["no disk", noDisk],
])("with %s, the same message within ten minutes is delivered once", async (_, open) => {
  const { deliver, once } = guard(open);
  expect(await once("a", deliver)).toEqual({ kind: "sent" });
  vi.advanceTimersByTime(9 * 60_000);
  expect(await once("a", deliver)).toEqual({ kind: "repeated" });
  expect(await once("b", deliver)).toEqual({ kind: "sent" });
  vi.advanceTimersByTime(2 * 60_000);
  expect(await once("a", deliver)).toEqual({ kind: "sent" });
  expect(deliver).toHaveBeenCalledTimes(3);
});

test("concurrent duplicates share the first one's outcome; a failure isn't remembered", async () => {
  const { deliver, once } = guard();
  deliver.mockResolvedValueOnce(failure);
  const twins = await Promise.all([once("a", deliver), once("a", deliver), once("a", deliver)]);
  expect(twins).toEqual([failure, failure, failure]);
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(await once("a", deliver)).toEqual({ kind: "sent" });
  expect(deliver).toHaveBeenCalledTimes(2);
});

test("a message that was lost with its database is delivered again", async () => {
  const { deliver, once } = guard();
  for (let i = 0; i < 2; i++) {
    expect(await once("a", deliver)).toEqual({ kind: "sent" });
    db.exec("DELETE FROM deliveries");
  }
});

test("a duplicate is found even if another process locks the database while it is opened", async () => {
  vi.useRealTimers();
  rememberAccepted(db, "a");
  const open = vi
    .fn(() => db)
    .mockImplementationOnce(() => {
      throw Object.assign(new Error("database is locked"), { errcode: 5 });
    });
  const { deliver, once } = guard(open);
  expect(await once("a", deliver)).toEqual({ kind: "repeated" });
});

test("a message that another process accepted is a duplicate here", async () => {
  const { deliver, once } = guard();
  rememberAccepted(db, "a");
  expect(await once("a", deliver)).toEqual({ kind: "repeated" });
  expect(deliver).not.toHaveBeenCalled();
});
