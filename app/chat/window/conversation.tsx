import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocale } from "#app/i18n/locale-context.tsx";
import type { ChatCopy } from "../chat-copy.server.ts";
import type { Posted } from "../page.server.ts";
import { Composer } from "./composer.tsx";
import { nothingSaid } from "./conversation-state.ts";
import { conversation } from "./conversation-store.ts";
import { firstQuestion } from "./first-question.ts";
import { leadsToContact, leaveForTeam } from "./hand-off.ts";
import { MessageLog } from "./message-log.tsx";
import { Suggestions } from "./suggestions.tsx";
import { useActions } from "./use-actions.ts";
import { useSpoken } from "./use-spoken.ts";
import { useStickToEnd } from "./use-stick-to-end.ts";
import { useTakeOver } from "./use-take-over.ts";

type ConversationProps = {
  copy: ChatCopy;
  siteUrl: string;
  /** what was said without JavaScript, and the form field that carries it */
  posted?: Posted;
  /** whether the field takes the focus when what it stands in is shown */
  focus?: boolean;
};

/**
 * The conversation with its form: plain HTML that posts to `/chat`, taken over once somebody means to use it
 * (window.inline.ts: what Enter does, and what was sent before). Its styles come with what it stands in.
 */
export function Conversation({ copy, siteUrl, posted, focus }: ConversationProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(
    conversation.subscribe,
    conversation.get,
    () => posted?.state ?? nothingSaid,
  );
  const context = { locale: useLocale().locale, greeting: copy.greeting, failed: copy.failed };
  const takenOver = useTakeOver(posted?.state, field, context);
  const { spoken, speak } = useSpoken(list);
  const { behind, goToEnd } = useStickToEnd(list, state, spoken);
  const { status, submit, stop, copyText } = useActions(copy, context, field, () => {
    speak();
    requestAnimationFrame(goToEnd);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked before is on its way once
  useEffect(() => {
    if (firstQuestion.asked) speak();
  }, []);
  const { messages, pending } = state;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is the links that are pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div
      className="chat"
      onClick={({ target }) => {
        if (takenOver && messages.length > 0 && leadsToContact(target)) leaveForTeam(messages, copy);
      }}
    >
      <div className="chat-frame">
        <div className="chat-scroll" ref={list}>
          <details className="chat-notice" open={messages.length === 0}>
            <summary>{copy.notice.title}</summary>
            <p>{copy.notice.text}</p>
          </details>
          <MessageLog
            {...{ copy, siteUrl, state, spoken }}
            posted={Boolean(posted) && !takenOver}
            onCopy={takenOver && navigator.clipboard ? copyText : undefined}
          />
          {!pending && <Suggestions copy={copy} last={messages.at(-1)} />}
        </div>
        {behind && (
          <button type="button" className="chat-behind" onClick={goToEnd}>
            {copy.newMessages}
          </button>
        )}
      </div>
      <Composer
        {...{ copy, state, field, focus, takenOver }}
        posted={takenOver ? undefined : posted}
        onSubmit={submit}
        onStop={stop}
      />
      <p className="visually-hidden" role="status">
        {pending ? copy.live.thinking : status}
      </p>
    </div>
  );
}
