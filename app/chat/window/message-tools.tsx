import { useEffect, useState } from "react";
import type { ChatCopy } from "../chat-copy.server.ts";
import { hasFailed, type Message } from "./conversation-state.ts";
import { plainText } from "./plain-text.ts";

type MessageToolsProps = {
  message: Message;
  copy: ChatCopy;
  /** the last question, or the reply to it */
  isLast: boolean;
  /** whether what comes into the list is read out */
  spoken: boolean;
  onCopy?: (text: string) => Promise<boolean>;
};

/** What can be done with one message. */
export function MessageTools({ message, copy: words, isLast, spoken, onCopy }: MessageToolsProps) {
  const [copied, setCopied] = useState(false);
  // After the message: it is read out as a whole, and these are not to be.
  const [there, setThere] = useState(!spoken);
  useEffect(() => setThere(true), []);
  const { role, text } = message;
  const { tools, input } = words;
  if (role === "user" && !isLast) return null;
  return (
    <div className="chat-tools" data-last={isLast} aria-live="off">
      {!there ? null : role === "user" ? (
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
              {hasFailed(message) ? input.retry : tools.again}
            </button>
          )}
        </>
      )}
    </div>
  );
}
