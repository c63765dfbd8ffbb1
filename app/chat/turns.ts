import { MAX_CHARACTERS, MAX_MESSAGES } from "./conversation-limits.ts";

export type Role = "user" | "model";
/** One message, as exchanged between browser, server and model. */
export type Turn = { role: Role; text: string };

/** A message as the visitor sees it. */
export type Message = {
  role: Role;
  text: string;
  incomplete?: boolean;
  /** error message in the visitor's language; if `text` is also a complete reply, it is the embedded answerer's */
  error?: string;
  unconfirmed?: string[];
  followUps?: string[];
  /** ms since the epoch; unknown without JavaScript */
  at?: number;
};

/** The author of a reply: the model, or the embedded answerer with the site's own facts. */
export type Source = "model" | "facts";

/** The events of a reply: any number of `text` events, then one `done` or one `error`. */
export type ReplyEvent =
  | { type: "text"; text: string }
  | { type: "done"; source: Source; unconfirmed: string[]; followUps: string[] }
  | ReplyError;

/** `status` and `retryAfter` are for a response, if the reply fails before its stream begins. */
export type ReplyError = {
  type: "error";
  message: string;
  /** whether the reply ended at a limit: its text is incomplete, but nothing went wrong */
  isCut?: boolean | undefined;
  unconfirmed?: string[] | undefined;
  facts?: Fallback | undefined;
  status?: number;
  retryAfter?: number | undefined;
};

/** The embedded answerer's reply, sent if the model's reply failed before its first word or all slots are taken. */
export type Fallback = { text: string; followUps: string[] };

/** Returns a reply after one more of its events. A reply that ended at a limit has no error message. */
export function afterEvent(reply: Message, event: ReplyEvent): Message {
  if (event.type === "text") return { ...reply, text: reply.text + event.text };
  const { unconfirmed } = event;
  if (event.type === "done") return { ...reply, unconfirmed, followUps: event.followUps };
  const error = event.isCut ? "" : event.message;
  return { ...reply, unconfirmed, error, incomplete: reply.text !== "", ...event.facts };
}

/** Returns the newest messages that fit into `room`, starting with a message of the visitor. Leaves out empty ones. */
export function recentTurns(turns: readonly Turn[], room: number, sizeOf = jsonBytes): Turn[] {
  const kept: Turn[] = [];
  let size = 0;
  for (const { role, text } of turns.toReversed()) {
    if (!text) continue;
    const turn = { role, text: shorten(text) };
    size += sizeOf(turn);
    if (size > room || kept.length === MAX_MESSAGES) break;
    kept.unshift(turn);
  }
  const first = kept.findIndex((turn) => turn.role === "user");
  return first < 0 ? [] : kept.slice(first);
}

function jsonBytes(turn: Turn) {
  return new TextEncoder().encode(`${JSON.stringify(turn)},`).length;
}

function shorten(text: string) {
  const characters = [...text];
  if (characters.length <= MAX_CHARACTERS) return text;
  return `${characters.slice(0, MAX_CHARACTERS - 1).join("")}…`;
}
