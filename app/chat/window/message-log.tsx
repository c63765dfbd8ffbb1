import type { ChatCopy } from "../chat-copy.server.ts";
import type { ConversationState } from "./conversation-state.ts";
import { MessageItem } from "./message-item.tsx";
import { MessageTools } from "./message-tools.tsx";

type MessageLogProps = {
  copy: ChatCopy;
  siteUrl: string;
  state: ConversationState;
  /** whether what comes now is read out: what stands here when it appears is history */
  spoken: boolean;
  /** whether it came by a post, without JavaScript */
  posted: boolean;
  /** absent where nothing can be copied; says whether it was */
  onCopy?: (text: string) => Promise<boolean>;
};

/** All that was said, the greeting first. */
export function MessageLog({ copy, siteUrl, state, spoken, posted, onCopy }: MessageLogProps) {
  const { messages, pending, greeting, before } = state;
  const lastQuestion = messages.findLastIndex(({ role }) => role === "user");
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
          const live = pending && index === messages.length - 1;
          const isLast = index === messages.length - 1 || index === lastQuestion;
          return (
            // A finished reply is a new element: only so is it read out, as a whole and once.
            <MessageItem
              key={live ? "live" : message.id}
              {...{ message, copy, siteUrl, live }}
              posted={posted && !before && index > lastQuestion}
            >
              {!pending && <MessageTools {...{ message, copy, isLast, spoken, onCopy }} />}
            </MessageItem>
          );
        })}
      </ul>
    </div>
  );
}
