import { setInTab, tab } from "#app/browser/storage.ts";
import { parseJson, property, textIn, textsIn } from "#app/platform/json.ts";
import { CONVERSATION } from "../storage-keys.ts";
import type { Message } from "../turns.ts";

type Content = { greeting: string | null; messages: Message[]; draft: string };

export type ConversationState = Content & {
  /** whether a reply is on its way; the last message is then the model's */
  pending: boolean;
  /** the content before a deletion, or before the last question was taken back; never stored */
  before: (Content & { why: "forgotten" | "takenBack" }) | null;
};

export const emptyConversation: ConversationState = {
  greeting: null,
  messages: [],
  draft: "",
  pending: false,
  before: null,
};

/** Ends a pending reply and keeps the text received so far. */
export function breakOff(state: ConversationState): ConversationState {
  const last = state.messages.at(-1);
  if (!state.pending || !last) return state;
  return { ...state, pending: false, messages: state.messages.with(-1, { ...last, incomplete: true }) };
}

export function forget(state: ConversationState): ConversationState {
  const { greeting, messages, draft } = breakOff(state);
  return { ...emptyConversation, before: { greeting, messages, draft, why: "forgotten" } };
}

/** Removes the last question and its reply; the question becomes the draft. */
export function takeBack(state: ConversationState): ConversationState {
  const { greeting, messages, draft } = breakOff(state);
  const at = messages.findLastIndex(({ role }) => role === "user");
  return {
    ...emptyConversation,
    greeting,
    messages: messages.slice(0, Math.max(0, at)),
    draft: messages[at]?.text ?? draft,
    before: { greeting, messages, draft, why: "takenBack" },
  };
}

export function undo(state: ConversationState): ConversationState {
  if (!state.before) return state;
  const { why: _, ...content } = state.before;
  return { ...emptyConversation, ...content };
}

export function store({ before: _, ...state }: ConversationState) {
  const isEmpty = state.messages.length === 0 && !state.draft;
  setInTab(CONVERSATION, isEmpty ? "" : JSON.stringify(state));
}

/** Restores the tab's conversation. Drops malformed messages, which an earlier release may have stored. */
export function stored(json = tab[CONVERSATION]): ConversationState {
  const value = parseJson(json);
  const list = property(value, "messages");
  const state: ConversationState = {
    greeting: textIn(value, "greeting") ?? null,
    messages: Array.isArray(list) ? list.flatMap(parseMessage) : [],
    draft: textIn(value, "draft") ?? "",
    pending: property(value, "pending") === true,
    before: null,
  };
  // A reply doesn't resume after navigation. An empty one is removed here, and useConversation requests it again.
  const { messages } = state;
  if (state.pending && messages.at(-1)?.text === "")
    return { ...state, pending: false, messages: messages.slice(0, -1) };
  return breakOff(state);
}

function parseMessage(value: unknown): Message | [] {
  const [at, role] = [property(value, "at"), property(value, "role")];
  const text = textIn(value, "text");
  if (text === undefined || (role !== "user" && role !== "model")) return [];
  return {
    role,
    text,
    incomplete: property(value, "incomplete") === true,
    error: textIn(value, "error"),
    unconfirmed: textsIn(value, "unconfirmed"),
    followUps: textsIn(value, "followUps"),
    at: typeof at === "number" ? at : undefined,
  };
}
