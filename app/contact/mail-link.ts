import type { FieldName } from "./lead.ts";

/** Returns a link that opens the message in the visitor's mail program, for when everything else fails. */
export function mailLink(to: string, subject: string, { message = "" }: Partial<Record<FieldName, string>>) {
  if (!message.trim()) return `mailto:${to}`;
  const lines = message.replace(/\r?\n/g, "\r\n");
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(lines)}`;
}

// A lone surrogate would make encodeURIComponent throw.
function encode(text: string) {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}
