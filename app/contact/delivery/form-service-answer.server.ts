import { z } from "zod";
import { type FieldName, fieldNames } from "../lead.ts";

const fieldCodes = [
  "REQUIRED_FIELD_EMPTY",
  "REQUIRED_FIELD_MISSING",
  "STRIPE_CLIENT_ERROR",
  "STRIPE_SCA_ERROR",
  "TYPE_EMAIL",
  "TYPE_NUMERIC",
  "TYPE_TEXT",
] as const;

const formCodes = [
  "BLOCKED",
  "EMPTY",
  "FILES_TOO_BIG",
  "FORM_NOT_FOUND",
  "INACTIVE",
  "NO_FILE_UPLOADS",
  "PROJECT_NOT_FOUND",
  "TOO_MANY_FILES",
] as const;

export type FieldCode = (typeof fieldCodes)[number] | "UNSPECIFIED";
/** `PAYMENT_PENDING` is ours: the service wants a card payment, which this form has no place for. */
export type FormCode = (typeof formCodes)[number] | "UNSPECIFIED" | "PAYMENT_PENDING";
export type FieldError = { field: FieldName; code: FieldCode; message: string };

export type Answer =
  | { kind: "sent" }
  | { kind: "invalid"; errors: FieldError[] }
  | { kind: "refused"; codes: FormCode[] }
  | { kind: "unexpected" };

/**
 * What a JSON answer of the form service says, told apart in the service's own order. An `errors` list wins
 * over `next` whatever is in it: a lead that was perhaps not taken is worse than one taken twice.
 */
export function readAnswer(body: unknown): Answer {
  return answer.parse(body);
}

const text = z.string().optional().catch(undefined);
const item = z.object({ message: z.string(), code: text, field: text });

function fromErrors(list: unknown[]): Answer {
  const items = z.array(item).min(1).safeParse(list);
  if (!items.success) return { kind: "unexpected" };
  const ofFields = items.data.flatMap(({ field, code, message }) => {
    const known = fieldNames.find((name) => name === field);
    return known ? [{ field: known, code: oneOf(fieldCodes, code), message }] : [];
  });
  if (ofFields.length) return { kind: "invalid", errors: ofFields };
  return refused(items.data.map(({ code }) => oneOf(formCodes, code)));
}

function oneOf<Code extends string>(codes: readonly Code[], code: string | undefined): Code | "UNSPECIFIED" {
  return codes.find((known) => known === code) ?? "UNSPECIFIED";
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
