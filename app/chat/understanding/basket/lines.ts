import type { Basket, Line } from "../thread/basket.ts";
import type { Thread } from "../thread/thread.ts";
import { counted, fewer } from "./how-many.ts";
import { ofSizes } from "./move-phrases.ts";
import type { Moves } from "./moves.ts";
import { allOf, namedIn, partsIn, seenIn } from "./named-rows.ts";
import { resized, sized } from "./resized.ts";
import { isList, type Named } from "./spoken.ts";
import { withStated } from "./stated.ts";
import { withMore, withoutThese } from "./swapped.ts";

/** What is wanted after a message's moves; null where they do not fit what was wanted before. */
export function linesAfter(moves: Moves, thread: Thread, current: Basket): readonly Line[] | null {
  const named = namedIn(moves, thread, current);
  if (!named) return null;
  const { said } = moves;
  const isAll = said.has("both") || said.has("together");
  const wanted =
    isAll && current.lines.length === 1 && named.every(({ how }) => how === "added")
      ? allOf(current, moves, thread)
      : current;
  // "The difference between the two", of one thing, is of the two ways to pay.
  const now = wanted ?? (said.has("difference") ? current : null);
  if (!now) return null;
  // "What was it before?"
  const isBack = said.has("before") && !said.has("difference") && named.length === 0 && !moves.number;
  if (isBack) return thread.baskets.at(-2)?.lines ?? null;
  const before = said.has("first") && !said.has("difference") ? (thread.baskets[0] ?? now).lines : now.lines;
  const again = said.has("restore") && named.length === 0 ? restored(thread, now) : null;
  if (again) return again;
  const of = (how: Named["how"]) => named.filter((one) => one.how === how);
  const [stated, added, dropped] = [of("stated"), of("added"), of("dropped")];
  // What is taken away has to be known.
  const isTaking = said.has("drop") || said.has("replace") || said.has("insteadOf");
  if (moves.parts.length > 0 && partsIn(moves.parts, current) === null) return null;
  // "Never mind that, the first one instead"
  const isInstead = stated.length > 0 && said.has("correct");
  if (isTaking && dropped.length === 0 && !isInstead)
    return named.length === 0 && said.has("fewer") ? fewer(before, moves) : null;
  if (dropped.length > 0) return withoutThese(before, dropped, [...stated, ...added], moves, seenIn(thread));
  if (stated.length > 0) return withStated(before, [...stated, ...added], moves, now, thread);
  const start = added.length > 0 ? asChosen(before, moves, thread) : before;
  const isNew = start.length === 0 && !said.has("enough") && !(thread.topic === null && isList(added));
  if (added.length > 0) return isNew ? null : withMore(start, added);
  if (said.has("fewer")) return fewer(start, moves);
  if (ofSizes.some((size) => said.has(size))) return sized(start, moves);
  const step = stepIn(moves);
  return step ? resized(start, step, moves, thread) : counted(start, moves, thread);
}

/** "The smaller one, and half a year of upkeep", "a single one with upkeep": which it is, before something comes on top. */
function asChosen(start: readonly Line[], moves: Moves, thread: Thread): readonly Line[] {
  const [only, more] = start;
  if (moves.said.has("single") && only && !more) return [{ ...only, count: 1 }];
  const step = stepIn(moves);
  return (step && resized(start, step, moves, thread)) || start;
}

function stepIn({ said }: Moves) {
  return said.has("bigger") ? 1 : said.has("smaller") ? -1 : null;
}

/** "Put it back": what was taken away last. */
function restored({ baskets }: Thread, { lines }: Basket): readonly Line[] | null {
  const holdsAll = (more: Basket) => lines.every(({ row }) => more.lines.some((line) => line.row === row));
  return baskets.findLast((one) => one.lines.length > lines.length && holdsAll(one))?.lines ?? null;
}
