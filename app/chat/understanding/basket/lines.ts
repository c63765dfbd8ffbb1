import type { PriceId } from "#app/studio/prices.ts";
import { isRow, isUpkeep, lowestFirst, nextInSize, rowsAmong } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import type { Basket, Line } from "../thread/basket.ts";
import { isSold } from "../thread/said.ts";
import type { Thread } from "../thread/thread.ts";
import { LAST } from "./move-phrases.ts";
import type { Moves } from "./moves.ts";
import { nameWords } from "./name-words.ts";
import type { Named } from "./spoken.ts";

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
  const start = said.has("first") && !said.has("difference") ? (thread.baskets[0] ?? now).lines : now.lines;
  const of = (how: Named["how"]) => named.filter((one) => one.how === how);
  const [stated, added, dropped] = [of("stated"), of("added"), of("dropped")];
  // What is taken away has to be known.
  const isTaking = said.has("drop") || said.has("replace") || said.has("insteadOf");
  if (moves.parts.length > 0 && partsIn(moves.parts, current) === null) return null;
  if (isTaking && dropped.length === 0 && named.length === 0)
    return said.has("fewer") ? fewer(start, moves) : null;
  if (isTaking && dropped.length === 0) return null;
  if (dropped.length > 0) return withoutThese(start, dropped, [...stated, ...added], moves);
  if (stated.length > 0) return withStated(start, [...stated, ...added], moves, now, thread);
  const isNew = start.length === 0 && !said.has("enough") && !isList(thread, added);
  if (added.length > 0) return isNew ? null : withMore(start, added);
  if (said.has("fewer")) return fewer(start, moves);
  const step = said.has("bigger") ? 1 : said.has("smaller") ? -1 : null;
  return step ? resized(start, step, moves, thread) : counted(start, moves, thread);
}

/** What it names and points at, as rows. */
function namedIn({ rows, places, parts, said }: Moves, thread: Thread, now: Basket): Named[] | null {
  const { lines } = now;
  // "The second one" may be a project.
  if (places.length > 0 && thread.products.length > 0 && !thread.products.some(isSold)) return null;
  const among = lines.length > 1 ? lines.map(({ row }) => row) : seenIn(thread);
  const pointed = places.map(({ place, how }) => {
    const isOther = said.has("other") && among.length === 2 && lines.length === 1;
    const row = isOther ? among.find((one) => one !== lines[0]?.row) : among.at(place === LAST ? -1 : place);
    return row && among.length > 1 ? { row, count: null, how } : null;
  });
  const known = pointed.filter((one) => one !== null);
  const taken = (partsIn(parts, now) ?? []).map((row): Named => ({ row, count: null, how: "dropped" }));
  return known.length === pointed.length ? [...taken, ...rows, ...known] : null;
}

/** The rows of what is wanted that words are part of the names of; null where one of them is of none, or of several. */
function partsIn(parts: readonly string[], { lines }: Basket): PriceId[] | null {
  const rows = parts.map((part) => lines.filter(({ row }) => nameWords(row).has(part)));
  return rows.every(({ length }) => length === 1)
    ? [...new Set(rows.flatMap((of) => of.map(({ row }) => row)))]
    : null;
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
  // "Everything except the first two"
  if (moves.places.some(({ how }) => how === "dropped") && moves.number) return null;
  const left = start.flatMap((line) => lessThese(line, dropped));
  const isTaken = left.length < start.length || left.some((line, at) => line.count !== start[at]?.count);
  const [going, another] = dropped;
  const count = going && !another ? (start.find(({ row }) => row === going.row)?.count ?? 1) : 1;
  // "Drop one of the landing pages"
  if (isTaken && more.length === 0 && moves.said.has("single") && count > 1)
    return start.map((line) => (left.includes(line) ? line : { ...line, count: count - 1 }));
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

/** "Remove two landing pages", of three, leaves one. */
function lessThese(line: Line, dropped: readonly Named[]): Line[] {
  const one = dropped.find(({ row }) => row === line.row);
  if (!one) return [line];
  const count = line.count - (one.count ?? line.count);
  return count > 0 ? [{ ...line, count }] : [];
}

function withMore(start: readonly Line[], more: readonly Named[], count = 1): Line[] {
  const lines = [...start];
  for (const one of more) {
    const at = lines.findIndex(({ row }) => row === one.row);
    const present = lines[at]?.count;
    // "Plus two landing pages" makes five of three.
    const more = one.how === "added" && present !== undefined ? present + (one.count ?? 0) : null;
    const line = { row: one.row, count: more ?? one.count ?? present ?? count };
    if (at < 0) lines.push(line);
    else lines[at] = line;
  }
  return lines;
}

function withStated(
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
    return said.has("enough") || said.has("left") || isList(thread, stated) ? counts : null;
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

/** "An MVP and a panel, paid once": several things, said first. */
function isList({ topic }: Thread, named: readonly Named[]) {
  return (
    topic === null &&
    (new Set(named.map(({ row }) => row)).size > 1 || named.some(({ count }) => (count ?? 1) > 1))
  );
}

/** The same thing in another size: of several, it makes room. */
function alikeIn(start: readonly Line[], row: PriceId) {
  return start.find((line) => [1, -1].some((step) => nextInSize(line.row, step === 1 ? 1 : -1) === row));
}

/** How many of what is wanted: of what there were several of, or of the only one. */
function counted(
  start: readonly Line[],
  { said, number, times }: Moves,
  thread: Thread,
): readonly Line[] | null {
  if (times !== null) return start.map(({ row, count }) => ({ row, count: count * times }));
  const several = start.filter(({ count }) => count > 1);
  const [line, more] = several.length > 0 ? several : start;
  const isOfPieces =
    number !== null && (number.isOfThings || said.has("pieces") || thread.counted === "count");
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
function fewer(start: readonly Line[], { number }: Moves) {
  const several = start.filter(({ count }) => count > 1);
  const [line, more] = several;
  return line && !more
    ? start.map((one) => (one === line ? { ...one, count: one.count - (number?.value ?? 1) } : one))
    : null;
}

/** The last of those that were wanted one after the other, together. */
function latest({ baskets }: Thread, all: number): Line[] | null {
  const singles = baskets.flatMap(({ lines }) => (lines.length === 1 ? lines : []));
  const found = singles
    .filter(({ row }, at) => singles.findLastIndex((one) => one.row === row) === at)
    .slice(-all);
  if (found.length === all) return found;
  // "The two, by the month", after one of them alone.
  return baskets.findLast(({ lines }) => lines.length === all)?.lines.slice() ?? null;
}

/** "Both", where one was wanted after the other. */
function allOf(now: Basket, { all }: Moves, thread: Thread): Basket | null {
  const lines = latest(thread, all);
  return lines && { ...now, lines };
}

/** "The bigger one": of two that were shown, or the next in size. */
function resized(start: readonly Line[], step: 1 | -1, { said }: Moves, { listed }: Thread): Line[] | null {
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

/** What is asked of another row in the same words. */
const repeatable: ReadonlySet<Topic> = new Set<Topic>(["time", "includes", "compare"]);
