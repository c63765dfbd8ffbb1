import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { insert, transaction } from "#app/platform/database.server.ts";
import { rowOf } from "#app/platform/rows.server.ts";
import { byField, type Fields } from "../lead.ts";
import { type Submission, submissionColumns, submissionOf } from "../submission.server.ts";
import { rememberAccepted, wasAccepted } from "./accepted.server.ts";

export type InboxEntry = z.output<typeof inboxRow>;

/** A single transaction, so that neither a crash nor another process comes between the check and the write. */
export function addToInbox(db: DatabaseSync, submission: Submission) {
  return transaction(db, () => {
    if (wasAccepted(db, submission.fingerprint)) return "repeated";
    add(db, submission, { suspectedSpam: false });
    rememberAccepted(db, submission.fingerprint);
    return "stored";
  });
}

/** Evicts the oldest entries, so that a flood can't fill the disk, and returns their number. */
export function addSuspectedSpam(db: DatabaseSync, submission: Submission) {
  return transaction(db, () => {
    add(db, submission, { suspectedSpam: true });
    const { changes } = db
      .prepare(
        `DELETE FROM inbox WHERE suspected_spam = 1 AND id <=
          (SELECT id FROM inbox WHERE suspected_spam = 1 ORDER BY id DESC LIMIT 1 OFFSET ?)`,
      )
      .run(SUSPECTED_SPAM_LIMIT);
    return Number(changes);
  });
}

const SUSPECTED_SPAM_LIMIT = 2000;

/** Reads messages or suspected spam in pages, so that no lock is held for long and memory use stays low. */
export function* inboxEntries(
  db: DatabaseSync,
  { spam, where = () => true }: { spam: boolean; where?: (entry: InboxEntry) => boolean },
): Generator<InboxEntry> {
  const page = db.prepare("SELECT * FROM inbox WHERE suspected_spam = ? AND id > ? ORDER BY id LIMIT ?");
  for (let last = 0, isEnd = false; !isEnd; ) {
    const entries = z.array(inboxRow).parse(page.all(Number(spam), last, PAGE));
    yield* entries.filter(where);
    last = entries.at(-1)?.id ?? 0;
    isEnd = entries.length < PAGE;
  }
}

const PAGE = 100;

export function countInbox(db: DatabaseSync) {
  const row = db.prepare("SELECT count(*) AS messages FROM inbox WHERE suspected_spam = 0").get();
  return Number(row?.messages);
}

export function findSuspectedSpam(db: DatabaseSync, id: number): InboxEntry | null {
  const row = db.prepare("SELECT * FROM inbox WHERE id = ? AND suspected_spam = 1").get(id);
  return row ? inboxRow.parse(row) : null;
}

export function clearSuspicion(db: DatabaseSync, id: number) {
  db.prepare("UPDATE inbox SET suspected_spam = 0 WHERE id = ?").run(id);
}

export function deleteFromInbox(db: DatabaseSync, id: number) {
  return db.prepare("DELETE FROM inbox WHERE id = ?").run(id).changes > 0;
}

/** Throws if no message can be stored. Writes a message of maximum size and rolls it back, so that nobody sees it. */
export function checkInbox(db: DatabaseSync) {
  transaction(db, () => {
    db.exec("SAVEPOINT message");
    add(db, longest, { suspectedSpam: true });
    // The rollback also releases the message's id.
    db.exec("ROLLBACK TO message");
    // The commit must write as much to the disk as a real message, although the row is gone.
    rememberAccepted(db, longest.message);
    db.prepare("DELETE FROM deliveries WHERE fingerprint = ?").run(longest.message);
  });
}

// The euro sign takes three bytes in UTF-8, the most for one UTF-16 code unit.
const longest = submissionOf({
  ...byField<Fields>((_, { required, limit = 0 }) => (required ? "€".repeat(limit) : null)),
  loadedAt: 0,
  webdriver: false,
});

const inboxRow = rowOf({ id: z.number(), ...submissionColumns, suspectedSpam: z.coerce.boolean() });

function add(db: DatabaseSync, { fingerprint: _, ...message }: Submission, mark: { suspectedSpam: boolean }) {
  insert(db, "inbox", { ...message, ...mark });
}
