import type { RefObject } from "react";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLocale } from "#app/i18n/locale-context.tsx";
import { withPrefix } from "#app/i18n/locales.ts";
import { hasPage, pathOf } from "#app/pages.ts";
import type { ChatCopy } from "../chat-copy.server.ts";
import { lengthOf, MAX_CHARACTERS } from "../conversation-limits.ts";
import type { Posted } from "../page.server.ts";
import { lengthNote } from "./length-note.ts";
import type { useConversation } from "./use-conversation.ts";

type ComposerProps = {
  copy: ChatCopy;
  chat: ReturnType<typeof useConversation>;
  field: RefObject<HTMLTextAreaElement | null>;
  focus?: boolean;
  /** until hydration, a hidden field of the form carries the conversation */
  posted?: Posted;
};

/** The chat form. The buttons of messages and suggestions submit it too. */
export function Composer({ copy, chat, field, focus, posted }: ComposerProps) {
  const { locale, prefix } = useLocale();
  const { messages, pending, draft, before } = chat.state;
  return (
    <form
      id="chat-form"
      className="chat-form"
      method="post"
      action={withPrefix(prefix, "/chat")}
      noValidate={chat.hydrated}
      onSubmit={chat.submit}
    >
      {posted && <input type="hidden" name="conversation" value={posted.conversation} />}
      {before && (
        <p className="chat-undo">
          {before.why === "forgotten" ? copy.forget.done : copy.tools.editing}{" "}
          <button type="submit" className="chat-action" name="undo" value="yes" formNoValidate>
            {copy.tools.undo}
          </button>
        </p>
      )}
      <div className="chat-input">
        <label className="visually-hidden" htmlFor="chat-message">
          {copy.input.label}
        </label>
        <textarea
          ref={field}
          id="chat-message"
          name="message"
          rows={1}
          required
          dir="auto"
          // Without a value, some screen readers call an empty required field invalid.
          aria-invalid={lengthOf(draft) > MAX_CHARACTERS}
          placeholder={copy.input.placeholder}
          value={draft}
          enterKeyHint="send"
          aria-describedby="chat-left"
          onChange={(event) => chat.setDraft(event.currentTarget.value)}
          // biome-ignore lint/a11y/noAutofocus: when the visitor opens the panel
          autoFocus={focus}
        />
        {pending ? (
          <button type="submit" className="chat-send" name="stop" value="yes" formNoValidate>
            {copy.input.stop}
          </button>
        ) : (
          <button type="submit" className="chat-send">
            {copy.input.send}
          </button>
        )}
      </div>
      <p id="chat-left" className="chat-left">
        {lengthNote(draft, locale, copy)}
      </p>
      <Actions copy={copy} canForget={messages.length > 0} canHandOff={Boolean(posted?.messages.length)} />
    </form>
  );
}

type ActionsProps = { copy: ChatCopy; canForget: boolean; canHandOff: boolean };

function Actions({ copy, canForget, canHandOff }: ActionsProps) {
  return (
    <div className="chat-actions">
      <LocalLink
        className="chat-action"
        to={hasPage("estimate") ? pathOf("estimate") : `${pathOf("services")}#pricing`}
      >
        {copy.talk.quote}
      </LocalLink>
      {canHandOff ? (
        // Submits the form in chat-page.tsx, which posts to the contact page.
        <button type="submit" className="chat-action" form="chat-hand-off">
          {copy.talk.person}
        </button>
      ) : (
        <LocalLink className="chat-action" to={pathOf("contact")}>
          {copy.talk.person}
        </LocalLink>
      )}
      {canForget && (
        <button type="submit" name="forget" value="yes" formNoValidate className="chat-action">
          {copy.forget.button}
        </button>
      )}
    </div>
  );
}
