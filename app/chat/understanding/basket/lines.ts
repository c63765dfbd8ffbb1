import type { PriceId } from "#app/studio/prices.ts";
import { nextInSize } from "../asks/row-picks.ts";
import type { Basket, Line } from "../thread/basket.ts";
import type { Thread } from "../thread/thread.ts";
import { LAST, type Moves, type Named } from "./moves.ts";

/** What is wanted after a message's moves; null where they do not fit what was wanted before. */
export function linesAfter(moves: Moves, thread: Thread, now: Basket): readonly Line[] | null {
  const named = namedIn(moves, thread, now);
  if (!named) return null;
  const { said } = moves;
  const start = said.has("first") && !said.has("difference") ? (thread.baskets[0] ?? now).lines : now.lines;
  const of = (how: Named["how"]) => named.filter((one) => one.how === how);
  const [stated, added, dropped] = [of("stated"), of("added"), of("dropped")];
  if (dropped.length > 0) return withoutThese(start, dropped, [...stated, ...added], moves);
  if (stated.length > 0) return withStated(start, [...stated, ...added], moves, now);
  if (added.length > 0) return withMore(start, added);
  return counted(start, moves, thread);
}

/** What it names and points at, as rows. */
function namedIn({ rows, places, said }: Moves, thread: Thread, { lines }: Basket): Named[] | null {
  const among = lines.length > 1 ? lines.map(({ row }) => row) : seenIn(thread);
  const pointed = places.map(({ place, how }) => {
    const isOther = said.has("other") && among.length === 2 && lines.length === 1;
    const row = isOther ? among.find((one) => one !== lines[0]?.row) : among.at(place === LAST ? -1 : place);
    return row && among.length > 1 ? { row, count: null, how } : null;
  });
  const known = pointed.filter((one) => one !== null);
  return known.length === pointed.length ? [...rows, ...known] : null;
}

/** Every row that was wanted, in the order in which it came up. */
function seenIn({ baskets }: Thread): PriceId[] {
  return [...new Set(baskets.flatMap(({ lines }) => lines.map(({ row }) => row)))];
}

function withoutThese(
  start: readonly Line[],
  dropped: readonly Named[],
  more: readonly Named[],
  moves: Moves,
) {
  const left = start.filter(({ row }) => !dropped.some((one) => one.row === row));
  const isTaken = left.length < start.length;
  // "Instead of one landing page, two"
  if (isTaken && more.length === 0 && moves.number && dropped.length === 1)
    return start.map((line) => (left.includes(line) ? line : { ...line, count: moves.number?.value ?? 1 }));
  if (!isTaken && more.length === 0) return null;
  const [only, other] = dropped;
  const given = only && !other && more.length === 1 ? start.find(({ row }) => row === only.row) : undefined;
  // "An MVP, not a SaaS" leaves the rest as it is, and what was only mistaken is replaced.
  const kept = isTaken || start.length > 1 ? left : [];
  return withMore(kept, more, moves.said.has("same") ? given?.count : undefined);
}

function withMore(start: readonly Line[], more: readonly Named[], count = 1): Line[] {
  const lines = [...start];
  for (const one of more) {
    const at = lines.findIndex(({ row }) => row === one.row);
    const line = { row: one.row, count: one.count ?? (at < 0 ? count : (lines[at]?.count ?? count)) };
    if (at < 0) lines.push(line);
    else lines[at] = line;
  }
  return lines;
}

function withStated(start: readonly Line[], stated: readonly Named[], moves: Moves, now: Basket) {
  const { said, number } = moves;
  const isKnown = stated.every((one) => start.some(({ row }) => row === one.row));
  const [only, more] = stated;
  const isOne = said.has("single") || number !== null || (only?.count ?? null) !== null;
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
  if (isKnown || said.has("only") || said.has("single")) return counts;
  if (said.has("sum")) return withMore(start, stated);
  const isSettled = moves.period || moves.billing || now.period || now.billing;
  if (said.has("difference") || (said.has("same") && isSettled)) return counts;
  const alike = said.has("correct") && only && !more ? alikeIn(start, only.row) : undefined;
  if (alike && start.length > 1)
    return start.map((line) => (line === alike ? { ...line, row: only?.row ?? line.row } : line));
  if (said.has("correct")) return start.length === 1 || stated.length > 1 ? counts : null;
  return isSettled ? counts : null;
}

/** The same thing in another size: of several, it makes room. */
function alikeIn(start: readonly Line[], row: PriceId) {
  return start.find((line) => [1, -1].some((step) => nextInSize(line.row, step === 1 ? 1 : -1) === row));
}

/** How many of what is wanted: of what there were several of, or of the only one. */
function counted(
  start: readonly Line[],
  { said, number, times, all }: Moves,
  thread: Thread,
): readonly Line[] | null {
  if (said.has("both") && start.length === 1) return latest(thread, all);
  if (times !== null) return start.map(({ row, count }) => ({ row, count: count * times }));
  const several = start.filter(({ count }) => count > 1);
  const [line, more] = several.length > 0 ? several : start;
  const isOfPieces =
    number !== null && (number.isOfThings || said.has("pieces") || thread.counted === "count");
  const to = said.has("single")
    ? 1
    : isOfPieces
      ? number.value
      : said.has("another") && line
        ? line.count + 1
        : null;
  if (number !== null && said.has("each")) return start.map(({ row }) => ({ row, count: number.value }));
  if (to === null) return start;
  return line && !more ? start.map((one) => (one === line ? { ...one, count: to } : one)) : null;
}

/** The last of those that were wanted one after the other, together. */
function latest({ baskets }: Thread, all: number): Line[] | null {
  const singles = baskets.flatMap(({ lines }) => (lines.length === 1 ? lines : []));
  const found = singles
    .filter(({ row }, at) => singles.findLastIndex((one) => one.row === row) === at)
    .slice(-all);
  return found.length === all ? found : null;
}
