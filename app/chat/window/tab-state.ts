import { tabStorage } from "#app/platform/tab-storage.ts";
import { CONVERSATION } from "../kept.ts";
import { type ConversationState, type Message, nothingSaid, parseState } from "./conversation-state.ts";

let state = nothingSaid;
let leave: (() => void) | undefined;
const listeners = new Set<() => void>();

/** The state of the tab's one conversation, and what of it survives navigation and reload. */
export const tabState = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  get: () => state,

  change(part: Partial<ConversationState>) {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  },

  update(id: number, part: Partial<Message>) {
    tabState.change({
      messages: state.messages.map((message) => (message.id === id ? { ...message, ...part } : message)),
    });
  },

  keep() {
    const { before: _, ...rest } = state;
    if (state.messages.length > 0 || state.draft) tabStorage.set(CONVERSATION, JSON.stringify(rest));
    else tabStorage.remove(CONVERSATION);
  },

  /** Takes up what the tab has kept, once; `onLeave` is called when the page goes, with all kept as it is then. */
  load(onLeave: () => void) {
    if (leave) return;
    leave = onLeave;
    addEventListener("pagehide", () => {
      tabState.keep();
      onLeave();
    });
    // A page that one comes back to is as it was left; the conversation has gone on elsewhere.
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) tabState.change(kept());
    });
    state = kept();
  },
};

function kept() {
  return parseState(tabStorage.get(CONVERSATION)) ?? nothingSaid;
}
