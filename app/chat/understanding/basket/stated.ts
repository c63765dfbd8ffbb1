import type { PriceId } from "#app/studio/prices.ts";
import { isUpkeep, nextInSize } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import type { Basket, Line } from "../thread/basket.ts";
import type { Thread } from "../thread/thread.ts";
import type { Moves } from "./moves.ts";
import { isList, type Named } from "./spoken.ts";
import { withMore } from "./swapped.ts";

export function withStated(
  start: readonly Line[],
  stated: readonly Named[],
  moves: Moves,
  now: Basket,
  thread: Thread,
) {
  const { asked } = thread;
  const { said, number } = moves;
  const isKnown = stated.every((one) => start.some(({ row }) => row === one.row));
  const [only, more] = stated;
  const isOne = said.has("single") || number !== null || (only?.count ?? null) !== null;
  // "Six months of on-call instead", of a page and on-call.
  const isOfUpkeep = stated.every((one) => isUpkeep({ kind: "row", id: one.row }));
  if (isKnown && isOfUpkeep && moves.period && said.has("correct") && !said.has("only")) return start;
  // "And only one landing page", "make the landing pages three", of several rows.
  if (isKnown && only && !more && isOne && start.length > 1 && !said.has("only")) {
    const count = only.count ?? number?.value ?? 1;
    return start.map((line) => (line.row === only.row ? { ...line, count } : line));
  }
  const own = (one: Named) => start.find(({ row }) => row === one.row)?.count ?? 1;
  const counts = stated.map((one) => ({
    row: one.row,
    count: one.count ?? (number && !more ? number.value : said.has("single") ? 1 : own(one)),
  }));
  // Nothing is wanted yet.
  if (start.length === 0)
    return said.has("enough") || said.has("left") || (thread.topic === null && isList(stated))
      ? counts
      : null;
  // "Would that leave enough for some upkeep?": what is left of the amount once the rest is paid.
  if (isOfUpkeep && !isKnown && said.has("left") && thread.budget && !thread.choice)
    return withMore(start, stated);
  if (isKnown || said.has("only") || said.has("single")) return counts;
  if (said.has("sum") || said.has("together")) return withMore(start, stated);
  const isSettled = moves.period || moves.billing || now.period || now.billing;
  if (said.has("difference") || (said.has("same") && isSettled)) return counts;
  const alike = said.has("correct") && only && !more ? alikeIn(start, only.row) : undefined;
  if (alike && start.length > 1)
    return start.map((line) => (line === alike ? { ...line, row: only?.row ?? line.row } : line));
  if (said.has("correct")) return start.length === 1 || stated.length > 1 ? counts : null;
  const isWanted = said.has("enough") || (asked !== null && repeatable.has(asked.topic));
  return isSettled || isWanted ? counts : null;
}

/** The same thing in another size: of several, it makes room. */
function alikeIn(start: readonly Line[], row: PriceId) {
  return start.find((line) => [1, -1].some((step) => nextInSize(line.row, step === 1 ? 1 : -1) === row));
}

/** What is asked of another row in the same words. */
const repeatable: ReadonlySet<Topic> = new Set<Topic>(["time", "includes", "compare"]);
