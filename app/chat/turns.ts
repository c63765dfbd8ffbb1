import type { Role, Turn } from "#app/model/provider.ts";
import { MAX_CHARACTERS, MAX_MESSAGES } from "./limits.ts";

export type { Role, Turn };

/** How a reply came about: by the model, or found in the site's own facts. */
export type Source = "model" | "facts";

/** The events of a reply: texts, then one `done` or one `error`. */
export type ReplyEvent =
  | { type: "text"; text: string }
  | { type: "done"; source: Source; unconfirmed: string[]; followUps: string[] }
  | { type: "error"; message: string; facts?: Fallback };

/** The embedded assistant's reply if the model failed before its first word. */
export type Fallback = { text: string; followUps: string[] };

/**
 * The end of a conversation that still fits into one request: the newest messages, long replies shortened.
 * Begins with a message of the visitor's.
 */
export function recentTurns(turns: readonly Turn[], maxBytes: number, maxTurns = MAX_MESSAGES): Turn[] {
  const kept: Turn[] = [];
  let bytes = 0;
  for (const { role, text } of turns.toReversed()) {
    const turn = { role, text: shorten(text) };
    bytes += utf8.encode(JSON.stringify(turn)).length + 1;
    if (bytes > maxBytes || kept.length === maxTurns) break;
    kept.unshift(turn);
  }
  const first = kept.findIndex((turn) => turn.role === "user");
  return first < 0 ? [] : kept.slice(first);
}

const utf8 = new TextEncoder();

function shorten(text: string) {
  if (text.length <= MAX_CHARACTERS) return text;
  // Not in the middle of a character that takes two units.
  return `${text.slice(0, MAX_CHARACTERS - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
