import type { Turn } from "#app/model/provider.ts";

/** A model gets at most this many characters of a conversation: the few turns that follow-ups refer to. */
const MAX_CHARACTERS = 6000;

/** The end of a conversation, starting with a visitor's turn. A last turn over the limit loses its beginning. */
export function lastTurns(turns: readonly Turn[]): Turn[] {
  const kept: Turn[] = [];
  let room = MAX_CHARACTERS;
  for (const { role, text } of turns.toReversed()) {
    if (kept.length > 0 && text.length > room) break;
    kept.unshift({ role, text: text.slice(-room).replace(/^[\uDC00-\uDFFF]/, "") });
    room -= text.length;
  }
  return kept.slice(kept.findIndex(({ role }) => role === "user"));
}
