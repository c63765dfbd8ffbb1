import { createHash } from "node:crypto";
import { z } from "zod";
import { byField, type Fields, fieldNames, type Lead } from "../lead.ts";

/** How long a message with the same fields counts as a duplicate. */
export const REPETITION_MS = 10 * 60 * 1000;
export const HOUR_MS = 3600 * 1000;
export const DAY_MS = 24 * HOUR_MS;

export type Message = Lead & {
  /** The honeypot was filled in. */
  suspectedSpam: boolean;
  receivedAt: number;
  /** A hash of the fields, which identifies duplicates. */
  fingerprint: string;
  /** Lets the form service and mail programs recognize a retry. */
  idempotencyKey: string;
};

export function messageOf(lead: Lead, suspectedSpam = false, receivedAt = Date.now()): Message {
  const fields = fieldNames.map((name) => lead[name]);
  const fingerprint = sha256(JSON.stringify([...fields, suspectedSpam]));
  // Nothing is kept of a message that failed, so the key of a second attempt follows from the fields and the time.
  const hash = sha256(`${Math.floor(receivedAt / REPETITION_MS)} ${fingerprint}`);
  const idempotencyKey = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, "$1-$2-8$3-8$4-$5");
  return { ...lead, suspectedSpam, receivedAt, fingerprint, idempotencyKey };
}

const text = z.string().nullish();

/** Columns of a stored message. A message has no text in fields that were added to the form after it. */
export const messageColumns = {
  ...byField<{ [Name in keyof Fields]: z.ZodType<Fields[Name]> }>((_, { required }) =>
    text.transform((text) => text ?? (required ? "" : null)),
  ),
  receivedAt: z.number(),
  loadedAt: z.number(),
  webdriver: z.coerce.boolean(),
  suspectedSpam: z.coerce.boolean(),
  idempotencyKey: z.string(),
};

function sha256(text: string) {
  return createHash("sha256").update(text).digest("hex");
}
