import type { Locale } from "#app/i18n/locales.ts";
import { setInTab, tab } from "#app/platform/storage.ts";
import { CONVERSATION } from "../storage-keys.ts";
import type { ReplyEvent } from "../turns.ts";
import {
  type ConversationState,
  emptyConversation,
  forget,
  type Message,
  parseState,
  takeBack,
} from "./conversation-state.ts";
import { requestReply } from "./request-reply.ts";

export type ReplyContext = { locale: Locale; greeting: string; failed: string };

let state: ConversationState | undefined;
let request: AbortController | undefined;
const listeners = new Set<() => void>();

/**
 * The tab's one conversation: panel and page show the same, and it survives navigation and reload.
 * `send`, `again` and `resume` return the finished reply, or undefined if it was stopped.
 */
export const conversation = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  get: () => (state ??= restore()),

  /** Takes over a conversation posted without JavaScript. */
  takeOver: (posted: ConversationState, draft: string) => change({ ...posted, draft }),

  setDraft: (draft: string) => change({ draft }),

  /** undefined for an empty text, or while a reply is on its way. */
  send(text: string, context: ReplyContext, sentAt: number) {
    const { messages, greeting, pending } = conversation.get();
    if (!text.trim() || pending) return;
    const question: Message = { id: nextId(messages), role: "user", text: text.trim(), at: Date.now() };
    change({ messages: [...messages, question], greeting: greeting ?? context.greeting });
    return receiveReply(context, sentAt);
  },

  /** Aborts the reply; the text so far stays. */
  stop: () => request?.abort(),

  /** Requests the last reply again. */
  again(context: ReplyContext, sentAt: number) {
    const { messages, pending } = conversation.get();
    if (pending || messages.at(-1)?.role !== "model") return;
    change({ messages: messages.slice(0, -1) });
    return receiveReply(context, sentAt);
  },

  /** Requests the reply to a question from the previous page. */
  resume(context: ReplyContext) {
    const { messages, pending } = conversation.get();
    if (!pending && messages.at(-1)?.role === "user") return receiveReply(context, performance.now());
  },

  edit: () => replace(takeBack),
  forget: () => replace(forget),

  undo() {
    const { before } = conversation.get();
    if (!before) return;
    const { why: _, ...content } = before;
    change({ ...content, before: null });
  },
};

async function receiveReply(context: ReplyContext, sentAt: number) {
  const own = new AbortController();
  request = own;
  const { messages } = conversation.get();
  let reply: Message = { id: nextId(messages), role: "model", text: "", at: Date.now() };
  const update = (part: Partial<Message>, pending = true) => {
    reply = { ...reply, ...part };
    change({ messages: [...messages, reply], pending, before: null });
  };
  update({});
  const turns = messages.filter(({ text }) => text).map(({ role, text }) => ({ role, text }));
  for await (const event of requestReply(turns, { ...context, sentAt, signal: own.signal })) {
    if (own.signal.aborted) break;
    update(changeOf(event, reply));
  }
  // Abandoned: the conversation has changed, or its page is gone.
  if (request !== own) return;
  request = undefined;
  update(own.signal.aborted ? { incomplete: true } : {}, false);
  return own.signal.aborted ? undefined : reply;
}

function changeOf({ type, ...event }: ReplyEvent, { text }: Message): Partial<Message> {
  if ("text" in event) return { text: text + event.text };
  if (!("message" in event)) return event;
  const { message: error, facts } = event;
  return facts ? { error, source: "facts", ...facts } : { error, incomplete: text !== "" };
}

/** Breaks off the reply on its way and replaces the conversation. */
function replace(make: (state: ConversationState) => ConversationState) {
  const { messages, pending, ...rest } = conversation.get();
  abandon();
  const last = messages.length - 1;
  const ended = pending
    ? messages.map((message, at) => (at === last ? { ...message, incomplete: true } : message))
    : messages;
  change(make({ ...rest, messages: ended, pending: false }));
}

function abandon() {
  request?.abort();
  request = undefined;
}

function change(part: Partial<ConversationState>) {
  state = { ...conversation.get(), ...part };
  const { before: _, ...stored } = state;
  const isEmpty = state.messages.length === 0 && !state.draft;
  setInTab(CONVERSATION, isEmpty ? "" : JSON.stringify(stored));
  for (const listener of listeners) listener();
}

function restore() {
  // Before the browser ends the request, which would look like a failure.
  addEventListener("pagehide", abandon);
  // A page restored whole is older than the conversation.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) change(stored());
  });
  return stored();
}

function stored() {
  return parseState(tab[CONVERSATION]) ?? emptyConversation;
}

function nextId(messages: Message[]) {
  return (messages.at(-1)?.id ?? 0) + 1;
}
