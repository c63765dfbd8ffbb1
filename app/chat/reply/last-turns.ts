import type { Turn } from "../model/provider.ts";

/** Maximum length of the history sent to a model, in characters. Follow-ups refer to the last few turns. */
const MAX_CHARACTERS = 6000;

/** Returns the last turns, starting with a question. If the last turn alone is too long, its beginning is cut off. */
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
