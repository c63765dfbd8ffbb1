import type { Turn } from "#app/model/provider.ts";

/** Of a conversation, a model gets at most so many characters: a few turns, which is what follow-up questions refer to. */
const MAX_CHARACTERS = 6000;

/** The end of a conversation, from a turn of the visitor's on. A last turn that is too long by itself loses its beginning. */
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
