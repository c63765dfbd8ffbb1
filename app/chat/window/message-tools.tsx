import { useState } from "react";
import type { ChatCopy } from "../chat-copy.server.ts";
import type { Message } from "../turns.ts";
import { plainText } from "./plain-text.ts";

type MessageToolsProps = {
  message: Message;
  copy: ChatCopy;
  /** whether the message is the last question or its reply */
  isLast: boolean;
  onCopy?: (text: string) => Promise<boolean>;
};

export function MessageTools({ message, copy: { tools, input }, isLast, onCopy }: MessageToolsProps) {
  const [copied, setCopied] = useState(false);
  const { role, text, error, incomplete } = message;
  if (role === "user" && !isLast) return null;
  return (
    <div className="chat-tools" data-last={isLast}>
      {role === "user" ? (
        <button type="submit" form="chat-form" name="edit" value="yes" formNoValidate>
          {tools.edit}
        </button>
      ) : (
        <>
          {onCopy && text && (
            <button
              type="button"
              onClick={async () => setCopied(await onCopy(plainText(text)))}
              onBlur={() => setCopied(false)}
            >
              {copied ? tools.copied : tools.copy}
            </button>
          )}
          {isLast && (
            <button type="submit" form="chat-form" name="again" value="yes" formNoValidate>
              {error !== undefined || incomplete ? input.retry : tools.again}
            </button>
          )}
        </>
      )}
    </div>
  );
}
