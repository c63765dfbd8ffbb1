import type { SubmissionResult } from "@conform-to/react";
import { z } from "zod";
import type { Locale } from "#app/i18n/locales.ts";
import { byField, type FieldName, type Fields, fieldNames, honeypotName, type Lead } from "./lead.ts";
import { clean, type ErrorWords, type FieldErrors, validate } from "./validate.ts";

type Values = Partial<Record<FieldName, string>>;

/** Reads a form's lead, or its errors, by the checks that the browser runs too. `values` are as the visitor typed them. */
export function readContactForm(form: FormData, words: ErrorWords, locale: Locale, now = Date.now()) {
  const values = knownFields(form);
  const { value, error } = validate(values, words, locale);
  const lead: Lead | null = value ? { ...value, ...readSession(form, now) } : null;
  return { values, lead, result: error && errorResult(values, error) };
}

/** The answer to a form with errors, whether we found them or the form service. */
export function errorResult(values: Values, error: FieldErrors): SubmissionResult<string[]> {
  return { status: "error", initialValue: values, error, fields: Object.keys(error) };
}

/** Reads a form whose honeypot is filled in: not validated, but shortened. Null if the honeypot is empty. */
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

/** A reply echoes what was posted, so only the form's own fields go in, each once and as text. */
function knownFields(form: FormData): Values {
  const texts = fieldNames.map((name) => [name, textOf(form, name)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

function textOf(form: FormData, name: string) {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n").replaceAll("\0", "") : "";
}

const MONTH_MS = 31 * 24 * 3600 * 1000;

/** Session data from the browser; impossible values are ignored. */
function readSession(form: FormData, now: number) {
  const loadedAt = z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .refine((at) => at <= now && at > now - MONTH_MS)
    .safeParse(form.get("loadedAt"));
  return { loadedAt: loadedAt.success ? loadedAt.data : now, webdriver: form.get("webdriver") === "true" };
}
