import { useState } from "react";
import type { ChatCopy } from "../chat-copy.server.ts";
import type { Message } from "../turns.ts";
import { plainText } from "./plain-text.ts";

type MessageToolsProps = {
  message: Message;
  copy: ChatCopy;
  /** whether the message is the last question or its reply */
  isLast: boolean;
  announce: (text: string) => void;
};

export function MessageTools({ message, copy, isLast, announce }: MessageToolsProps) {
  const { tools, input } = copy;
  const [copied, setCopied] = useState(false);
  const { role, text, error, incomplete } = message;
  if (role === "user" && !isLast) return null;

  async function copyText() {
    const isDone = await navigator.clipboard.writeText(plainText(text)).then(
      () => true,
      () => false,
    );
    setCopied(isDone);
    announce(isDone ? tools.copied : copy.failed);
  }

  return (
    <div className="chat-tools" data-last={isLast}>
      {role === "user" ? (
        <button type="submit" form="chat-form" name="edit" value="yes" formNoValidate>
          {tools.edit}
        </button>
      ) : (
        <>
          {navigator.clipboard && text && (
            <button type="button" onClick={copyText} onBlur={() => setCopied(false)}>
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
