import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { fillMax } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locales.ts";
import {
  byField,
  type Field,
  type FieldName,
  type Fields,
  fieldNames,
  honeypotName,
  type Lead,
} from "./lead.ts";
import { clean, type ErrorCopy, type FieldCopy, isValid } from "./validate.ts";

/** Reads a form for Conform, and the message if it is valid. */
export function readContactForm(form: FormData, copy: ErrorCopy, locale: Locale, now = Date.now()) {
  // Only the form's own fields, each once and as text, since the response echoes them.
  const known = new FormData();
  for (const name of fieldNames) {
    const text = textOf(form, name);
    if (text) known.set(name, text);
  }
  const submission = parseWithZod(known, { schema: contactSchema(copy, locale) });
  const lead: Lead | null =
    submission.status === "success" ? { ...submission.value, ...readSession(form, now) } : null;
  return { submission, lead };
}

/** Doesn't validate, but cuts each field to its limit. Returns null if the honeypot is empty. */
export function readSuspectedSpam(form: FormData, now = Date.now()): Lead | null {
  if (textOf(form, honeypotName).trim() === "") return null;
  const fields = byField<Fields>((name, field) => {
    const text = clean(field, textOf(form, name)).slice(0, field.limit);
    const isOffered = !field.options || field.options.includes(text);
    return field.required || (text && isOffered) ? text : null;
  });
  return { ...fields, ...readSession(form, now) };
}

function textOf(form: FormData, name: string) {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n").replaceAll("\0", "") : "";
}

/** The rules of `fields` in Zod. In the browser, `validate` applies them without it. */
function contactSchema(copy: ErrorCopy, locale: Locale) {
  const ofFields: Partial<Record<FieldName, FieldCopy>> = copy.fields;
  const tooLong = (limit: number, text: string) => fillMax(locale, copy.tooLong, limit, text.length);
  return z.object(
    byField<{ [Name in FieldName]: z.ZodType<Fields[Name]> }>((name, field) =>
      fieldSchema(field, ofFields[name] ?? {}, tooLong),
    ),
  );
}

function fieldSchema(field: Field, copy: FieldCopy, tooLong: (limit: number, text: string) => string) {
  const { required, limit = Number.POSITIVE_INFINITY } = field;
  const text = z
    .string({ error: copy.required })
    // Zod's `max` counts code points, and browsers count UTF-16 units.
    .refine((value) => value.length <= limit, {
      error: ({ input }) => tooLong(limit, String(input)),
      abort: true,
    })
    .refine((value) => isValid(field, value), copy.invalid);
  return z.preprocess(
    (typed) => clean(field, String(typed ?? "")) || null,
    required ? text : text.nullable(),
  );
}

const MONTH_MS = 31 * 24 * 3600 * 1000;

/** Reads session data from the browser. Ignores implausible values. */
function readSession(form: FormData, now: number) {
  const loadedAt = Number(form.get("loadedAt"));
  const isPlausible = Number.isInteger(loadedAt) && loadedAt <= now && loadedAt > now - MONTH_MS;
  return { loadedAt: isPlausible ? loadedAt : now, webdriver: form.get("webdriver") === "true" };
}
