import { byField, type Fields, type Lead } from "../app/contact/lead.ts";

/** A valid message with these fields. */
export function leadWith(words: Partial<Lead>): Lead {
  const fields = byField<Fields>((name, { required }) => (required ? `some ${name}` : null));
  return { ...fields, loadedAt: 1_700_000_000_000, webdriver: false, ...words };
}
