import { byField, type Fields, type Lead } from "../app/contact/lead.ts";

/** Returns a valid message, with these fields replaced. */
export function leadWith(replaced: Partial<Lead>): Lead {
  const fields = byField<Fields>((name, { required }) => (required ? `some ${name}` : null));
  return { ...fields, loadedAt: 1_700_000_000_000, webdriver: false, ...replaced };
}
