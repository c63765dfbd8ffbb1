import { parseJson } from "#app/platform/json.ts";
import type { Role, Source } from "../turns.ts";

/** A message as the visitor sees it. */
export type Message = {
  id: number;
  role: Role;
  text: string;
  /** the reply ended before its end */
  incomplete?: boolean;
  /** what went wrong, in the visitor's language; with a text, that is what the site's own facts say instead */
  error?: string;
  source?: Source;
  /** the amounts in the text that the price list does not hold */
  unconfirmed?: string[];
  /** what may be asked next */
  followUps?: string[];
  /** when it was said or begun (ms since the epoch); unknown of what was said without JavaScript */
  at?: number;
};

type Said = Pick<ConversationState, "greeting" | "messages" | "draft">;

export type ConversationState = {
  /** The greeting under which the conversation began; while nothing is said it is the page's own. */
  greeting: string | null;
  messages: Message[];
  draft: string;
  /** a reply is under way: the last message is the model's */
  pending: boolean;
  /** what stood here before it was forgotten, or a question taken back: never kept */
  before: (Said & { why: "forgotten" | "takenBack" }) | null;
};

export const nothingSaid: ConversationState = {
  greeting: null,
  messages: [],
  draft: "",
  pending: false,
  before: null,
};

/** Whether the reply has failed, and not only been asked for once more. */
export function hasFailed({ error, incomplete }: Message) {
  return error !== undefined || incomplete === true;
}

/** Nothing, and what was said to be brought back. */
export function forget({ greeting, messages, draft }: ConversationState): ConversationState {
  return { ...nothingSaid, before: { greeting, messages, draft, why: "forgotten" } };
}

/** Without the last question and what came of it; the question is what is to be said now. */
export function takeBack({ greeting, messages, draft }: ConversationState): ConversationState {
  const at = messages.findLastIndex(({ role }) => role === "user");
  return {
    ...nothingSaid,
    greeting,
    messages: messages.slice(0, Math.max(0, at)),
    draft: messages[at]?.text ?? draft,
    before: { greeting, messages, draft, why: "takenBack" },
  };
}

/** A conversation as the browser's tab has kept it, or null; what is not of its shape is left out. */
export function parseState(json: string | null): ConversationState | null {
  const value = parseJson(json);
  if (!isObject(value) || !Array.isArray(value.messages)) return null;
  const messages = value.messages.map(asMessage).filter((message) => message !== null);
  // A reply that was under way when the page went will not go on; one that had not begun can be asked for anew.
  const last = messages.at(-1);
  if (value.pending === true && last?.role === "model") {
    if (last.text) last.incomplete = true;
    else messages.pop();
  }
  return {
    greeting: typeof value.greeting === "string" ? value.greeting : null,
    messages,
    draft: typeof value.draft === "string" ? value.draft : "",
    pending: false,
    before: null,
  };
}

function asMessage(value: unknown): Message | null {
  if (!isObject(value) || typeof value.text !== "string" || typeof value.id !== "number") return null;
  const { id, role, text, incomplete, error, source, unconfirmed, followUps, at } = value;
  if (role !== "user" && role !== "model") return null;
  return {
    id,
    role,
    text,
    incomplete: incomplete === true,
    error: typeof error === "string" ? error : undefined,
    source: source === "model" || source === "facts" ? source : undefined,
    unconfirmed: textsIn(unconfirmed),
    followUps: textsIn(followUps),
    at: typeof at === "number" ? at : undefined,
  };
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
}

function isObject(value: unknown): value is { [key: string]: unknown } {
  return typeof value === "object" && value !== null;
}
