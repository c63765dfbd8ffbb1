import { messageLimit } from "./message-limit.ts";
import { serviceIds } from "./services.ts";

/**
 * The form's fields, one line each, in their order on the page. Page, check, database, form service, repetition,
 * listing and export go by this table; a field's words stand under its name in locales/…/contact.json.
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
  /** The longest that it may be, in UTF-16 units as in the browser. */
  limit?: number;
  /** The options of a select. */
  options?: readonly string[];
  autoComplete?: string;
};

export type FieldName = keyof typeof fields;

/** The fields that offer a choice. */
export type SelectName = {
  [Name in FieldName]: (typeof fields)[Name] extends { control: "select" } ? Name : never;
}[FieldName];

export const fieldNames = Object.keys(fields) as FieldName[];
