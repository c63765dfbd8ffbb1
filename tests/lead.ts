import { byField, type Fields, type Lead } from "../app/contact/lead.ts";

/** A message with these words in it; what the form asks for besides is there too. */
export function leadWith(words: Partial<Lead>): Lead {
  const fields = byField<Fields>((name, { required }) => (required ? `some ${name}` : null));
  return { ...fields, loadedAt: 1_700_000_000_000, webdriver: false, ...words };
}
