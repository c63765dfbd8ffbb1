import type { DatabaseSync } from "node:sqlite";
import { insert, transaction } from "#app/platform/database.server.ts";
import { fieldNames } from "../lead.ts";
import { addDelivery, type Channel, deleteDeliveriesOf, recordAttempt } from "./deliveries.server.ts";
import { type Message, REPETITION_MS } from "./message.server.ts";
import { failed, isAccepted, type Outcome, outcome as storedOutcome } from "./outcome.ts";

/** How long the outcome of a failed post is kept for duplicates in other processes. */
const OUTCOME_MS = 2000;
const SUSPECTED_SPAM_LIMIT = 2000;

/**
 * Adds a message and its deliveries, unless a duplicate was accepted recently or is being posted. Returns its id, or that
 * of the message of which it is a duplicate.
 */
export function startPost(db: DatabaseSync, message: Message, channels: readonly Channel[], leaseMs: number) {
  return transaction(db, (): { id: number } | { firstId: number } => {
    tidy(db);
    const { fingerprint, receivedAt } = message;
    const isSame = `state <> 'failed' AND fingerprint = ? AND abs(receivedAt - ?) < ${REPETITION_MS}`;
    const first = db.prepare(`SELECT id FROM messages WHERE ${isSame}`).get(fingerprint, receivedAt);
    if (first) return { firstId: Number(first.id) };
    const id = insert(db, "messages", { ...message, state: "pending", expiresAt: receivedAt + leaseMs });
    for (const channel of channels) addDelivery(db, id, channel, message);
    return { id };
  });
}

/** Records how a post ended. Returns false if the row went with its database. */
export function endPost(db: DatabaseSync, id: number, outcome: Outcome) {
  return transaction(db, () => {
    const state = outcome.kind === "stored" ? "stored" : isAccepted(outcome) ? "accepted" : "failed";
    const end = db.prepare(
      `UPDATE messages SET state = :state, outcome = :outcome,
         expiresAt = CASE :state WHEN 'failed' THEN :failedUntil ELSE receivedAt + ${REPETITION_MS} END
       WHERE id = :id`,
    );
    const failedUntil = Date.now() + OUTCOME_MS;
    if (!end.run({ id, state, outcome: JSON.stringify(outcome), failedUntil }).changes) return false;
    // Another machine notifies the studio of a message that it has accepted.
    if (state === "failed" || outcome.kind === "repeated") deleteDeliveriesOf(db, id);
    else if (state === "accepted") recordAttempt(db, id, "service", outcome);
    tidy(db);
    deleteOldestSuspectedSpam(db);
    return true;
  });
}

function deleteOldestSuspectedSpam(db: DatabaseSync) {
  const newestFirst = "SELECT id FROM messages WHERE state = 'stored' AND suspectedSpam = 1 ORDER BY id DESC";
  const overLimit = `${newestFirst} LIMIT -1 OFFSET ${SUSPECTED_SPAM_LIMIT}`;
  db.exec(`DELETE FROM messages WHERE id IN (${overLimit})`);
}

/**
 * Erases what nothing needs any more: texts that are sent, fingerprints, outcomes, and messages whose process died before
 * the visitor was thanked. The outbox keeps the latter.
 */
export function tidy(db: DatabaseSync, now = Date.now()) {
  // In these words, SQLite uses the partial index, and doesn't read the inbox.
  const notStored = "state <> 'stored'";
  const owed = "SELECT 1 FROM deliveries WHERE messageId = messages.id";
  const isOwed = `state = 'accepted' AND EXISTS (${owed})`;
  const noText = fieldNames.map((name) => `"${name}" = NULL`).join();
  db.exec(`
    -- The process died before it answered, but the outbox keeps the message.
    UPDATE messages SET state = 'accepted', expiresAt = receivedAt + ${REPETITION_MS}
      WHERE ${notStored} AND state = 'pending' AND expiresAt <= ${now} AND EXISTS (${owed} AND channel = 'service');
    -- Texts that no channel needs any more.
    UPDATE messages SET ${noText}
      WHERE ${notStored} AND state <> 'pending' AND message IS NOT NULL AND NOT (${isOwed});
    -- Expired fingerprints and outcomes, and posts that never ended.
    DELETE FROM messages WHERE ${notStored} AND expiresAt <= ${now} AND NOT (${isOwed});`);
}

/** Returns the outcome of another process's post: null while it is under way. */
export function outcomeOf(db: DatabaseSync, id: number): Outcome | null {
  const row = db.prepare("SELECT state, outcome FROM messages WHERE id = ?").get(id);
  if (row?.state === "pending") return null;
  if (!row) return elsewhere;
  if (row.state !== "failed") return { kind: "repeated" };
  return storedOutcome.parse(JSON.parse(String(row.outcome)));
}

/** The outcome of a duplicate whose first post failed or never ended. */
export const elsewhere = failed("elsewhere", "failed in another process");
