import { useRef } from "react";
import type { ChatCopy } from "../chat-copy.server.ts";
import type { Posted } from "../page.server.ts";
import { Composer } from "./composer.tsx";
import { MessageLog } from "./message-log.tsx";
import { Suggestions } from "./suggestions.tsx";
import { leadsToContact, leaveForTeam } from "./team-message.ts";
import { useConversation } from "./use-conversation.ts";
import { useFollowReply } from "./use-follow-reply.ts";

type ConversationProps = {
  copy: ChatCopy;
  siteUrl: string;
  posted?: Posted;
  /** whether the field takes the focus when the panel opens */
  focus?: boolean;
};

/** The conversation and its form. Until hydration, it is plain HTML that posts to `/chat`. */
export function Conversation({ copy, siteUrl, posted, focus }: ConversationProps) {
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
            {...{ copy, siteUrl, state }}
            posted={Boolean(posted) && !hydrated}
            hasTools={hydrated}
            onCopy={hydrated && navigator.clipboard ? chat.copyText : undefined}
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
