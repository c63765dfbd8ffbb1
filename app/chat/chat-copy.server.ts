import { copyIn } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import { model } from "./answer/model.server.ts";

export type ChatCopy = NonNullable<ReturnType<typeof chatCopy>>;

/** The words that the chat needs on any page, in one language; null where the operator has switched it off. */
export function chatCopy(locale: Locale) {
  if (env.CHAT === "off") return null;
  const copy = copyIn(locale, "chat");
  const { button, title, greeting, thinking, input, roles, conversationLabel, incomplete } = copy;
  const { newMessages, suggestionsLabel, suggestions, forget, handOff, live } = copy;
  return {
    button,
    title,
    greeting,
    thinking,
    input,
    roles,
    conversationLabel,
    incomplete,
    newMessages,
    suggestionsLabel,
    suggestions,
    forget,
    handOff,
    live,
    notice: copy.notice[model ? "model" : "facts"],
    unconfirmed: copy.answer.unconfirmed,
    failed: copy.errors.generic,
  };
}
