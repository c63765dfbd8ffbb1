import { type Field, type FieldName, fieldNames, fields } from "#app/studio/contact-form.ts";

export { type Field, type FieldName, fieldNames, fields, type NamesOf } from "#app/studio/contact-form.ts";

export function byField<Made extends Record<FieldName, unknown>>(
  make: (name: FieldName, field: Field) => Made[FieldName],
) {
  return Object.fromEntries(fieldNames.map((name) => [name, make(name, fields[name])])) as Made;
}

/** The values of a valid form. An optional field that is empty is null. */
export type Fields = {
  [Name in FieldName]: (typeof fields)[Name] extends { required: true } ? string : string | null;
};

/** A visitor's message, trimmed and validated. */
export type Lead = Fields & {
  /** When the visitor first saw the page, in ms since the epoch. Without JavaScript, the time of receipt. */
  loadedAt: number;
  /** The browser's own flag for automation. False without JavaScript. */
  webdriver: boolean;
};

/** Name of a hidden field that bots fill in. Some browsers' autofill does so for real people, too. */
export const honeypotName = "website";
