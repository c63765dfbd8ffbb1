import type { ReactNode } from "react";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLocale } from "#app/i18n/locale-context.tsx";
import { pathOf } from "#app/pages.ts";
import type { ChatCopy } from "../chat-copy.server.ts";
import type { Message } from "../turns.ts";
import { ReplyText } from "./reply-text.tsx";

type MessageItemProps = {
  message: Message;
  copy: ChatCopy;
  pending?: boolean;
  /** whether the message takes the focus, as the reply to a post without JavaScript */
  posted?: boolean;
  children?: ReactNode;
};

export function MessageItem({ message, copy, pending, posted, children }: MessageItemProps) {
  const { role, text, incomplete, error, unconfirmed, at } = message;
  // The model failed, and the embedded answerer replied.
  const instead = error !== undefined && text !== "" && !incomplete;
  // Shows a general warning, because not every claim can be marked: some span several items, and a stopped reply wasn't
  // checked.
  const isDoubtful = role === "model" && text !== "" && (incomplete || (unconfirmed ?? []).length > 0);
  const failure = error && <p className="chat-error">{error}</p>;
  return (
    <li
      className="chat-message"
      data-role={role}
      tabIndex={posted ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: after a post the page would start at its top
      autoFocus={posted}
    >
      <p className="chat-author">
        {role === "user" ? copy.roles.you : copy.roles.assistant}
        {at !== undefined && <Time at={at} />}
      </p>
      {instead && failure}
      {instead && <p className="chat-instead">{copy.automatic}</p>}
      {text &&
        (role === "user" ? (
          <p className="chat-text" dir="auto">
            {text}
          </p>
        ) : (
          // A translator leaves a growing reply alone. The new key puts in the finished reply as a whole.
          <div className="chat-text" dir="auto" key={`${pending}`} translate={pending ? "no" : undefined}>
            <ReplyText {...{ text, unconfirmed, copy }} />
          </div>
        ))}
      {pending && !text && <Thinking label={copy.thinking} />}
      {incomplete && <p className="chat-incomplete">{text ? copy.incomplete : copy.live.stopped}</p>}
      {isDoubtful && <p className="chat-incomplete">{copy.check}</p>}
      {!instead && failure}
      {instead && (
        <p>
          <LocalLink to={pathOf("contact")}>{copy.talk.person}</LocalLink>
        </p>
      )}
      {children}
    </li>
  );
}

/** Shows the time in the visitor's time zone. */
function Time({ at }: { at: number }) {
  const { locale } = useLocale();
  const date = new Date(at);
  const text = date.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });
  return (
    <>
      {" "}
      <time dateTime={date.toISOString()}>{text}</time>
    </>
  );
}

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
