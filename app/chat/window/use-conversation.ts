import { type RefObject, type SubmitEvent, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLocale } from "#app/i18n/locale-context.tsx";
import type { ChatCopy } from "../chat-copy.server.ts";
import { lengthOf, MAX_CHARACTERS } from "../conversation-limits.ts";
import type { Posted } from "../page.server.ts";
import {
  breakOff,
  type ConversationState,
  emptyConversation,
  forget,
  store,
  stored,
  takeBack,
  undo,
} from "./conversation-state.ts";
import { lengthNote } from "./length-note.ts";
import { useReply } from "./use-reply.ts";

/** Time in ms until an announcement is removed. Screen readers have read it by then, and the page shows its text. */
const ANNOUNCED_FOR = 10_000;

/** The names "ask" and "forget" are those that page.server.ts reads from a form without JavaScript. */
export function useConversation(
  copy: ChatCopy,
  posted: Posted | undefined,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const { locale } = useLocale();
  const { messages: shown = [], draft: unsent = "" } = posted ?? {};
  const [state, setState] = useState({ ...emptyConversation, messages: shown, draft: unsent });
  const [announcement, announce] = useAnnouncement();
  const { receive, abort } = useReply(copy, setState, announce);
  const setDraft = (draft: string) => setState((now) => ({ ...now, draft }));

  const hydrated = useStored(state, () => {
    const typed = field.current?.value ?? "";
    const restored = stored();
    resume(posted ? { ...state, draft: typed } : { ...restored, draft: typed || restored.draft });
    // Aborts the request before the browser does, which would look like a failure.
    addEventListener("pagehide", abort);
    // A page from the back/forward cache shows an older conversation.
    addEventListener("pageshow", ({ persisted }) => persisted && resume(stored()));
    return abort;
  });

  /** Shows a conversation from the previous page, and requests the reply if it is missing. */
  function resume(conversation: ConversationState) {
    setState(conversation);
    if (conversation.messages.at(-1)?.role === "user") void receive(conversation.messages, performance.now());
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { name, value, sentAt } = readSubmit(event);
    const { messages, draft, pending } = state;
    if (name === "forget") replace(forget, copy.forget.done);
    else if (name === "edit") replace(takeBack, copy.tools.editing);
    else if (name === "undo") replace(undo, copy.tools.undone);
    else if (name === "stop") replace(breakOff, copy.live.stopped);
    else if (name === "again") void receive(messages.slice(0, -1), sentAt);
    else if (name === "ask") ask(value, sentAt);
    else if (lengthOf(draft) > MAX_CHARACTERS) announce(lengthNote(draft, locale, copy));
    else if (draft.trim() && !pending) {
      ask(draft.trim(), sentAt);
      setDraft("");
    }
    field.current?.focus();
  }

  function ask(text: string, sentAt: number) {
    void receive([...state.messages, { role: "user", text, at: Date.now() }], sentAt);
  }

  function replace(change: (state: ConversationState) => ConversationState, done: string) {
    abort();
    // Renders synchronously, so that focusing the field scrolls to its new position.
    flushSync(() => setState(change));
    announce(done);
  }

  return { state, hydrated, announcement, announce, submit, setDraft };
}

/** An announcement for screen readers. */
function useAnnouncement() {
  const [announcement, announce] = useState("");
  useEffect(() => {
    if (!announcement) return;
    const timer = setTimeout(announce, ANNOUNCED_FOR, "");
    return () => clearTimeout(timer);
  }, [announcement]);
  return [announcement, announce] as const;
}

/** Calls `restore` once in the browser. Returns true from then on, and stores each later state in the tab. */
function useStored(state: ConversationState, restore: () => () => void) {
  const [hydrated, setHydrated] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const end = restore();
    setHydrated(true);
    return end;
  }, []);
  useLayoutEffect(() => {
    if (hydrated) store(state);
  }, [hydrated, state]);
  return hydrated;
}

/** Reads which button was pressed, and when. If that was before hydration, load-island.inline.ts has stored the time. */
function readSubmit({ nativeEvent: { submitter }, currentTarget, timeStamp }: SubmitEvent<HTMLFormElement>) {
  const island = currentTarget.closest<HTMLElement>(".island");
  const sentAt = Number(island?.dataset.sentAt ?? timeStamp);
  delete island?.dataset.sentAt;
  const { name, value } = submitter instanceof HTMLButtonElement ? submitter : { name: "", value: "" };
  return { name, value, sentAt };
}
