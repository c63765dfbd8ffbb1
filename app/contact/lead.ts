import { type Field, type FieldName, fieldNames, fields } from "#app/studio/contact-form.ts";

export { type Field, type FieldName, fieldNames, fields, type SelectName } from "#app/studio/contact-form.ts";

/** Makes an object with one value for each field. */
export function byField<Made extends Record<FieldName, unknown>>(
  make: (name: FieldName, field: Field) => Made[FieldName],
) {
  return Object.fromEntries(fieldNames.map((name) => [name, make(name, fields[name])])) as Made;
}

/** The values of a valid form; null if nothing was chosen. */
export type Fields = {
  [Name in FieldName]: (typeof fields)[Name] extends { required: true } ? string : string | null;
};

/** A visitor's message, trimmed and validated. */
export type Lead = Fields & {
  /** When the visitor's page loaded, ms since the epoch; without JavaScript: the time of receipt. */
  loadedAt: number;
  /** The browser's own flag for automation; without JavaScript: false. */
  webdriver: boolean;
};

/** A hidden field. Bots fill it in, and some browsers do it for real people. */
export const honeypotName = "website";
