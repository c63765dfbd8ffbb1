import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { firstTried, REPETITION_MS, rememberAccepted, wasAccepted } from "./accepted.server.ts";
import { openContactDatabase } from "./database.server.ts";

const now = Date.UTC(2026, 10, 24, 23, 59);

let directory: string;
let db: DatabaseSync;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "accepted-"));
  db = openContactDatabase(directory);
});
afterEach(() => {
  db.close();
  rmSync(directory, { recursive: true });
});

test("remembers an accepted message for ten minutes", () => {
  rememberAccepted(db, "a", now);
  expect(wasAccepted(db, "a", now + REPETITION_MS)).toBe(true);
  expect(wasAccepted(db, "a", now + REPETITION_MS + 1)).toBe(false);
  expect(wasAccepted(db, "b", now)).toBe(false);
});

test("forgets a message accepted by a clock running ahead once the clock is right", () => {
  rememberAccepted(db, "a", now + 24 * 3600 * 1000);
  expect(wasAccepted(db, "a", now)).toBe(false);
  rememberAccepted(db, "b", now);
  expect(db.prepare("SELECT fingerprint FROM deliveries").all()).toEqual([{ fingerprint: "b" }]);
});

test("remembers a first try for ten minutes without marking the message as accepted", () => {
  expect(firstTried(db, "a", now)).toBe(now);
  expect(wasAccepted(db, "a", now)).toBe(false);
  expect(firstTried(db, "a", now + REPETITION_MS)).toBe(now);
  expect(firstTried(db, "b", now + 1)).toBe(now + 1);
  expect(firstTried(db, "a", now + REPETITION_MS + 1)).toBe(now + REPETITION_MS + 1);
});
