import { copyIn } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { modelKind } from "#app/model/model.server.ts";
import { env } from "#app/platform/env.server.ts";

export type ChatCopy = NonNullable<ReturnType<typeof chatCopy>>;

/** The words that the chat needs on any page, in one language; null where the operator has switched it off. */
export function chatCopy(locale: Locale) {
  if (env.CHAT === "off") return null;
  // Not what only the page, or only the server, has to say.
  const { meta, page, answer, errors, notice, ...copy } = copyIn(locale, "chat");
  return {
    ...copy,
    notice: notice[modelKind],
    unconfirmed: answer.unconfirmed,
    failed: errors.generic,
  };
}
