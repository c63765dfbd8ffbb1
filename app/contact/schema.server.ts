import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { Locale } from "#app/i18n/locales.ts";
import {
  byField,
  type Field,
  type FieldName,
  type Fields,
  fieldNames,
  type fields,
  honeypotName,
  type Lead,
} from "./lead.ts";
import { clean, type FieldWords, problemOf } from "./problem.ts";

/** The words of the form's errors, as in locales/…/contact.json. */
export type ErrorWords = { fields: { [Name in FieldName]: WordsOf<(typeof fields)[Name]> }; tooLong: string };

type WordsOf<F extends Field> = (F extends { required: true } ? { required: string } : unknown) &
  (F extends { control: "email" | "select" } ? { invalid: string } : unknown);

export type Values = Partial<Record<FieldName, string>>;
export type FieldErrors = Partial<Record<FieldName, string[]>>;

/** What a form held: either a lead, or what is wrong with it; the values as they were typed in both cases. */
export type Reading = { values: Values } & (
  | { lead: Lead; result: undefined }
  | { lead: null; result: SubmissionResult<string[]> }
);

export function readContactForm(
  form: FormData,
  words: ErrorWords,
  locale: Locale,
  now = Date.now(),
): Reading {
  const { known, values } = knownFields(form);
  const submission = parseWithZod(known, { schema: contactSchema(words, locale) });
  if (submission.status !== "success") return { values, lead: null, result: submission.reply() };
  return { values, lead: { ...submission.value, ...readSession(form, now) }, result: undefined };
}

/** The same answer for errors that the form service found. */
export function errorResult(values: Values, error: FieldErrors): SubmissionResult<string[]> {
  return { status: "error", initialValue: values, error, fields: Object.keys(error) };
}

/** A form to go on with, with nothing wrong in it yet. */
export function beginning(values: Values): SubmissionResult<string[]> {
  return { initialValue: values };
}

/** Reads a form whose honeypot is filled in: unchecked, but bounded. Null if it isn't. */
export function readSuspectedSpam(form: FormData, now = Date.now()): Lead | null {
  if (textOf(form, honeypotName).trim() === "") return null;
  const { values } = knownFields(form);
  const lead = byField<Fields>((name, field) => {
    const text = clean(field, values[name] ?? "").slice(0, field.limit);
    const isOffered = !field.options || field.options.includes(text);
    return field.required || (text && isOffered) ? text : null;
  });
  return { ...lead, ...readSession(form, now) };
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

function contactSchema(words: ErrorWords, locale: Locale) {
  return z.object(
    byField<{ [Name in FieldName]: z.ZodType<Fields[Name]> }>((name, field) =>
      fieldSchema(field, words.fields[name], words.tooLong, locale),
    ),
  );
}

function fieldSchema(field: Field, words: FieldWords, tooLong: string, locale: Locale) {
  const text = z
    .string(words.required)
    .transform((value) => clean(field, value))
    .superRefine((value, context) => {
      const message = problemOf(field, value, words, tooLong, locale);
      if (message) context.addIssue({ code: "custom", message });
    });
  return field.required ? text : text.optional().transform((value) => value || null);
}

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
