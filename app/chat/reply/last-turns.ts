import type { Turn } from "#app/model/provider.ts";

/** The most characters of a conversation that a model gets: follow-up questions refer to the last few turns. */
const MAX_CHARACTERS = 6000;

/** The last turns of a conversation, starting with a visitor's. A last turn over the limit loses its beginning. */
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
