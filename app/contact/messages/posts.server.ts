import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { insert, transaction } from "#app/platform/database.server.ts";
import { addDelivery, addReport, type Channel } from "./deliveries.server.ts";
import { type Message, REPETITION_MS } from "./message.server.ts";
import { failedOutcome, isAccepted, type Outcome } from "./outcome.ts";
import {
  accept,
  change,
  deleteMessage,
  eraseUnneeded,
  NO_TEXT,
  PLAUSIBLE_MS,
  type Row,
} from "./rows.server.ts";

/** How long the outcome of a failed post is kept for duplicates in other processes. */
const OUTCOME_MS = 2000;
const SUSPECTED_SPAM_LIMIT = 2000;

type Start = {
  state: "pending" | "stored";
  /** When the post has ended for certain, unless its process has died. */
  leasedUntil: number;
  channels: readonly Channel[];
};

/** Adds a message and its deliveries, unless a duplicate was accepted recently or is being posted. */
export function startPost(db: DatabaseSync, message: Message, { state, leasedUntil, channels }: Start) {
  return transaction(db, () => {
    const now = Date.now();
    const same = findDuplicate(db, message.fingerprint, now);
    if (same && same.state !== "pending") return { found: "accepted" as const };
    if (same && same.expiresAt > now && same.expiresAt < now + PLAUSIBLE_MS)
      return { found: "pending" as const, row: same };
    // The process that posted it has died. The outbox tries again anyway; without one, this post does.
    if (same?.isInOutbox) {
      accept(db, same);
      return { found: "accepted" as const };
    }
    if (same) deleteMessage(db, same.id);
    const idempotencyKey = same?.idempotencyKey ?? message.idempotencyKey;
    const values = { ...message, idempotencyKey, suspectedSpam: false, state, expiresAt: leasedUntil };
    const id = insert(db, "messages", values);
    for (const channel of channels) addDelivery(db, { messageId: id, channel, dueAt: now, leasedUntil });
    return { found: null, row: { id, idempotencyKey } };
  });
}

/** Returns the outcome of a post in another process: null while it is under way. */
export function outcomeOf(db: DatabaseSync, { id, idempotencyKey }: Row): Outcome | null {
  const query = db.prepare("SELECT state, outcome FROM messages WHERE id = ? AND idempotencyKey = ?");
  const row = query.get(id, idempotencyKey);
  if (row?.state === "pending") return null;
  if (row?.outcome) return failedOutcome.parse(JSON.parse(String(row.outcome)));
  return row ? { kind: "repeated" } : elsewhere;
}

/** The outcome of a duplicate whose first post failed or never ended. */
export const elsewhere: Outcome = {
  kind: "failed",
  failure: "elsewhere",
  cause: "failed in another process",
};

/** Ends a post without a delivery. A failure leaves nothing but its outcome, for a moment. */
export function endPost(db: DatabaseSync, row: Row, outcome: Outcome) {
  return transaction(db, () => {
    if (outcome.kind === "stored") return change(db, row, "state = 'stored'");
    const set = `state = 'failed', fingerprint = '', outcome = ?, expiresAt = ?, ${NO_TEXT}`;
    const values = [JSON.stringify(outcome), Date.now() + OUTCOME_MS];
    const isThere = isAccepted(outcome) ? accept(db, row) : change(db, row, set, ...values);
    if (isThere) db.prepare("DELETE FROM deliveries WHERE messageId = ?").run(row.id);
    eraseUnneeded(db, row.id);
    return isThere;
  });
}

/** Evicts the oldest suspected spam, so that a flood can't fill the disk. Returns null for a duplicate. */
export function addSuspectedSpam(db: DatabaseSync, message: Message, channels: readonly Channel[]) {
  return transaction(db, () => {
    // The same text without the honeypot counts as another message.
    const fingerprint = `suspect ${message.fingerprint}`;
    if (findDuplicate(db, fingerprint, Date.now())) return null;
    const values = { ...message, fingerprint, suspectedSpam: true, state: "stored", expiresAt: 0 };
    addReport(db, insert(db, "messages", values), channels);
    const spam = "SELECT id FROM messages WHERE state = 'stored' AND suspectedSpam = 1 ORDER BY id DESC";
    const evict = `DELETE FROM messages WHERE id IN (${spam} LIMIT -1 OFFSET ?)`;
    return Number(db.prepare(evict).run(SUSPECTED_SPAM_LIMIT).changes);
  });
}

function findDuplicate(db: DatabaseSync, fingerprint: string, now: number) {
  const row = db
    .prepare(
      `SELECT *, EXISTS (SELECT 1 FROM deliveries WHERE messageId = messages.id AND channel = 'service') AS isInOutbox
       FROM messages WHERE fingerprint = ? AND (state = 'pending' OR abs(receivedAt - ?) < ${REPETITION_MS})`,
    )
    .get(fingerprint, now);
  return row ? duplicateRow.parse(row) : null;
}

const duplicateRow = z.object({
  id: z.number(),
  idempotencyKey: z.string(),
  state: z.string(),
  expiresAt: z.number(),
  isInOutbox: z.coerce.boolean(),
});
