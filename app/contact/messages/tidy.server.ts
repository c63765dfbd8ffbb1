import type { DatabaseSync } from "node:sqlite";
import { fieldNames } from "../lead.ts";
import { REPETITION_MS } from "./message.server.ts";

/**
 * Erases what nothing needs any more: texts that are sent, fingerprints, outcomes, and messages whose process died before
 * the visitor was thanked. The outbox keeps the latter.
 */
export function tidy(db: DatabaseSync, now = Date.now()) {
  const isInOutbox = "id IN (SELECT messageId FROM deliveries WHERE channel = 'service')";
  const hasDelivery = "state = 'accepted' AND id IN (SELECT messageId FROM deliveries)";
  const noText = fieldNames.map((name) => `"${name}" = NULL`).join();
  db.exec(`
    UPDATE messages SET state = 'accepted', expiresAt = receivedAt + ${REPETITION_MS}
      WHERE state = 'pending' AND expiresAt <= ${now} AND ${isInOutbox};
    UPDATE messages SET ${noText} WHERE state IN ('accepted', 'failed') AND message IS NOT NULL AND NOT (${hasDelivery});
    DELETE FROM messages WHERE state <> 'stored' AND expiresAt <= ${now} AND NOT (${hasDelivery});`);
}
