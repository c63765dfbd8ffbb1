import { fillMax } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { byField, type Field, type FieldName, type Fields, type NamesOf } from "./lead.ts";

/** The texts of the form's errors, as in locales/…/contact.json. */
export type ErrorCopy = {
  fields: Record<NamesOf<{ required: true }>, { required: string }> &
    Record<NamesOf<{ control: "email" | "select" }>, { invalid: string }>;
  tooLong: string;
};

export type FieldCopy = { required?: string; invalid?: string };

export type FieldErrors = Partial<Record<FieldName, string[]>>;

/** Cleans and validates a form's values in the browser, where Zod would add 20 kB to the script. */
export function validate(values: Record<string, unknown>, copy: ErrorCopy, locale: Locale) {
  const ofFields: Partial<Record<FieldName, FieldCopy>> = copy.fields;
  const error: FieldErrors = {};
  const value = byField<Fields>((name, field) => {
    const text = clean(field, String(values[name] ?? ""));
    const problem = problemOf(field, text, ofFields[name], copy.tooLong, locale);
    if (problem) error[name] = [problem];
    return field.required ? text : text || null;
  });
  return Object.keys(error).length ? { error } : { value };
}

/**
 * Trims a value. In a line of text, also replaces control characters and unusual spaces, since a name will be part of an
 * email header, and removes invisible characters, which come along when a visitor pastes.
 */
export function clean({ control }: Field, value: string) {
  if (control === "text") return value.trim();
  const line = value.normalize("NFC").replace(/[\p{Cc}\p{Z}]+/gu, " ");
  return line.replace(control === "email" ? invisible : strayInvisible, "").trim();
}

const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

// Keeps U+200C and U+200D between letters or symbols: Persian and Indic words and many emoji need them.
const strayInvisible =
  /(?<![\p{L}\p{M}\p{S}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{S}])|(?![\u200c\u200d])\p{Cf}/gu;

function problemOf(field: Field, value: string, copy: FieldCopy = {}, tooLong: string, locale: Locale) {
  const { required, limit = Number.POSITIVE_INFINITY } = field;
  if (value === "") return required && copy.required;
  if (value.length > limit) return fillMax(locale, tooLong, limit, value.length);
  return isValid(field, value) ? undefined : copy.invalid;
}

export function isValid({ control, options }: Field, value: string) {
  return control === "email" ? emailPattern.test(value) : (options?.includes(value) ?? true);
}

// The browsers' pattern, extended to letters of every script. It requires a dot in the domain, because nobody can
// answer `anna@gmail`.
const label = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?";
const emailPattern = new RegExp(
  `^[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`,
  "u",
);
