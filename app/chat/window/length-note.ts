import { fill, fillMax } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { ChatCopy } from "../chat-copy.server.ts";
import { lengthOf, MAX_CHARACTERS, NEARLY_FULL } from "../conversation-limits.ts";

/** Replaces `maxlength`, with which a browser would cut off the end of a pasted text in silence. */
export function lengthNote(draft: string, locale: Locale, { input }: ChatCopy) {
  const length = lengthOf(draft);
  if (length > MAX_CHARACTERS) return fillMax(locale, input.tooLong, MAX_CHARACTERS, length);
  return length < NEARLY_FULL ? "" : fill(input.charactersLeft, { count: MAX_CHARACTERS - length });
}
