import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { rememberDelivery } from "../delivery/deliveries.server.ts";
import { fingerprint, idempotencyKey } from "../delivery/fingerprint.server.ts";
import type { Lead } from "../lead.ts";
import { transaction } from "./database.server.ts";
import { leadParameters, leadRow } from "./lead-row.server.ts";

export type InboxEntry = z.output<typeof inboxRow>;

/** Durable once it returns. The repetition is remembered in the same commit: a crash can't part the two. */
export function addToInbox(db: DatabaseSync, lead: Lead, now = Date.now()) {
  transaction(db, () => {
    insert(db, lead, false, now);
    rememberDelivery(db, fingerprint(lead), now);
  });
}

/** What fell for the honeypot: kept, since it may be a real person's browser that filled it in. */
export function addSuspect(db: DatabaseSync, lead: Lead, now = Date.now()) {
  transaction(db, () => {
    insert(db, lead, true, now);
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

const inboxRow = leadRow.extend({ suspected_spam: z.number().transform(Boolean) });

function insert(db: DatabaseSync, lead: Lead, spam: boolean, now: number) {
  db.prepare(
    `INSERT INTO inbox
       (name, email, service, message, loaded_at, webdriver, received_at, idempotency_key, suspected_spam)
     VALUES
       (:name, :email, :service, :message, :loadedAt, :webdriver, :now, :key, :spam)`,
  ).run({ ...leadParameters(lead), now, key: idempotencyKey(lead, now), spam: Number(spam) });
}
