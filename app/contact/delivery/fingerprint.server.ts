import { createHash } from "node:crypto";
import type { Lead } from "../lead.ts";

/** The same for the same words from the same sender: the server knows a repetition by it. */
export function fingerprint({ name, email, service, message }: Lead) {
  return createHash("sha256")
    .update(JSON.stringify([name, email, service, message]))
    .digest("hex");
}

/**
 * A UUID (version 5) that stays the same for a message all day. It is made from the message and not at random,
 * so that a visitor who tries again after a timeout, or after a restart of ours, is still recognised by a
 * service that had taken the first try.
 */
export function idempotencyKey(lead: Lead, now = Date.now()) {
  const day = new Date(now).toISOString().slice(0, 10);
  const bytes = createHash("sha1")
    .update(namespace)
    .update(`${day} ${fingerprint(lead)}`)
    .digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    "-",
  );
}

// Any fixed UUID will do: it keeps our keys apart from other people's.
const namespace = Buffer.from("4d1b7c5e93a84f0c8b6a2f5d7e1c9042", "hex");
