import type { Locale } from "#app/i18n/locales.ts";
import type { Turn } from "../turns.ts";
import { type ConversationState, forget, type Message, takeBack } from "./conversation-state.ts";
import { requestReply } from "./request-reply.ts";
import { tabState } from "./tab-state.ts";

/** What a reply is asked for with. */
export type ConversationContext = { locale: Locale; greeting: string; failed: string };

let reply: AbortController | undefined;

/** The tab's one conversation: the panel and the page show the same, and it survives navigation and reload. */
export const conversation = {
  subscribe: tabState.subscribe,

  get(): ConversationState {
    // When the page goes, what the browser then makes of the reply's request is no answer.
    tabState.load(drop);
    return tabState.get();
  },

  /** Takes over what was said without JavaScript, before this page's code had come. */
  adopt(posted: ConversationState, draft: string) {
    conversation.get();
    change({ ...posted, draft });
  },

  setDraft(draft: string) {
    change({ draft });
  },

  /** Says something, unless it is empty or a reply is under way. Returns whether it was said. */
  send(text: string, context: ConversationContext) {
    const said = text.trim();
    const { messages, greeting, pending } = conversation.get();
    if (!said || pending) return false;
    const message: Message = { id: nextId(messages), role: "user", text: said, at: Date.now() };
    tabState.change({ messages: [...messages, message], greeting: greeting ?? context.greeting });
    void receiveReply(context);
    return true;
  },

  /** Ends the reply under way; what has come of it stays. */
  stop: () => reply?.abort(),

  /** Asks again for the last reply. */
  again(context: ConversationContext) {
    const { messages, pending } = tabState.get();
    if (pending || messages.at(-1)?.role !== "model") return;
    tabState.change({ messages: messages.slice(0, -1) });
    void receiveReply(context);
  },

  /** Asks for the reply that had not begun when the page before this one went. */
  resume(context: ConversationContext) {
    const { messages, pending } = conversation.get();
    if (!pending && messages.at(-1)?.role === "user") void receiveReply(context);
  },

  /** Takes the last question back, to be said otherwise. */
  edit() {
    breakOff();
    change(takeBack(tabState.get()));
  },

  forget() {
    breakOff();
    change(forget(tabState.get()));
  },

  /** Brings back what was forgotten, or taken back. */
  undo() {
    const { before } = tabState.get();
    if (!before) return;
    const { why: _, ...said } = before;
    change({ ...said, before: null });
  },
};

async function receiveReply(context: ConversationContext) {
  const { messages } = tabState.get();
  const id = nextId(messages);
  const mine = new AbortController();
  reply = mine;
  const begun: Message = { id, role: "model", text: "", at: Date.now() };
  change({ messages: [...messages, begun], pending: true, before: null });
  let text = "";
  for await (const event of requestReply(asTurns(messages), { ...context, signal: mine.signal })) {
    if (mine.signal.aborted) break;
    if (event.type === "text") {
      text += event.text;
      tabState.update(id, { text });
    } else if (event.type === "done") {
      const { type: _, ...details } = event;
      tabState.update(id, details);
    } else if (event.facts) tabState.update(id, { error: event.message, source: "facts", ...event.facts });
    else tabState.update(id, { error: event.message, incomplete: text !== "" });
  }
  if (reply !== mine) return;
  if (mine.signal.aborted) tabState.update(id, { incomplete: true });
  reply = undefined;
  change({ pending: false });
}

/** Ends the reply under way, of which no more comes. */
function breakOff() {
  const { messages, pending } = tabState.get();
  const last = messages.at(-1);
  if (pending && last) tabState.update(last.id, { incomplete: true });
  drop();
}

function drop() {
  reply?.abort();
  reply = undefined;
}

function change(part: Partial<ConversationState>) {
  tabState.change(part);
  tabState.keep();
}

/** What of the conversation is sent along: no errors, and no replies that never came. */
function asTurns(messages: Message[]): Turn[] {
  return messages.filter(({ text }) => text !== "").map(({ role, text }) => ({ role, text }));
}

function nextId(messages: Message[]) {
  return (messages.at(-1)?.id ?? 0) + 1;
}
