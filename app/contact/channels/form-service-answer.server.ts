import { z } from "zod";
import { fieldNames } from "../lead.ts";
import type { FieldError } from "../messages/outcome.ts";

export type Answer =
  | { kind: "sent" }
  | { kind: "invalid"; errors: FieldError[] }
  | { kind: "refused"; codes: string[] }
  | { kind: "unexpected" };

/** Parses the service's JSON. An `errors` list wins over `next`, because a duplicate lead is better than a lost one. */
export function readAnswer(body: unknown): Answer {
  return answer.parse(body);
}

const UNSPECIFIED = "UNSPECIFIED";
/** Nothing else, because codes are logged. */
const code = z
  .string()
  .regex(/^[A-Z_]{1,40}$/)
  .catch(UNSPECIFIED);
const field = z.enum(fieldNames).nullable().catch(null);
const item = z.object({ message: z.string(), code, field });

function fromErrors(items: z.output<typeof item>[]): Answer {
  const errors = items.flatMap(({ field, ...error }) => (field ? [{ field, ...error }] : []));
  return errors.length ? { kind: "invalid", errors } : refused(...items.map(({ code }) => code));
}

function refused(...codes: string[]): Answer {
  return { kind: "refused", codes };
}

const unexpected: Answer = { kind: "unexpected" };
const payment = { resubmitKey: z.string(), stripe: z.object({ paymentIntentClientSecret: z.string() }) };

const answer = z
  .union([
    z.object({ errors: z.array(z.unknown()) }).transform(({ errors }) => {
      const items = z.array(item).min(1).safeParse(errors);
      return items.success ? fromErrors(items.data) : unexpected;
    }),
    z.object({ error: z.string() }).transform(() => refused(UNSPECIFIED)),
    // A card payment, which this form can't make.
    z.object(payment).transform(() => refused("PAYMENT_PENDING")),
    z.object({ next: z.string() }).transform((): Answer => ({ kind: "sent" })),
  ])
  .catch(unexpected);
