import { type Field, type FieldName, fieldNames, fields } from "#app/studio/contact-form.ts";

export { type Field, type FieldName, fieldNames, fields, type SelectName } from "#app/studio/contact-form.ts";

/** Something of each field, under its name. */
export function byField<Made extends Record<FieldName, unknown>>(
  make: (name: FieldName, field: Field) => Made[FieldName],
) {
  return Object.fromEntries(fieldNames.map((name) => [name, make(name, fields[name])])) as Made;
}

/** What the fields of a checked form hold; null where nothing was chosen. */
export type Fields = {
  [Name in FieldName]: (typeof fields)[Name] extends { required: true } ? string : string | null;
};

/** What a visitor sends us, trimmed and checked. */
export type Lead = Fields & {
  /** When the visitor's page loaded, ms since the epoch; without JavaScript: when the message came in. */
  loadedAt: number;
  /** The browser's own flag for automation; without JavaScript: false. */
  webdriver: boolean;
};

/** Filled by machines (and by some browsers for real people): visitors don't see it. */
export const honeypotName = "website";
