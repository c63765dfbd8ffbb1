import { type RefObject, useEffect, useState } from "react";
import type { ConversationState } from "./conversation-state.ts";
import { type ConversationContext, conversation } from "./conversation-store.ts";

/**
 * Brings what was posted, or typed, before this code had come into the conversation, and lets what was asked on the
 * page before be answered here. True from then on.
 */
export function useTakeOver(
  posted: ConversationState | undefined,
  field: RefObject<HTMLTextAreaElement | null>,
  context: ConversationContext,
) {
  const [takenOver, setTakenOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useEffect(() => {
    const showDraft = () => {
      if (field.current) field.current.value = conversation.get().draft;
    };
    const typed = field.current?.value ?? "";
    if (posted && (posted.messages.length > 0 || posted.before)) conversation.adopt(posted, typed);
    else if (typed) conversation.setDraft(typed);
    else showDraft();
    conversation.resume(context);
    setTakenOver(true);
    // The page may be one that was kept whole: after the conversation's own listener, which came with the first look at it.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      showDraft();
      conversation.resume(context);
    };
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);
  return takenOver;
}
