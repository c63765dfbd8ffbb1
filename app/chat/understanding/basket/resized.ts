import { isRow, lowestFirst, nextInSize, rowsAmong } from "../asks/row-picks.ts";
import type { Line } from "../thread/basket.ts";
import type { Thread } from "../thread/thread.ts";
import type { Moves } from "./moves.ts";

/** "The bigger one": of two that were shown, or the next in size. */
export function resized(
  start: readonly Line[],
  step: 1 | -1,
  { said }: Moves,
  { listed }: Thread,
): Line[] | null {
  const isOfTwo = said.has("both");
  const shown = start.length === 2 ? start.map(({ row }) => row) : rowsAmong(listed.filter(isRow));
  const [only, more] = start;
  if (shown.length === 2 && (isOfTwo || shown.some((row) => row === only?.row))) {
    const [low, high] = lowestFirst(shown);
    const row = step === 1 ? high : low;
    return row ? [{ row, count: 1 }] : null;
  }
  const row = only && !more ? nextInSize(only.row, step) : null;
  return row ? [{ row, count: only?.count ?? 1 }] : null;
}
