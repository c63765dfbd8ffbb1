import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { Locale } from "#app/i18n/locales.ts";
import { byField, type FieldName, type Fields, fieldNames, honeypotName, type Lead } from "./lead.ts";
import { clean, type ErrorWords, type FieldErrors, validate } from "./validate.ts";

type Values = Partial<Record<FieldName, string>>;

/** Applies the same checks as in the browser. `values` are as the visitor typed them. */
export function readContactForm(form: FormData, words: ErrorWords, locale: Locale, now = Date.now()) {
  const values = knownFields(form);
  const known = new FormData();
  for (const [name, value] of Object.entries(values)) known.set(name, value);
  const submission = parseWithZod(known, { schema: contactSchema(words, locale) });
  if (submission.status !== "success") return { values, lead: null, result: submission.reply() };
  const lead: Lead = { ...submission.value, ...readSession(form, now) };
  return { values, lead, result: undefined };
}

/** Builds a result for Conform that shows the form again, with these values and errors. */
export function errorResult(values: Values, error: FieldErrors): SubmissionResult<string[]> {
  return { status: "error", initialValue: values, error, fields: Object.keys(error) };
}

/** Doesn't validate, but cuts each field to its limit. Returns null if the honeypot is empty. */
export function readSuspectedSpam(form: FormData, now = Date.now()): Lead | null {
  if (textOf(form, honeypotName).trim() === "") return null;
  const values = knownFields(form);
  const lead = byField<Fields>((name, field) => {
    const text = clean(field, values[name] ?? "").slice(0, field.limit);
    const isOffered = !field.options || field.options.includes(text);
    return field.required || (text && isOffered) ? text : null;
  });
  return { ...lead, ...readSession(form, now) };
}

/** Picks the form's own fields, each once and as text, since the response echoes them. */
function knownFields(form: FormData): Values {
  const texts = fieldNames.map((name) => [name, textOf(form, name)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

function textOf(form: FormData, name: string) {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n").replaceAll("\0", "") : "";
}

function contactSchema(words: ErrorWords, locale: Locale) {
  return z.record(z.string(), z.string()).transform((values, context) => {
    const { value, error } = validate(values, words, locale);
    for (const [name, messages] of Object.entries(error ?? {}))
      for (const message of messages) context.addIssue({ code: "custom", path: [name], message });
    return value ?? z.NEVER;
  });
}

const MONTH_MS = 31 * 24 * 3600 * 1000;

/** Reads session data from the browser. Ignores implausible values. */
function readSession(form: FormData, now: number) {
  const loadedAt = z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .refine((at) => at <= now && at > now - MONTH_MS)
    .safeParse(form.get("loadedAt"));
  return { loadedAt: loadedAt.success ? loadedAt.data : now, webdriver: form.get("webdriver") === "true" };
}
