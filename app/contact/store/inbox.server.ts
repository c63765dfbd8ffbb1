import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { insert, transaction } from "#app/platform/database.server.ts";
import { rowOf } from "#app/platform/rows.server.ts";
import { byField, type Fields } from "../lead.ts";
import { type Submission, submissionColumns, submissionOf } from "../submission.server.ts";
import { rememberAccepted } from "./accepted.server.ts";

export type InboxEntry = z.output<typeof inboxRow>;

/** Durable once it returns. The repetition is remembered in the same commit: a crash can't part the two. */
export function addToInbox(db: DatabaseSync, submission: Submission) {
  transaction(db, () => {
    add(db, submission, { suspectedSpam: false });
    rememberAccepted(db, submission.fingerprint, submission.receivedAt);
  });
}

/** What fell for the honeypot: kept, since it may be a real person's browser that filled it in. */
export function addSuspect(db: DatabaseSync, submission: Submission) {
  transaction(db, () => {
    add(db, submission, { suspectedSpam: true });
    // A flood of it must not fill the disk that messages need.
    db.prepare(
      `DELETE FROM inbox WHERE suspected_spam = 1 AND id NOT IN
        (SELECT id FROM inbox WHERE suspected_spam = 1 ORDER BY id DESC LIMIT ?)`,
    ).run(SUSPECTS_KEPT);
  });
}

const SUSPECTS_KEPT = 2000;

export function listInbox(db: DatabaseSync, { spam }: { spam: boolean }): InboxEntry[] {
  const rows = db.prepare("SELECT * FROM inbox WHERE suspected_spam = ? ORDER BY id").all(Number(spam));
  return z.array(inboxRow).parse(rows);
}

/** How many messages there are, without what is suspected to be spam. */
export function countInbox(db: DatabaseSync) {
  const row = db.prepare("SELECT count(*) AS messages FROM inbox WHERE suspected_spam = 0").get();
  return z.object({ messages: z.number() }).parse(row).messages;
}

export function findSuspect(db: DatabaseSync, id: number): InboxEntry | null {
  const row = db.prepare("SELECT * FROM inbox WHERE id = ? AND suspected_spam = 1").get(id);
  return row ? inboxRow.parse(row) : null;
}

/** A suspect turns out to be a message. */
export function clearSuspicion(db: DatabaseSync, id: number) {
  db.prepare("UPDATE inbox SET suspected_spam = 0 WHERE id = ?").run(id);
}

export function deleteFromInbox(db: DatabaseSync, id: number) {
  return db.prepare("DELETE FROM inbox WHERE id = ?").run(id).changes > 0;
}

/**
 * Throws what stands against taking a message (a full disk, a missing column, another's lock): found out by writing
 * one, as long as they come, and taking it back before anybody sees it.
 */
export function checkInbox(db: DatabaseSync) {
  transaction(db, () => {
    db.exec("SAVEPOINT message");
    add(db, longest, { suspectedSpam: true });
    // And the number that it had.
    db.exec("ROLLBACK TO message");
    // What is committed goes to the disk, though nothing of it is left.
    rememberAccepted(db, "check");
    db.exec("DELETE FROM deliveries WHERE fingerprint = 'check'");
  });
}

const longest = submissionOf({
  ...byField<Fields>((_, { required, limit = 0 }) => (required ? "x".repeat(limit) : null)),
  loadedAt: 0,
  webdriver: false,
});

const inboxRow = rowOf({ id: z.number(), ...submissionColumns, suspectedSpam: z.coerce.boolean() });

function add(db: DatabaseSync, { fingerprint: _, ...message }: Submission, mark: { suspectedSpam: boolean }) {
  insert(db, "inbox", { ...message, ...mark });
}
