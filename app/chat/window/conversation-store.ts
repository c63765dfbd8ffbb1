import type { Locale } from "#app/i18n/locales.ts";
import { tabStorage } from "#app/platform/tab-storage.ts";
import { CONVERSATION } from "../kept.ts";
import type { Turn } from "../turns.ts";
import {
  type ConversationState,
  canRetry,
  type Message,
  nothingSaid,
  parseState,
} from "./conversation-state.ts";
import { requestReply } from "./request-reply.ts";

type Context = { locale: Locale; greeting: string; failed: string };

let state = nothingSaid;
let loaded = false;
let reply: AbortController | undefined;
const listeners = new Set<() => void>();

/** The tab's one conversation: the panel and the page show the same, and it survives navigation and reload. */
export const conversation = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  get(): ConversationState {
    if (!loaded) load();
    return state;
  },

  /** Takes over what was said without JavaScript, before this page's code had come. */
  adopt(messages: Message[], draft: string) {
    load();
    change({ ...nothingSaid, messages, draft });
    keep();
  },

  setDraft(draft: string) {
    change({ draft });
    keep();
  },

  /** Says something, unless it is empty or a reply is under way. Returns whether it was said. */
  send(text: string, context: Context) {
    const said = text.trim();
    if (!said || conversation.get().pending) return false;
    const { messages, greeting } = state;
    const message: Message = { id: nextId(messages), role: "user", text: said };
    change({ messages: [...messages, message], greeting: greeting ?? context.greeting, draft: "" });
    void receiveReply(context);
    return true;
  },

  /** Ends the reply under way; what has come of it stays. */
  stop: () => reply?.abort(),

  /** Asks again for the last reply. */
  retry(context: Context) {
    if (!canRetry(state)) return;
    change({ messages: state.messages.slice(0, -1) });
    void receiveReply(context);
  },

  forget() {
    reply?.abort();
    change(nothingSaid);
    keep();
  },
};

async function receiveReply(context: Context) {
  const turns = asTurns(state.messages);
  const id = nextId(state.messages);
  const mine = new AbortController();
  reply = mine;
  change({ messages: [...state.messages, { id, role: "model", text: "" }], pending: true });
  keep();
  let text = "";
  for await (const event of requestReply(turns, { ...context, signal: mine.signal })) {
    if (mine.signal.aborted) break;
    if (event.type === "text") {
      text += event.text;
      update(id, { text });
    } else if (event.type === "error") update(id, { error: event.message, incomplete: text !== "" });
    else update(id, { source: event.source, unconfirmed: event.unconfirmed });
  }
  if (mine.signal.aborted) update(id, { incomplete: true });
  if (reply !== mine) return;
  reply = undefined;
  change({ pending: false });
  keep();
}

/** What of the conversation is sent along: no errors, and no replies that never came. */
function asTurns(messages: Message[]): Turn[] {
  return messages.filter(({ text }) => text !== "").map(({ role, text }) => ({ role, text }));
}

function nextId(messages: Message[]) {
  return (messages.at(-1)?.id ?? 0) + 1;
}

function update(id: number, part: Partial<Message>) {
  change({
    messages: state.messages.map((message) => (message.id === id ? { ...message, ...part } : message)),
  });
}

function change(part: Partial<ConversationState>) {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

function load() {
  if (loaded) return;
  loaded = true;
  // A reply under way is kept as it is when the page goes.
  addEventListener("pagehide", keep);
  state = parseState(tabStorage.get(CONVERSATION)) ?? nothingSaid;
}

function keep() {
  if (state.messages.length > 0 || state.draft) tabStorage.set(CONVERSATION, JSON.stringify(state));
  else tabStorage.remove(CONVERSATION);
}
