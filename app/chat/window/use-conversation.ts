import {
  type RefObject,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { fill } from "#app/i18n/fill.ts";
import { useLocale } from "#app/i18n/locale-context.tsx";
import type { ChatCopy } from "../chat-copy.server.ts";
import type { Posted } from "../page.server.ts";
import { emptyConversation, type Message } from "./conversation-state.ts";
import { conversation } from "./conversation-store.ts";
import { plainText } from "./plain-text.ts";

/** Screen readers have read an announcement by then (ms); later it would be found twice on the page. */
const ANNOUNCED_FOR = 10_000;

/**
 * The conversation and what its buttons do, each named as it is posted without JavaScript (page.server.ts).
 * `announcement` is for screen readers. `onAsk` is called before a reply begins.
 */
export function useConversation(
  copy: ChatCopy,
  posted: Posted | undefined,
  field: RefObject<HTMLTextAreaElement | null>,
  onAsk: () => void,
) {
  const { locale } = useLocale();
  const { subscribe, get } = conversation;
  const state = useSyncExternalStore(subscribe, get, () => posted?.state ?? emptyConversation);
  const [hydrated, setHydrated] = useState(false);
  const [announcement, announce] = useState("");
  const context = { locale, greeting: copy.greeting, failed: copy.failed };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const typed = field.current?.value ?? "";
    if (posted && (posted.state.messages.length > 0 || posted.state.before))
      conversation.takeOver(posted.state, typed);
    else if (typed) conversation.setDraft(typed);
    setHydrated(true);
    const resume = () => void receive(conversation.resume(context));
    resume();
    // After the store's own listener has restored the conversation.
    addEventListener("pageshow", resume);
    return () => removeEventListener("pageshow", resume);
  }, []);

  useEffect(() => {
    if (hydrated && field.current && field.current.value !== state.draft) field.current.value = state.draft;
  }, [hydrated, state.draft, field]);

  useEffect(() => {
    if (!announcement) return;
    const timer = setTimeout(announce, ANNOUNCED_FOR, "");
    return () => clearTimeout(timer);
  }, [announcement]);

  async function receive(reply: Promise<Message | undefined> | undefined) {
    if (!reply) return;
    onAsk();
    announce(copy.live.thinking);
    const message = await reply;
    if (message) announce(spoken(message));
  }

  function spoken({ error, text, incomplete }: Message) {
    const parts = [
      error,
      text && fill(copy.handOff.line, { role: copy.roles.assistant, text: plainText(text) }),
    ];
    return [...parts, incomplete && copy.incomplete].filter(Boolean).join(" ");
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    // Before hydration: load-island.inline.ts has noted the time.
    const { sentAt: noted } = event.currentTarget.dataset;
    delete event.currentTarget.dataset.sentAt;
    const sentAt = Number(noted ?? event.timeStamp);
    const { name, value } = submitter instanceof HTMLButtonElement ? submitter : { name: "", value: "" };
    if (name === "forget") change(conversation.forget, copy.forget.done);
    else if (name === "edit") change(conversation.edit, copy.tools.editing);
    else if (name === "undo") change(conversation.undo, copy.tools.undone);
    else if (name === "again") void receive(conversation.again(context, sentAt));
    else if (name === "ask") void receive(conversation.send(value, context, sentAt));
    else {
      const reply = conversation.send(conversation.get().draft, context, sentAt);
      if (reply) conversation.setDraft("");
      void receive(reply);
    }
    field.current?.focus();
  }

  function change(act: () => void, done: string) {
    // At once, so that the focus scrolls to where the field is afterwards.
    flushSync(act);
    announce(done);
  }

  function stop() {
    change(conversation.stop, copy.live.stopped);
    field.current?.focus();
  }

  async function copyText(text: string) {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    announce(copied ? copy.tools.copied : copy.failed);
    return copied;
  }

  return { state, hydrated, announcement, submit, stop, copyText };
}
