import { useRef } from "react";
import type { ChatCopy } from "../chat-copy.server.ts";
import type { Posted } from "../page.server.ts";
import type { Message } from "../turns.ts";
import { Composer } from "./composer.tsx";
import type { ConversationState } from "./conversation-state.ts";
import { MessageItem } from "./message-item.tsx";
import { MessageTools } from "./message-tools.tsx";
import { leadsToContact, leaveForTeam } from "./team-message.ts";
import { useConversation } from "./use-conversation.ts";
import { useFollowReply } from "./use-follow-reply.ts";

type ConversationProps = {
  copy: ChatCopy;
  posted?: Posted;
  /** whether the field takes the focus when the panel opens */
  focus?: boolean;
};

/** The conversation and its form. Until hydration, it is plain HTML that posts to `/chat`. */
export function Conversation({ copy, posted, focus }: ConversationProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const chat = useConversation(copy, posted, field);
  const { state, hydrated } = chat;
  const { messages, pending } = state;
  const { isBehind, follow } = useFollowReply(list, messages, pending);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only links react
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      className="chat"
      onClick={({ target }) => {
        if (hydrated && messages.length > 0 && leadsToContact(target)) leaveForTeam(messages, copy);
      }}
    >
      <div className="chat-frame">
        <div className="chat-scroll" ref={list}>
          <details className="chat-notice" open={messages.length === 0}>
            <summary>{copy.notice.title}</summary>
            <p>{copy.notice.text}</p>
          </details>
          <MessageLog
            {...{ copy, state }}
            posted={Boolean(posted) && !hydrated}
            hasTools={hydrated}
            announce={chat.announce}
          />
          {!pending && <Suggestions copy={copy} last={messages.at(-1)} />}
        </div>
        {isBehind && (
          <button type="button" className="chat-behind" onClick={follow}>
            {copy.newMessages}
          </button>
        )}
      </div>
      <Composer {...{ copy, chat, field, focus }} posted={hydrated ? undefined : posted} />
      <p className="visually-hidden" role="status">
        {chat.announcement}
      </p>
    </div>
  );
}

type MessageLogProps = {
  copy: ChatCopy;
  state: ConversationState;
  /** whether the reply takes the focus, after a post without JavaScript */
  posted: boolean;
  /** whether messages have buttons, which need JavaScript */
  hasTools: boolean;
  announce: (text: string) => void;
};

/** All messages, starting with the greeting. Not a live region: use-conversation.ts announces each complete reply. */
function MessageLog({ copy, state, posted, hasTools, announce }: MessageLogProps) {
  const { messages, pending, greeting } = state;
  const lastQuestion = messages.findLastIndex(({ role }) => role === "user");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes it scroll by keyboard
    <div className="chat-log" role="log" aria-label={copy.conversationLabel} aria-live="off" tabIndex={0}>
      <ul>
        <MessageItem message={{ role: "model", text: greeting ?? copy.greeting }} copy={copy} />
        {messages.map((message, index) => {
          const isLast = index === messages.length - 1;
          return (
            <MessageItem
              // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added and removed at the end
              key={index}
              {...{ message, copy }}
              pending={pending && isLast}
              posted={posted && index > lastQuestion}
            >
              {hasTools && !pending && (
                <MessageTools {...{ message, copy, announce }} isLast={isLast || index === lastQuestion} />
              )}
            </MessageItem>
          );
        })}
      </ul>
    </div>
  );
}

/** Buttons that send a question: example questions at the beginning, follow-ups after each reply. */
function Suggestions({ copy, last }: { copy: ChatCopy; last: Message | undefined }) {
  const questions = last ? (last.followUps ?? []) : Object.values(copy.suggestions);
  if (questions.length === 0) return null;
  return (
    <fieldset className="chat-suggestions">
      <legend>{last ? copy.followUpsLabel : copy.suggestionsLabel}</legend>
      {questions.map((question) => (
        <button type="submit" form="chat-form" key={question} name="ask" value={question} formNoValidate>
          {question}
        </button>
      ))}
    </fieldset>
  );
}
