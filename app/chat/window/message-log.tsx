import type { ChatCopy } from "../chat-copy.server.ts";
import type { ConversationState } from "./conversation-state.ts";
import { MessageItem } from "./message-item.tsx";
import { MessageTools } from "./message-tools.tsx";

type MessageLogProps = {
  copy: ChatCopy;
  siteUrl: string;
  state: ConversationState;
  /** whether the reply takes the focus, after a post without JavaScript */
  posted: boolean;
  /** whether messages have buttons, which need JavaScript */
  hasTools: boolean;
  /** copies a text and resolves with whether that succeeded; absent if the browser can't copy */
  onCopy?: (text: string) => Promise<boolean>;
};

/** All messages, starting with the greeting. Not a live region: use-conversation.ts announces each complete reply. */
export function MessageLog({ copy, siteUrl, state, posted, hasTools, onCopy }: MessageLogProps) {
  const { messages, pending, greeting } = state;
  const lastQuestion = messages.findLastIndex(({ role }) => role === "user");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes it scroll by keyboard
    <div className="chat-log" role="log" aria-label={copy.conversationLabel} aria-live="off" tabIndex={0}>
      <ul>
        <MessageItem message={{ role: "model", text: greeting ?? copy.greeting }} {...{ copy, siteUrl }} />
        {messages.map((message, index) => {
          const isLast = index === messages.length - 1;
          return (
            <MessageItem
              // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added and removed at the end
              key={index}
              {...{ message, copy, siteUrl }}
              pending={pending && isLast}
              posted={posted && index > lastQuestion}
            >
              {hasTools && !pending && (
                <MessageTools {...{ message, copy, onCopy }} isLast={isLast || index === lastQuestion} />
              )}
            </MessageItem>
          );
        })}
      </ul>
    </div>
  );
}
