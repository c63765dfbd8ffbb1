import { createHash } from "node:crypto";
import { v5 as uuid } from "uuid";
import { z } from "zod";
import { byField, type Fields, fieldNames, type Lead } from "./lead.ts";

/** A message with its time and keys. */
export type Submission = Lead & {
  receivedAt: number;
  /** A hash of the fields: identifies duplicates. */
  fingerprint: string;
  /** Derived from the fields and the day: the form service recognises a retry, even after our restart. */
  idempotencyKey: string;
};

export function submissionOf(lead: Lead, now = Date.now()): Submission {
  const words = JSON.stringify(fieldNames.map((name) => lead[name]));
  const fingerprint = createHash("sha256").update(words).digest("hex");
  const day = new Date(now).toISOString().slice(0, 10);
  return { ...lead, receivedAt: now, fingerprint, idempotencyKey: uuid(`${day} ${fingerprint}`, NAMESPACE) };
}

const column = z.string().nullish();

/** The form's fields as columns of a table, or of a job in Redis. Empty in messages that are older than the field. */
export const fieldColumns = byField<{ [Name in keyof Fields]: z.ZodType<Fields[Name]> }>((_, { required }) =>
  column.transform((text) => text ?? (required ? "" : null)),
);

export const submissionColumns = {
  ...fieldColumns,
  loadedAt: z.number(),
  webdriver: z.coerce.boolean(),
  receivedAt: z.number(),
  idempotencyKey: z.string(),
};

// Any fixed UUID will do: it keeps our keys apart from other people's.
const NAMESPACE = "4d1b7c5e-93a8-4f0c-8b6a-2f5d7e1c9042";
