import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { leadWith } from "../../../tests/lead.ts";
import { outboxTable } from "../delivery/outbox.server.ts";
import { submissionOf } from "../submission.server.ts";
import { openContactDatabase } from "./database.server.ts";
import { addSuspectedSpam, addToInbox, countInbox, inboxEntries } from "./inbox.server.ts";
import { purger } from "./retention.server.ts";

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
const now = Date.UTC(2026, 10, 24);
const expected = (deleted: number, unsent = 0) => ({ deleted, unsent, doubtsClock: false });
const doubted = (deleted: number, unsent = 0) => ({ deleted, unsent, doubtsClock: true });

let directory: string;
let db: DatabaseSync;
let purge: ReturnType<typeof purger>;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "retention-"));
  db = openContactDatabase(directory);
  purge = purger(30);
});
afterEach(() => {
  db.close();
  rmSync(directory, { recursive: true });
});

/** Stores messages that were received this long ago. */
function receive(...ages: number[]) {
  for (const age of ages) addToInbox(db, submissionOf(leadWith({ message: `${age}` }), now - age));
}

test("deletes expired messages and counts the unsent ones", async () => {
  receive(30.1 * DAY, 29 * DAY);
  addSuspectedSpam(db, submissionOf(leadWith({}), now - 30.1 * DAY));
  await outboxTable(() => db, 1000, null).add({
    ...submissionOf(leadWith({}), now - 30.1 * DAY),
    attempts: 1,
  });
  expect(purge(db, now)).toEqual(expected(3, 1));
  expect(countInbox(db)).toBe(1);
  expect([...inboxEntries(db, { spam: true })]).toEqual([]);
  expect(purge(db, now + DAY + HOUR)).toEqual(expected(1));
});

test.each([1.5, 31, 365, 400])(
  "deletes no recent message if the clock jumps %d days ahead and back",
  (days) => {
    receive(0, HOUR, DAY);
    purge(db, now);
    const ahead = now + days * DAY;
    expect(purge(db, ahead)).toMatchObject({ deleted: 0, doubtsClock: days > 2 });
    expect(purge(db, now + HOUR)).toMatchObject({ deleted: 0 });
    expect(purger(30)(db, ahead)).toMatchObject({ deleted: 0 });
    expect(countInbox(db)).toBe(3);
  },
);

test("after doubting the clock for a day, each purge deletes a tenth of the messages until none is expired", () => {
  receive(...Array.from({ length: 30 }, (_, i) => i * HOUR));
  purge(db, now, 0);
  const late = now + 400 * DAY;
  expect(purge(db, late, HOUR)).toEqual(doubted(0));
  expect(purge(db, late + 30 * DAY, DAY)).toEqual(doubted(0));
  expect(purge(db, late, DAY + HOUR)).toEqual(doubted(3));
  expect(purge(db, late, DAY + 2 * HOUR)).toEqual(doubted(3));
  receive(-400 * DAY);
  let runs = 0;
  while (purge(db, late, 2 * DAY).doubtsClock) runs++;
  expect(runs).toBeGreaterThan(5);
  expect([...inboxEntries(db, { spam: false })]).toMatchObject([{ message: `${-400 * DAY}` }]);
});

test("doesn't delete a message at once if the clock was far behind when it was stored", () => {
  purge(db, now);
  addToInbox(db, submissionOf(leadWith({}), 0));
  expect(purge(db, 0)).toEqual(doubted(0));
  expect(purge(db, now + HOUR)).toEqual(doubted(0));
  expect(countInbox(db)).toBe(1);
});

test("trusts the clock again a day after a long error was corrected", () => {
  purge(db, now + 400 * DAY, 0);
  expect(purge(db, now, 0)).toEqual(doubted(0));
  expect(purge(db, now + DAY, DAY)).toEqual(doubted(0));
  expect(purge(db, now + DAY, DAY)).toEqual(expected(0));
});
