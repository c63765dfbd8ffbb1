import { type RefObject, useEffect, useState } from "react";
import type { ConversationState } from "./conversation-state.ts";
import { conversation } from "./conversation-store.ts";

/** Brings what was posted, or typed, before this code had come into the conversation. True from then on. */
export function useTakeOver(
  posted: ConversationState | undefined,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const [takenOver, setTakenOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useEffect(() => {
    const typed = field.current?.value ?? "";
    if (posted && posted.messages.length > 0) conversation.adopt(posted.messages, typed);
    else if (typed) conversation.setDraft(typed);
    else if (field.current) field.current.value = conversation.get().draft;
    setTakenOver(true);
  }, []);
  return takenOver;
}
