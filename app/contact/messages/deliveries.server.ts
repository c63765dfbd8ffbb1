import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { insert, transaction } from "#app/platform/database.server.ts";
import { messageColumns } from "./message.server.ts";
import { type AttemptResult, causeOf } from "./outcome.ts";
import {
  accept,
  countStored,
  DAY_MS,
  eraseUnneeded,
  HOUR_MS,
  PLAUSIBLE_MS,
  type Row,
} from "./rows.server.ts";

export type Channel = z.output<typeof channelName>;
export type Delivery = z.output<typeof deliveryRow>;

const channelName = z.enum(["service", "mail", "webhook"]);

type NewDelivery = { messageId: number; channel: Channel; dueAt: number; leasedUntil?: number };

/** The post itself makes the first attempt at the form service. The other channels wait until it has ended. */
export function addDelivery(db: DatabaseSync, { leasedUntil = 0, ...delivery }: NewDelivery) {
  const first =
    delivery.channel === "service" ? { attempts: 1, leasedUntil } : { attempts: 0, leasedUntil: 0 };
  insert(db, "deliveries", { ...delivery, ...first, state: "pending" });
}

/** Reports suspected spam a day later, unless the notification of a message does so before. */
export function addReport(db: DatabaseSync, messageId: number, to: readonly Channel[]) {
  for (const channel of to)
    if (!db.prepare(REPORTS).get(channel))
      addDelivery(db, { messageId, channel, dueAt: Date.now() + DAY_MS });
}

const REPORTS = `SELECT deliveries.id FROM deliveries JOIN messages ON messages.id = messageId
  WHERE suspectedSpam = 1 AND channel = ?`;

/** Leases a delivery that is due, or the one with this id. A single statement, so only one process gets it. */
export function claimDelivery(db: DatabaseSync, which: { channel: Channel; id?: number }, leaseMs: number) {
  const now = Date.now();
  const isPast = (column: string) => `deliveries.${column} NOT BETWEEN :now + 1 AND :now + ${PLAUSIBLE_MS}`;
  const due = `SELECT deliveries.id FROM deliveries JOIN messages ON messages.id = messageId
    WHERE channel = :channel AND deliveries.state = 'pending' AND ${isPast("dueAt")} AND ${isPast("leasedUntil")}
      AND (messages.state <> 'pending' OR channel = 'service') ORDER BY dueAt, deliveries.id LIMIT 1`;
  const claim = db.prepare(
    `UPDATE deliveries SET attempts = attempts + 1, state = 'pending', leasedUntil = :lease
     WHERE id = coalesce(:id, (${due})) AND ${isPast("leasedUntil")} RETURNING id`,
  );
  // `get` would return the row before the commit, and miss an error of the commit.
  const [claimed] = claim.all({ now, lease: now + leaseMs, channel: which.channel, id: which.id ?? null });
  return claimed ? (listDeliveries(db, "deliveries.id = ?", Number(claimed.id))[0] ?? null) : null;
}

/** Records an attempt. A refused delivery waits for the operator. Returns false if the message's row is gone. */
export function recordAttempt(db: DatabaseSync, row: Row, channel: Channel, tried: AttemptResult) {
  return transaction(db, () => {
    const own = `channel = ? AND messageId = (SELECT id FROM messages WHERE id = ? AND idempotencyKey = ?)`;
    const key = [channel, row.id, row.idempotencyKey];
    if (tried.kind === "sent") {
      db.prepare(`DELETE FROM deliveries WHERE ${own}`).run(...key);
      db.prepare(`DELETE FROM deliveries WHERE id IN (${REPORTS})`).run(channel);
    } else {
      const set = `state = ?, lastFailure = ?, dueAt = ? + ${PAUSE_MS}, leasedUntil = 0`;
      const state = tried.kind === "failed" ? "pending" : "refused";
      db.prepare(`UPDATE deliveries SET ${set} WHERE ${own}`).run(state, causeOf(tried), Date.now(), ...key);
    }
    if (channel === "service") return accept(db, row);
    eraseUnneeded(db, row.id);
    return true;
  });
}

/** Doubles from 2 s to an hour, so that a service that was down for days soon gets the message. */
const PAUSE_MS = `min(${HOUR_MS}, 2000 << min(attempts - 1, 20))`;

/** Deletes a delivery, and the message's text if no other delivery needs it. */
export function deleteDelivery(db: DatabaseSync, { id, messageId }: Delivery) {
  return transaction(db, () => {
    const isDeleted = db.prepare("DELETE FROM deliveries WHERE id = ?").run(id).changes > 0;
    eraseUnneeded(db, messageId);
    return isDeleted;
  });
}

export function listDeliveries(db: DatabaseSync, where: string, ...values: (string | number)[]) {
  const query = db.prepare(
    `SELECT *, deliveries.id AS id, deliveries.state = 'refused' AS refused
     FROM deliveries JOIN messages ON messages.id = messageId WHERE ${where} ORDER BY deliveries.id`,
  );
  return z.array(deliveryRow).parse(query.all(...values));
}

export function countPending(db: DatabaseSync, channel: Channel) {
  const count = "SELECT count(*) AS deliveries FROM deliveries WHERE channel = ?";
  return Number(db.prepare(count).get(channel)?.deliveries);
}

/** The number of messages held as suspected spam, or 0 if this channel has reported them. */
export function unreportedSpam(db: DatabaseSync, channel: Channel) {
  return db.prepare(REPORTS).get(channel) ? countStored(db, { spam: true }) : 0;
}

const deliveryRow = z.object({
  ...messageColumns,
  id: z.number(),
  messageId: z.number(),
  channel: channelName,
  suspectedSpam: z.coerce.boolean(),
  attempts: z.number(),
  dueAt: z.number(),
  refused: z.coerce.boolean(),
  lastFailure: z.string().nullable(),
});
