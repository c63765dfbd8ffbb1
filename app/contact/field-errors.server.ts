import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Copy } from "#locales/language.ts";
import type { FieldName } from "./lead.ts";
import type { FieldError } from "./messages/outcome.ts";
import type { FieldErrors } from "./validate.ts";

const LONGEST_MESSAGE = 300;

/** English uses the form service's own texts; other languages use ours. */
export function fieldErrorTexts(errors: FieldError[], copy: Copy["contact"], locale: Locale): FieldErrors {
  const texts: FieldErrors = {};
  for (const [field, ofField] of Map.groupBy(errors, ({ field }) => field)) {
    const joined = ofField.map((error) => textOf(error, copy, locale)).join(", ");
    texts[field] = [fill(copy.errors.fieldError, { prefix: prefixOf(field, copy), errors: joined })];
  }
  return texts;
}

function textOf({ code, message }: FieldError, copy: Copy["contact"], locale: Locale) {
  const own = message.trim().slice(0, LONGEST_MESSAGE);
  const codes: Partial<Record<string, string>> & { UNSPECIFIED: string } = copy.errors.codes;
  return locale === "en" && own ? own : (codes[code] ?? codes.UNSPECIFIED);
}

function prefixOf(field: FieldName, { errors, form }: Copy["contact"]) {
  const own: Partial<Record<FieldName, { prefix?: string; invalid?: string }>> = errors.fields;
  return own[field]?.prefix ?? form.fields[field].label;
}
