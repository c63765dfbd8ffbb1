import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { Locale } from "#app/i18n/locales.ts";
import { byField, type FieldName, type Fields, fieldNames, honeypotName, type Lead } from "./lead.ts";
import { check, clean, type ErrorWords } from "./validate.ts";

/** Reads a form for Conform, and the message if it is valid. */
export function readContactForm(form: FormData, words: ErrorWords, locale: Locale, now = Date.now()) {
  const known = new FormData();
  for (const [name, value] of Object.entries(knownFields(form))) known.set(name, value);
  const submission = parseWithZod(known, { schema: contactSchema(words, locale) });
  const lead: Lead | null =
    submission.status === "success" ? { ...submission.value, ...readSession(form, now) } : null;
  return { submission, lead };
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
function knownFields(form: FormData): Partial<Record<FieldName, string>> {
  const texts = fieldNames.map((name) => [name, textOf(form, name)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

function textOf(form: FormData, name: string) {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n").replaceAll("\0", "") : "";
}

/** Applies the same checks as in the browser. */
function contactSchema(words: ErrorWords, locale: Locale) {
  const fields = byField<{ [Name in FieldName]: z.ZodType<Fields[Name]> }>((name) =>
    z.optional(z.string()).transform((typed, context) => {
      const { value, problem } = check(name, typed, words, locale);
      if (problem) context.addIssue(problem);
      return value;
    }),
  );
  return z.object(fields);
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
