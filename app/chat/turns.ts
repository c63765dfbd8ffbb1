import { MAX_CHARACTERS, MAX_MESSAGES } from "./conversation-limits.ts";
import type { Role, Turn } from "./model/provider.ts";

export type { Role, Turn };

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

/**
 * The events of a reply: any number of `text` events, then one `done` or one `error`. `isCut` means that the reply ended
 * at a limit. Its text is incomplete, but nothing went wrong.
 */
export type ReplyEvent =
  | { type: "text"; text: string }
  | { type: "done"; source: Source; unconfirmed: string[]; followUps: string[] }
  | { type: "error"; message: string; isCut?: boolean; unconfirmed?: string[]; facts?: Fallback };

/** The embedded answerer's reply, sent if the model's reply failed before its first word or all slots are taken. */
export type Fallback = { text: string; followUps: string[] };

/**
 * Returns the newest messages that fit into one request, starting with a message of the visitor. `bytesOf` returns the
 * size of a message's JSON in the request.
 */
export function recentTurns(turns: readonly Turn[], maxBytes: number, bytesOf = utf8Bytes): Turn[] {
  const kept: Turn[] = [];
  let bytes = 0;
  for (const { role, text } of turns.toReversed()) {
    const turn = { role, text: shorten(text) };
    bytes += bytesOf(`${JSON.stringify(turn)},`);
    if (bytes > maxBytes || kept.length === MAX_MESSAGES) break;
    kept.unshift(turn);
  }
  const first = kept.findIndex((turn) => turn.role === "user");
  return first < 0 ? [] : kept.slice(first);
}

function utf8Bytes(json: string) {
  return new TextEncoder().encode(json).length;
}

function shorten(text: string) {
  const characters = [...text];
  if (characters.length <= MAX_CHARACTERS) return text;
  return `${characters.slice(0, MAX_CHARACTERS - 1).join("")}…`;
}
