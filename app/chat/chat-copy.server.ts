import { copyIn } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import { modelKind } from "#app/platform/model-recipient.server.ts";

export type ChatCopy = NonNullable<ReturnType<typeof chatCopy>>;

export function chatCopy(locale: Locale) {
  if (env.CHAT === "off") return null;
  // Leaves out the texts that only the chat page or the server needs.
  const { meta, page, answer, errors, notice, statement, ...copy } = copyIn(locale, "chat");
  return {
    ...copy,
    /** to tell links to this site from others */
    siteUrl: env.SITE_URL,
    notice: notice[modelKind],
    unconfirmed: answer.unconfirmed,
    check: answer.check,
    failed: errors.generic,
  };
}
