import { type RefObject, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fill } from "#app/i18n/fill.ts";
import { useLocale } from "#app/i18n/locale-context.tsx";
import type { ChatCopy } from "../chat-copy.server.ts";
import { lengthOf, MAX_CHARACTERS } from "../conversation-limits.ts";
import type { Posted } from "../page.server.ts";
import type { Message, ReplyEvent } from "../turns.ts";
import { lengthNote } from "./composer.tsx";
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
import { plainText } from "./plain-text.ts";
import { requestReply } from "./request-reply.ts";

/** Time in ms until an announcement is removed. Screen readers have read it by then, and the page shows its text. */
const ANNOUNCED_FOR = 10_000;

/** The names "ask" and "forget" are those that page.server.ts reads from a form without JavaScript. */
export function useConversation(
  copy: ChatCopy,
  posted: Posted | undefined,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const { locale } = useLocale();
  const shown = posted && { messages: posted.messages, draft: posted.draft };
  const [state, setState] = useState<ConversationState>({ ...emptyConversation, ...shown });
  const [hydrated, setHydrated] = useState(false);
  const [announcement, announce] = useState("");
  const request = useRef<AbortController>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const typed = field.current?.value ?? "";
    const restored = stored();
    if (shown) resume({ ...emptyConversation, ...shown, draft: typed });
    else resume({ ...restored, draft: typed || restored.draft });
    setHydrated(true);
    // Aborts the request before the browser does, which would look like a failure.
    addEventListener("pagehide", () => request.current?.abort());
    // A page from the back/forward cache shows an older conversation.
    addEventListener("pageshow", ({ persisted }) => persisted && resume(stored()));
    return () => request.current?.abort();
  }, []);

  useLayoutEffect(() => {
    if (hydrated) store(state);
  }, [hydrated, state]);

  useEffect(() => {
    if (!announcement) return;
    const timer = setTimeout(announce, ANNOUNCED_FOR, "");
    return () => clearTimeout(timer);
  }, [announcement]);

  /** Shows a conversation from the previous page, and requests the reply if it is missing. */
  function resume(conversation: ConversationState) {
    const { messages } = conversation;
    setState(conversation);
    if (messages.at(-1)?.role === "user") void receive(messages, performance.now());
  }

  async function receive(messages: Message[], sentAt: number) {
    announce(copy.live.thinking);
    request.current = new AbortController();
    const { signal } = request.current;
    let reply: Message = { role: "model", text: "", at: Date.now() };
    const show = (part: Partial<Message>, pending: boolean) => {
      reply = { ...reply, ...part };
      setState(({ greeting, draft }) => ({
        greeting: greeting ?? copy.greeting,
        messages: [...messages, reply],
        draft,
        pending,
        before: null,
      }));
    };
    show({}, true);
    for await (const event of requestReply(messages, { locale, failed: copy.failed, sentAt, signal }))
      show(changeOf(event, reply), event.type === "text");
    if (!signal.aborted) announce(spoken(reply));
  }

  function spoken({ error, text, incomplete }: Message) {
    const said = text && fill(copy.handOff.line, { role: copy.roles.assistant, text: plainText(text) });
    return [error, said, incomplete && copy.incomplete].filter(Boolean).join(" ");
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    // If the form was submitted before hydration, load-island.inline.ts has stored the time.
    const island = event.currentTarget.closest<HTMLElement>(".island");
    const noted = island?.dataset.sentAt;
    delete island?.dataset.sentAt;
    const sentAt = Number(noted ?? event.timeStamp);
    const { name, value } = submitter instanceof HTMLButtonElement ? submitter : { name: "", value: "" };
    const { messages, draft, pending } = state;
    if (name === "forget") replace(forget, copy.forget.done);
    else if (name === "edit") replace(takeBack, copy.tools.editing);
    else if (name === "undo") replace(undo, copy.tools.undone);
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

  function stop() {
    replace(breakOff, copy.live.stopped);
    field.current?.focus();
  }

  function replace(change: (state: ConversationState) => ConversationState, done: string) {
    request.current?.abort();
    // Renders synchronously, so that focusing the field scrolls to its new position.
    flushSync(() => setState(change));
    announce(done);
  }

  function setDraft(draft: string) {
    setState((now) => ({ ...now, draft }));
  }

  async function copyText(text: string) {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    announce(copied ? copy.tools.copied : copy.failed);
    return copied;
  }

  return { state, hydrated, announcement, submit, setDraft, stop, copyText };
}

function changeOf(event: ReplyEvent, { text }: Message): Partial<Message> {
  if (event.type === "text") return { text: text + event.text };
  const { unconfirmed } = event;
  if (event.type === "done") return { unconfirmed, followUps: event.followUps };
  return { error: event.message, incomplete: text !== "", unconfirmed, ...event.facts };
}
