import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { fill } from "#app/i18n/fill.ts";
import { serviceIds } from "#app/studio/services.ts";
import { type FieldName, fieldLimits, fieldNames, honeypotName, type Lead } from "./lead.ts";

/** The words of the form's errors, as in locales/…/contact.json. */
export type ErrorWords = {
  required: Record<"name" | "email" | "message", string>;
  invalidEmail: string;
  invalidService: string;
  tooLong: string;
};

export type Values = Partial<Record<FieldName, string>>;
export type FieldErrors = Partial<Record<FieldName, string[]>>;

/** What a form held: either a lead, or what is wrong with it; the values as they were typed in both cases. */
export type Reading = { values: Values } & (
  | { lead: Lead; result: undefined }
  | { lead: null; result: SubmissionResult<string[]> }
);

export function readContactForm(form: FormData, words: ErrorWords, now = Date.now()): Reading {
  const { known, values } = knownFields(form);
  const submission = parseWithZod(known, { schema: contactSchema(words) });
  if (submission.status !== "success") return { values, lead: null, result: submission.reply() };
  return { values, lead: { ...submission.value, ...readSession(form, now) }, result: undefined };
}

/** The same answer for errors that the form service found. */
export function errorResult(values: Values, error: FieldErrors): SubmissionResult<string[]> {
  return { status: "error", initialValue: values, error, fields: Object.keys(error) };
}

/** What caught the honeypot's eye is kept without being checked; bounded all the same. */
export function readSuspect(form: FormData, now = Date.now()): Lead | null {
  if (textOf(form, honeypotName).trim() === "") return null;
  const { values } = knownFields(form);
  const service = z.enum(serviceIds).safeParse(values.service?.trim());
  return {
    name: oneLine(values.name ?? "").slice(0, fieldLimits.name),
    email: oneLine(values.email ?? "").slice(0, fieldLimits.email),
    service: service.success ? service.data : null,
    message: (values.message ?? "").trim().slice(0, fieldLimits.message),
    ...readSession(form, now),
  };
}

/** A reply echoes every value that was posted, so only the form's own fields go in, each once and as text. */
function knownFields(form: FormData) {
  const known = new FormData();
  const values: Values = {};
  for (const name of fieldNames) {
    const value = textOf(form, name).replaceAll("\r\n", "\n").replaceAll("\0", "");
    if (!value) continue;
    known.set(name, value);
    values[name] = value;
  }
  return { known, values };
}

function textOf(form: FormData, name: string) {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

function contactSchema({ required, invalidEmail, invalidService, tooLong }: ErrorWords) {
  const text = (field: keyof typeof fieldLimits, clean: (value: string) => string) =>
    z
      .string(required[field])
      .transform(clean)
      // White space alone becomes empty here, and empty is undefined to Conform.
      .pipe(z.string(required[field]).min(1, required[field]))
      // Zod's own `max` counts characters; the limit is in UTF-16 units, as in the browser.
      .refine((value) => value.length <= fieldLimits[field], fill(tooLong, { max: fieldLimits[field] }));
  return z.object({
    name: text("name", oneLine),
    email: text("email", (value) => value.trim()).pipe(z.string().regex(emailPattern, invalidEmail)),
    service: z
      .string()
      .trim()
      .pipe(z.enum(serviceIds, invalidService))
      .optional()
      .transform((id) => id ?? null),
    message: text("message", (value) => value.trim()),
  });
}

/** No line break and no other control character in a name: somewhere it will stand in a mail's header. */
function oneLine(value: string) {
  return value.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

// What browsers accept in an e-mail field, letters of every script too, and with a dot in the domain: without
// one it is a slip (`anna@gmail`), and a lead that nobody can answer.
const label = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?";
const emailPattern = new RegExp(
  `^[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`,
  "u",
);

const MONTH_MS = 31 * 24 * 3600 * 1000;

/** What the browser says of itself is only worth something where it is possible. */
function readSession(form: FormData, now: number) {
  const loadedAt = z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .refine((at) => at <= now && at > now - MONTH_MS)
    .safeParse(form.get("loadedAt"));
  return { loadedAt: loadedAt.success ? loadedAt.data : now, webdriver: form.get("webdriver") === "true" };
}
