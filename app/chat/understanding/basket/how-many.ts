import type { Line } from "../thread/basket.ts";
import type { Thread } from "../thread/thread.ts";
import type { Moves } from "./moves.ts";

/** How many of what is wanted: of what there were several of, or of the only one. */
export function counted(
  start: readonly Line[],
  { said, number, times }: Moves,
  thread: Thread,
): readonly Line[] | null {
  if (times !== null) return start.map(({ row, count }) => ({ row, count: count * times }));
  const several = start.filter(({ count }) => count > 1);
  const [line, more] = several.length > 0 ? several : start;
  const isOfPieces =
    number !== null &&
    (number.isOfThings || said.has("pieces") || thread.counted === "count" || thread.counted === null);
  const to = said.has("single")
    ? 1
    : isOfPieces
      ? number.value + (said.has("add") && line ? line.count : 0)
      : said.has("another") && line
        ? line.count + 1
        : null;
  if (number !== null && said.has("each")) return start.map(({ row }) => ({ row, count: number.value }));
  if (to === null) return start;
  return line && !more ? start.map((one) => (one === line ? { ...one, count: to } : one)) : null;
}

/** "Take one away": of what there are several of. */
export function fewer(start: readonly Line[], { number }: Moves) {
  const several = start.filter(({ count }) => count > 1);
  const [line, more] = several;
  return line && !more
    ? start.map((one) => (one === line ? { ...one, count: one.count - (number?.value ?? 1) } : one))
    : null;
}
