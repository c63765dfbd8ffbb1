import { z } from "zod";
import { fieldNames } from "../lead.ts";

const fieldCode = z
  .enum([
    "REQUIRED_FIELD_EMPTY",
    "REQUIRED_FIELD_MISSING",
    "STRIPE_CLIENT_ERROR",
    "STRIPE_SCA_ERROR",
    "TYPE_EMAIL",
    "TYPE_NUMERIC",
    "TYPE_TEXT",
    "UNSPECIFIED",
  ])
  .catch("UNSPECIFIED");

const formCode = z
  .enum([
    "BLOCKED",
    "EMPTY",
    "FILES_TOO_BIG",
    "FORM_NOT_FOUND",
    "INACTIVE",
    "NO_FILE_UPLOADS",
    "PROJECT_NOT_FOUND",
    "TOO_MANY_FILES",
    "UNSPECIFIED",
  ])
  .catch("UNSPECIFIED");

/** `PAYMENT_PENDING` is our own code: the service asks for a card payment, which this form can't make. */
type FormCode = z.output<typeof formCode> | "PAYMENT_PENDING";
export type FieldError = z.output<typeof fieldErrors>[number];

export const fieldErrors = z.array(
  z.object({ field: z.enum(fieldNames), code: fieldCode, message: z.string() }),
);

export type Answer =
  | { kind: "sent" }
  | { kind: "invalid"; errors: FieldError[] }
  | { kind: "refused"; codes: FormCode[] }
  | { kind: "unexpected" };

/** Parses the service's JSON. An `errors` list wins over `next`, because a duplicate lead is better than a lost one. */
export function readAnswer(body: unknown): Answer {
  return answer.parse(body);
}

const field = z.enum(fieldNames).nullable().catch(null);
const item = z.object({ message: z.string(), code: z.unknown().optional(), field });

function fromErrors(list: unknown[]): Answer {
  const items = z.array(item).min(1).safeParse(list);
  if (!items.success) return { kind: "unexpected" };
  const errors = items.data.flatMap(({ field, code, message }) =>
    field ? [{ field, code: fieldCode.parse(code), message }] : [],
  );
  if (errors.length) return { kind: "invalid", errors };
  return refused(items.data.map(({ code }) => formCode.parse(code)));
}

function refused(codes: FormCode[]): Answer {
  return { kind: "refused", codes };
}

const payment = { resubmitKey: z.string(), stripe: z.object({ paymentIntentClientSecret: z.string() }) };

const answer = z
  .union([
    z.object({ errors: z.array(z.unknown()) }).transform(({ errors }) => fromErrors(errors)),
    z.object({ error: z.string() }).transform(() => refused(["UNSPECIFIED"])),
    z.object(payment).transform(() => refused(["PAYMENT_PENDING"])),
    z.object({ next: z.string() }).transform((): Answer => ({ kind: "sent" })),
  ])
  .catch({ kind: "unexpected" });
