import { Fragment, type ReactNode } from "react";
import { LocalLink } from "#app/i18n/local-link.tsx";
import type { ChatCopy } from "../chat-copy.server.ts";
import type { Message } from "./conversation-state.ts";
import { segmentsOf } from "./rich-text.ts";

type MessageItemProps = {
  message: Pick<Message, "role" | "text" | "incomplete" | "error" | "unconfirmed">;
  copy: ChatCopy;
  siteUrl: string;
  /** still being written: its changes are not read out, the finished message is */
  live?: boolean;
  children?: ReactNode;
};

/** One message of the conversation. */
export function MessageItem({ message, copy, siteUrl, live = false, children }: MessageItemProps) {
  const { role, text, incomplete, error, unconfirmed } = message;
  return (
    <li className="chat-message" data-role={role} aria-live={live ? "off" : undefined}>
      <p className="chat-author">{role === "user" ? copy.roles.you : copy.roles.assistant}</p>
      {text && (
        <p className="chat-text">
          {role === "user" ? text : <Reply text={text} {...{ siteUrl, unconfirmed, copy }} />}
        </p>
      )}
      {live && !text && <Thinking label={copy.thinking} />}
      {incomplete && <p className="chat-incomplete">{text ? copy.incomplete : copy.live.stopped}</p>}
      {error && <p className="chat-error">{error}</p>}
      {children}
    </li>
  );
}

type ReplyProps = { text: string; siteUrl: string; unconfirmed?: string[]; copy: ChatCopy };

function Reply({ text, siteUrl, unconfirmed, copy }: ReplyProps) {
  let at = 0;
  return segmentsOf(text, siteUrl, unconfirmed).map((segment) => {
    const key = at;
    at += segment.text.length + 1;
    if (segment.type === "text") return <Fragment key={key}>{segment.text}</Fragment>;
    if (segment.type === "link")
      return (
        <LocalLink key={key} to={segment.path}>
          {segment.text}
        </LocalLink>
      );
    return (
      <Fragment key={key}>
        <mark>{segment.text}</mark> (<LocalLink to="/services#pricing">{copy.unconfirmed}</LocalLink>)
      </Fragment>
    );
  });
}

/** The river, on its way to an answer. */
function Thinking({ label }: { label: string }) {
  return (
    <p className="chat-thinking">
      {label}
      <svg viewBox="0 0 120 12" aria-hidden="true">
        <path d="M-40 6c10-8 20-8 30 0s20 8 30 0 20-8 30 0 20 8 30 0 20-8 30 0 20 8 30 0 20-8 30 0 20 8 30 0" />
      </svg>
    </p>
  );
}
