import type { FieldName } from "./lead.ts";

/** The way out when everything fails: the visitor's own mail program, with the message in it. */
export function mailLink(
  to: string,
  subject: string,
  { message = "" }: Partial<Record<FieldName, string>> = {},
) {
  if (!message.trim()) return `mailto:${to}`;
  const lines = message.replace(/\r?\n/g, "\r\n");
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(lines)}`;
}

// Half a character would make encodeURIComponent throw.
function encode(text: string) {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}
