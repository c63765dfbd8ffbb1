import { messageLimit } from "./message-limit.ts";
import { serviceIds } from "./services.ts";

/**
 * The form's fields, in their order on the page. The page, validation, database, form service, duplicate detection,
 * lists and exports follow this table. A field's texts are under its name in `locales/…/contact.json`.
 */
export const fields = {
  name: { control: "line", required: true, limit: 200, autoComplete: "name" },
  email: { control: "email", required: true, limit: 254, autoComplete: "email" },
  service: { control: "select", options: serviceIds },
  message: { control: "text", required: true, limit: messageLimit },
} as const satisfies Record<string, Field>;

export type Field = {
  control: "line" | "email" | "select" | "text";
  required?: true;
  /** maximum length in UTF-16 units, as in browsers */
  limit?: number;
  options?: readonly string[];
  autoComplete?: string;
};

export type FieldName = keyof typeof fields;

/** The fields with these properties: `NamesOf<{ control: "select" }>`. */
export type NamesOf<Properties> = {
  [Name in FieldName]: (typeof fields)[Name] extends Properties ? Name : never;
}[FieldName];

export const fieldNames = Object.keys(fields) as FieldName[];
