import { createHash } from "node:crypto";
import { z } from "zod";
import { byField, type Fields, fieldNames, type Lead } from "./lead.ts";

/** A message on its way, with what it is known by from then on. */
export type Submission = Lead & {
  receivedAt: number;
  /** The same for the same words from the same sender: a repetition is known by it. */
  fingerprint: string;
  /** The same for the same words on one day: the form service knows a second try by it. */
  idempotencyKey: string;
};

export function submissionOf(lead: Lead, now = Date.now()): Submission {
  const words = JSON.stringify(fieldNames.map((name) => lead[name]));
  const fingerprint = createHash("sha256").update(words).digest("hex");
  const day = new Date(now).toISOString().slice(0, 10);
  return { ...lead, receivedAt: now, fingerprint, idempotencyKey: uuidOf(`${day} ${fingerprint}`) };
}

/** The form's fields as any table (and a job in Redis) has them. What is from before a field was there has nothing in it. */
export const fieldColumns = byField<{ [Name in keyof Fields]: z.ZodType<Fields[Name]> }>((_, { required }) =>
  z
    .string()
    .nullish()
    .transform((text) => text ?? (required ? "" : null)),
);

export const submissionColumns = {
  ...fieldColumns,
  loadedAt: z.number(),
  webdriver: z.coerce.boolean(),
  receivedAt: z.number(),
  idempotencyKey: z.string(),
};

/**
 * A UUID (version 5): made from the message and not at random, so that a visitor who tries again after a timeout,
 * or after a restart of ours, is still recognised by a service that had taken the first try.
 */
function uuidOf(text: string) {
  const bytes = createHash("sha1").update(namespace).update(text).digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

// Any fixed UUID will do: it keeps our keys apart from other people's.
const namespace = Buffer.from("4d1b7c5e93a84f0c8b6a2f5d7e1c9042", "hex");
