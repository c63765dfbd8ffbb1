import { createHash } from "node:crypto";
import { v5 as uuid } from "uuid";
import { z } from "zod";
import { byField, type Fields, fieldNames, type Lead } from "./lead.ts";
import { REPETITION_MS } from "./store/accepted.server.ts";

export type Submission = Lead & {
  receivedAt: number;
  /** A hash of the fields, which identifies duplicates. */
  fingerprint: string;
  /** Derived from the fields and the time of the first try, so that the form service recognizes a retry. */
  idempotencyKey: string;
};

export function submissionOf(lead: Lead, now = Date.now(), firstTried = now): Submission {
  const words = JSON.stringify(fieldNames.map((name) => lead[name]));
  const fingerprint = createHash("sha256").update(words).digest("hex");
  // Rounded, so that processes without a shared database mostly derive the same key.
  const round = Math.floor(firstTried / REPETITION_MS);
  const idempotencyKey = uuid(`${round} ${fingerprint}`, NAMESPACE);
  return { ...lead, receivedAt: now, fingerprint, idempotencyKey };
}

const column = z.string().nullish();

/** Columns of a table or properties of a job in Redis. Messages stored before a field was added lack its value. */
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

// Any fixed UUID will do. It keeps our keys distinct from those of other applications.
const NAMESPACE = "4d1b7c5e-93a8-4f0c-8b6a-2f5d7e1c9042";
