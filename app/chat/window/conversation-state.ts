import { parseJson, property, textIn, textsIn } from "#app/platform/json.ts";
import type { Role, Source } from "../turns.ts";

/** A message as the visitor sees it. */
export type Message = {
  id: number;
  role: Role;
  text: string;
  /** the reply broke off */
  incomplete?: boolean;
  /** in the visitor's language; if there is a text too, it is the embedded answerer's */
  error?: string;
  source?: Source;
  /** amounts in the text that the price list doesn't contain */
  unconfirmed?: string[];
  followUps?: string[];
  /** ms since the epoch; unknown without JavaScript */
  at?: number;
};

type Content = { greeting: string | null; messages: Message[]; draft: string };

export type ConversationState = Content & {
  /** a reply is on its way: the last message is the model's */
  pending: boolean;
  /** the content before it was deleted, or before the last question was taken back; never stored */
  before: (Content & { why: "forgotten" | "takenBack" }) | null;
};

export const emptyConversation: ConversationState = {
  greeting: null,
  messages: [],
  draft: "",
  pending: false,
  before: null,
};

export function hasFailed({ error, incomplete }: Message) {
  return error !== undefined || incomplete === true;
}

export function forget({ greeting, messages, draft }: ConversationState): ConversationState {
  return { ...emptyConversation, before: { greeting, messages, draft, why: "forgotten" } };
}

/** Removes the last question and its reply; the question becomes the draft. */
export function takeBack({ greeting, messages, draft }: ConversationState): ConversationState {
  const at = messages.findLastIndex(({ role }) => role === "user");
  return {
    ...emptyConversation,
    greeting,
    messages: messages.slice(0, Math.max(0, at)),
    draft: messages[at]?.text ?? draft,
    before: { greeting, messages, draft, why: "takenBack" },
  };
}

/** A stored conversation; null if there is none. Leaves out malformed messages. */
export function parseState(json: string | undefined): ConversationState | null {
  const value = parseJson(json);
  const stored = property(value, "messages");
  if (!Array.isArray(stored)) return null;
  const messages = stored.flatMap(parseMessage);
  // A reply doesn't go on after a page change. One that hadn't begun is requested again.
  const last = messages.at(-1);
  if (property(value, "pending") === true && last?.role === "model") {
    if (last.text) last.incomplete = true;
    else messages.pop();
  }
  const greeting = textIn(value, "greeting") ?? null;
  return { ...emptyConversation, greeting, messages, draft: textIn(value, "draft") ?? "" };
}

function parseMessage(value: unknown): Message | [] {
  const [id, at, role] = [property(value, "id"), property(value, "at"), property(value, "role")];
  const text = textIn(value, "text");
  const source = textIn(value, "source");
  if (typeof id !== "number" || text === undefined || (role !== "user" && role !== "model")) return [];
  return {
    id,
    role,
    text,
    incomplete: property(value, "incomplete") === true,
    error: textIn(value, "error"),
    source: source === "model" || source === "facts" ? source : undefined,
    unconfirmed: textsIn(value, "unconfirmed"),
    followUps: textsIn(value, "followUps"),
    at: typeof at === "number" ? at : undefined,
  };
}
