import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { insert } from "#app/platform/database.server.ts";
import { DAY_MS, HOUR_MS, type Message, messageColumns } from "./message.server.ts";
import { causeOf, type Outcome } from "./outcome.ts";
import { countMessages } from "./stored.server.ts";

export type Channel = z.output<typeof channelName>;
export type Delivery = z.output<typeof deliveryRow>;

const channelName = z.enum(["service", "mail", "webhook"]);

/**
 * The post itself makes the first attempt at the form service. Suspected spam is reported a day later, unless the
 * notification of a message does so before.
 */
export function addDelivery(db: DatabaseSync, messageId: number, channel: Channel, message: Message) {
  if (message.suspectedSpam && db.prepare(reportsSql).get(channel)) return;
  const dueAt = message.receivedAt + (message.suspectedSpam ? DAY_MS : 0);
  const attempts = channel === "service" ? 1 : 0;
  insert(db, "deliveries", { messageId, channel, state: "pending", attempts, dueAt, leasedUntil: 0 });
}

const reportsSql = `SELECT deliveries.id FROM deliveries JOIN messages ON messages.id = messageId
  WHERE suspectedSpam = 1 AND channel = ?`;

/** Leases a delivery that is due, or the one with this id. A single statement, so only one process gets it. */
export function claimDelivery(db: DatabaseSync, which: { channel: Channel; id?: number }, leaseMs: number) {
  const now = Date.now();
  const isDue = ":id IS NULL AND deliveries.state = 'pending' AND dueAt <= :now";
  const claim = db.prepare(
    `UPDATE deliveries SET attempts = attempts + 1, state = 'pending', leasedUntil = :lease WHERE id = (
       SELECT deliveries.id FROM deliveries JOIN messages ON messages.id = messageId
       WHERE channel = :channel AND messages.state <> 'pending' AND leasedUntil <= :now
         AND (deliveries.id = :id OR ${isDue}) ORDER BY dueAt, deliveries.id LIMIT 1
     ) RETURNING id`,
  );
  // `get` would return the row before the commit, and miss an error of the commit.
  const [claimed] = claim.all({ now, lease: now + leaseMs, channel: which.channel, id: which.id ?? null });
  return claimed ? (listDeliveries(db, "deliveries.id = ?", Number(claimed.id))[0] ?? null) : null;
}

/**
 * Records an attempt. A delivery that was refused waits for the operator. A sent one also ends the channel's report of
 * suspected spam, because each notification counts it.
 */
export function recordAttempt(db: DatabaseSync, messageId: number, channel: Channel, outcome: Outcome) {
  const own = "messageId = ? AND channel = ?";
  if (outcome.kind === "sent") {
    db.prepare(`DELETE FROM deliveries WHERE ${own}`).run(messageId, channel);
    db.prepare(`DELETE FROM deliveries WHERE id IN (${reportsSql})`).run(channel);
    return;
  }
  const state = outcome.kind === "refused" || outcome.kind === "invalid" ? "refused" : "pending";
  const set = `state = ?, lastFailure = ?, dueAt = ? + ${pauseSql}, leasedUntil = 0`;
  const record = db.prepare(`UPDATE deliveries SET ${set} WHERE ${own}`);
  record.run(state, causeOf(outcome), Date.now(), messageId, channel);
}

/** Doubles from 2 s to an hour, so that a service that was down for days soon gets the message. */
const pauseSql = `min(${HOUR_MS}, 2000 << min(attempts - 1, 20))`;

export function deleteDelivery(db: DatabaseSync, id: number) {
  return db.prepare("DELETE FROM deliveries WHERE id = ?").run(id).changes > 0;
}

export function deleteDeliveriesOf(db: DatabaseSync, messageId: number) {
  db.prepare("DELETE FROM deliveries WHERE messageId = ?").run(messageId);
}

/** Lists deliveries to the form service first. */
export function listDeliveries(db: DatabaseSync, where: string, ...values: (string | number)[]) {
  const query = db.prepare(
    `SELECT *, deliveries.id AS id, deliveries.state = 'refused' AS refused
     FROM deliveries JOIN messages ON messages.id = messageId WHERE ${where}
     ORDER BY channel <> 'service', deliveries.id`,
  );
  return z.array(deliveryRow).parse(query.all(...values));
}

export function countDeliveries(db: DatabaseSync, channel: Channel) {
  const count = "SELECT count(*) AS deliveries FROM deliveries WHERE channel = ?";
  return Number(db.prepare(count).get(channel)?.deliveries);
}

/** The number of messages held as suspected spam, or 0 if this channel has reported them. */
export function unreportedSpam(db: DatabaseSync, channel: Channel) {
  return db.prepare(reportsSql).get(channel) ? countMessages(db, "suspectedSpam") : 0;
}

const deliveryRow = z.object({
  ...messageColumns,
  id: z.number(),
  messageId: z.number(),
  channel: channelName,
  attempts: z.number(),
  dueAt: z.number(),
  refused: z.coerce.boolean(),
  lastFailure: z.string().nullable(),
});
