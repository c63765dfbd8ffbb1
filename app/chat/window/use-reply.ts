import { useRef } from "react";
import { fill } from "#app/i18n/fill.ts";
import { useLocale } from "#app/i18n/locale-context.tsx";
import type { ChatCopy } from "../chat-copy.server.ts";
import { afterEvent, type Message } from "../turns.ts";
import type { ConversationState } from "./conversation-state.ts";
import { plainText } from "./plain-text.ts";
import { requestReply } from "./request-reply.ts";

type SetState = (change: (state: ConversationState) => ConversationState) => void;

/** Requests replies, one at a time, and shows each as it arrives. */
export function useReply(copy: ChatCopy, setState: SetState, announce: (text: string) => void) {
  const { locale } = useLocale();
  const request = useRef<AbortController>(null);

  async function receive(messages: Message[], sentAt: number) {
    announce(copy.live.thinking);
    request.current = new AbortController();
    const { signal } = request.current;
    const show = (reply: Message, pending: boolean) =>
      setState(({ greeting, draft }) => ({
        greeting: greeting ?? copy.greeting,
        messages: [...messages, reply],
        draft,
        pending,
        before: null,
      }));
    let reply: Message = { role: "model", text: "", at: Date.now() };
    show(reply, true);
    for await (const event of requestReply(messages, { locale, failed: copy.failed, sentAt, signal })) {
      reply = afterEvent(reply, event);
      show(reply, event.type === "text");
    }
    if (!signal.aborted) announce(spoken(reply, copy));
  }

  return { receive, abort: () => request.current?.abort() };
}

function spoken({ error, text, incomplete }: Message, copy: ChatCopy) {
  const said = text && fill(copy.handOff.line, { role: copy.roles.assistant, text: plainText(text) });
  return [error, said, incomplete && copy.incomplete].filter(Boolean).join(" ");
}
