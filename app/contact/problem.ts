import { fillMax } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Field } from "./lead.ts";

/** How a field says what is wrong with it. */
export type FieldWords = { required?: string; invalid?: string };

/** What is wrong with a cleaned value, in the visitor's words. The server checks with it, and the browser before it asks. */
export function problemOf(
  { control, required, limit = Number.POSITIVE_INFINITY, options }: Field,
  value: string,
  words: FieldWords,
  tooLong: string,
  locale: Locale,
) {
  if (value === "") return required && words.required;
  if (value.length > limit) return fillMax(locale, tooLong, limit);
  const isValid = control === "email" ? emailPattern.test(value) : (options?.includes(value) ?? true);
  return isValid ? undefined : words.invalid;
}

export function clean({ control }: Field, value: string) {
  return control === "text" ? value.trim() : oneLine(value);
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
