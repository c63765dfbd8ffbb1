import type { ChatCopy } from "../chat-copy.server.ts";
import { type ConversationState, canRetry } from "./conversation-state.ts";
import { MessageItem } from "./message-item.tsx";

type MessageLogProps = {
  copy: ChatCopy;
  siteUrl: string;
  state: ConversationState;
  /** whether what comes now is read out: what stands here when it appears is history */
  spoken: boolean;
  /** absent where no JavaScript could do it */
  onRetry?: () => void;
};

/** All that was said, the greeting first. */
export function MessageLog({ copy, siteUrl, state, spoken, onRetry }: MessageLogProps) {
  const { messages, pending, greeting } = state;
  return (
    <div
      className="chat-log"
      role="log"
      aria-label={copy.conversationLabel}
      aria-live={spoken ? "polite" : "off"}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll with the keyboard too
      tabIndex={0}
    >
      <ul>
        <MessageItem message={{ role: "model", text: greeting ?? copy.greeting }} {...{ copy, siteUrl }} />
        {messages.map((message, index) => {
          const last = index === messages.length - 1;
          const live = pending && last;
          return (
            // A finished reply is a new element: only so is it read out, as a whole and once.
            <MessageItem key={live ? "live" : message.id} {...{ message, copy, siteUrl, live }}>
              {onRetry && last && canRetry(state) && (
                <button type="button" className="chat-action" onClick={onRetry}>
                  {copy.input.retry}
                </button>
              )}
            </MessageItem>
          );
        })}
      </ul>
    </div>
  );
}
