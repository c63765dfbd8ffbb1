import { isRow, lowestFirst, nextInSize, rowsAmong, sizeOf } from "../asks/row-picks.ts";
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

/** "The one in the middle", "the most complete": of all sizes of what was spoken of last. */
export function sized(start: readonly Line[], { said }: Moves): Line[] | null {
  const [only] = start;
  const sizes = only && start.every(({ row }) => sizeOf(row) === sizeOf(only.row)) ? sizeOf(only.row) : [];
  const middle = sizes.length === 3 ? sizes[1] : undefined;
  const row = said.has("middle") ? middle : said.has("largest") ? sizes.at(-1) : sizes[0];
  return row ? [{ row, count: only?.count ?? 1 }] : null;
}
