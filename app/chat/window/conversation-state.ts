import { parseJson } from "#app/platform/json.ts";
import type { Role, Source } from "../turns.ts";

/** A message as the visitor sees it. */
export type Message = {
  id: number;
  role: Role;
  text: string;
  /** the reply ended before its end */
  incomplete?: boolean;
  /** what went wrong, in the visitor's language */
  error?: string;
  source?: Source;
  /** the amounts in the text that the price list does not hold */
  unconfirmed?: string[];
};

export type ConversationState = {
  /** The greeting under which the conversation began; while nothing is said it is the page's own. */
  greeting: string | null;
  messages: Message[];
  draft: string;
  /** a reply is under way: the last message is the model's */
  pending: boolean;
};

export const nothingSaid: ConversationState = { greeting: null, messages: [], draft: "", pending: false };

/** Whether the last reply can be asked for again. */
export function canRetry({ messages, pending }: ConversationState) {
  const last = messages.at(-1);
  return !pending && last?.role === "model" && (last.error !== undefined || last.incomplete === true);
}

/** A conversation as the browser's tab has kept it, or null; what is not of its shape is left out. */
export function parseState(json: string | null): ConversationState | null {
  const value = parseJson(json);
  if (!isObject(value) || !Array.isArray(value.messages)) return null;
  const messages = value.messages.map(asMessage).filter((message) => message !== null);
  // A reply that was under way when the page went will not go on.
  const last = messages.at(-1);
  if (value.pending === true && last?.role === "model") last.incomplete = true;
  return {
    greeting: typeof value.greeting === "string" ? value.greeting : null,
    messages,
    draft: typeof value.draft === "string" ? value.draft : "",
    pending: false,
  };
}

function asMessage(value: unknown): Message | null {
  if (!isObject(value) || typeof value.text !== "string" || typeof value.id !== "number") return null;
  const { id, role, text, incomplete, error, source, unconfirmed } = value;
  if (role !== "user" && role !== "model") return null;
  return {
    id,
    role,
    text,
    incomplete: incomplete === true,
    error: typeof error === "string" ? error : undefined,
    source: source === "model" || source === "facts" ? source : undefined,
    unconfirmed: Array.isArray(unconfirmed) ? unconfirmed.filter((amount) => typeof amount === "string") : [],
  };
}

function isObject(value: unknown): value is { [key: string]: unknown } {
  return typeof value === "object" && value !== null;
}
