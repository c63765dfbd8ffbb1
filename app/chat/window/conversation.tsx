import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { fill } from "#app/i18n/fill.ts";
import { useLocale } from "#app/i18n/locale-context.tsx";
import { withPrefix } from "#app/i18n/locales.ts";
import type { ChatCopy } from "../chat-copy.server.ts";
import { MAX_CHARACTERS, NEARLY_FULL } from "../limits.ts";
import { type ConversationState, nothingSaid } from "./conversation-state.ts";
import { conversation } from "./conversation-store.ts";
import { handOff } from "./hand-off.ts";
import { MessageLog } from "./message-log.tsx";
import { useStickToEnd } from "./use-stick-to-end.ts";
import { useTakeOver } from "./use-take-over.ts";

type ConversationProps = {
  copy: ChatCopy;
  siteUrl: string;
  /** what was said without JavaScript, and the form field that carries it */
  posted?: { state: ConversationState; signed: string };
  /** whether the field takes the focus when what it stands in is shown */
  focus?: boolean;
};

/**
 * The conversation with its form: plain HTML that posts to `/chat`, taken over once somebody means to use it
 * (window.inline.ts: what Enter does, and what was sent before). Its styles come with what it stands in.
 */
export function Conversation({ copy, siteUrl, posted, focus }: ConversationProps) {
  const { locale, prefix } = useLocale();
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(
    conversation.subscribe,
    conversation.get,
    () => posted?.state ?? nothingSaid,
  );
  const takenOver = useTakeOver(posted?.state, field);
  const [status, setStatus] = useState("");
  // What stands in the list when it appears is history, and is not read out.
  const [spoken, setSpoken] = useState(false);
  useEffect(() => {
    const panel = list.current?.closest("[popover]");
    const begin = () => setSpoken(false);
    panel?.addEventListener("beforetoggle", begin);
    return () => panel?.removeEventListener("beforetoggle", begin);
  }, []);
  const { behind, goToEnd } = useStickToEnd(list, state, spoken);
  const { messages, pending, draft } = state;
  const own = { locale, greeting: copy.greeting, failed: copy.failed };

  function say(text: string) {
    if (!conversation.send(text, own)) return;
    if (field.current) field.current.value = "";
    begin();
  }

  function begin() {
    setSpoken(true);
    setStatus("");
    field.current?.focus();
    requestAnimationFrame(goToEnd);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const button = event.nativeEvent.submitter;
    if (button instanceof HTMLButtonElement && button.name === "forget") forget();
    else if (button instanceof HTMLButtonElement && button.name === "suggestion") say(button.innerText);
    else say(field.current?.value ?? "");
  }

  function stop() {
    conversation.stop();
    setStatus(copy.live.stopped);
    field.current?.focus();
  }

  function retry() {
    conversation.retry(own);
    begin();
  }

  function forget() {
    conversation.forget();
    if (field.current) field.current.value = "";
    setStatus(copy.forget.done);
    field.current?.focus();
  }

  function sendToTeam() {
    handOff(messages, copy);
    document.getElementById("chat")?.hidePopover();
    location.assign(withPrefix(prefix, "/contact"));
  }

  return (
    <div className="chat">
      <div className="chat-frame">
        <div className="chat-scroll" ref={list}>
          <details className="chat-notice" open={messages.length === 0}>
            <summary>{copy.notice.title}</summary>
            <p>{copy.notice.text}</p>
          </details>
          <MessageLog {...{ copy, siteUrl, state, spoken }} onRetry={takenOver ? retry : undefined} />
        </div>
        {behind && (
          <button type="button" className="chat-behind" onClick={goToEnd}>
            {copy.newMessages}
          </button>
        )}
      </div>
      <form
        className="chat-form"
        method="post"
        action={withPrefix(prefix, "/chat")}
        noValidate={takenOver}
        onSubmit={submit}
      >
        {posted && !takenOver && <input type="hidden" name="conversation" value={posted.signed} />}
        {messages.length === 0 && (
          <fieldset className="chat-suggestions">
            <legend>{copy.suggestionsLabel}</legend>
            {Object.entries(copy.suggestions).map(([name, text]) => (
              <button type="submit" key={name} name="suggestion" value={name} formNoValidate>
                {text}
              </button>
            ))}
          </fieldset>
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
            maxLength={MAX_CHARACTERS}
            placeholder={copy.input.placeholder}
            defaultValue={posted?.state.draft}
            enterKeyHint="send"
            aria-describedby="chat-left"
            onChange={(event) => conversation.setDraft(event.currentTarget.value)}
            // biome-ignore lint/a11y/noAutofocus: in a panel that the visitor opens
            autoFocus={focus}
          />
          {pending ? (
            <button type="button" className="chat-send" onClick={stop}>
              {copy.input.stop}
            </button>
          ) : (
            <button type="submit" className="chat-send">
              {copy.input.send}
            </button>
          )}
        </div>
        <p id="chat-left" className="chat-left">
          {draft.length >= NEARLY_FULL &&
            fill(copy.input.charactersLeft, { count: MAX_CHARACTERS - draft.length })}
        </p>
        {messages.length > 0 && (
          <div className="chat-actions">
            {takenOver && (
              <button type="button" className="chat-action" onClick={sendToTeam}>
                {copy.handOff.button}
              </button>
            )}
            <button type="submit" name="forget" value="yes" formNoValidate className="chat-action">
              {copy.forget.button}
            </button>
          </div>
        )}
      </form>
      <p className="visually-hidden" role="status">
        {pending ? copy.live.thinking : status}
      </p>
    </div>
  );
}
