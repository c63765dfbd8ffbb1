import type { PriceId } from "#app/studio/prices.ts";
import type { Basket, Line } from "../thread/basket.ts";
import { isSold } from "../thread/said.ts";
import type { Thread } from "../thread/thread.ts";
import { LAST } from "./move-phrases.ts";
import type { Moves } from "./moves.ts";
import { nameWords } from "./name-words.ts";
import type { Named } from "./spoken.ts";

/** What it names and points at, as rows. */
export function namedIn({ rows, places, parts, said }: Moves, thread: Thread, now: Basket): Named[] | null {
  const { lines } = now;
  // "The second one" may be a project.
  if (places.length > 0 && thread.products.length > 0 && !thread.products.some(isSold)) return null;
  const among = lines.length > 1 ? lines.map(({ row }) => row) : seenIn(thread);
  // Of what has three sizes it is the one between, whatever was shown before.
  const isOfSizes = said.has("middle") && among.length !== 3;
  const pointed = (isOfSizes ? [] : places).map(({ place, how }) => {
    const isOther = said.has("other") && among.length === 2 && lines.length === 1;
    const row = isOther ? among.find((one) => one !== lines[0]?.row) : among.at(place === LAST ? -1 : place);
    return row && among.length > 1 ? { row, count: null, how } : null;
  });
  const known = pointed.filter((one) => one !== null);
  const taken = (partsIn(parts, now) ?? []).map((row): Named => ({ row, count: null, how: "dropped" }));
  return known.length === pointed.length ? [...taken, ...rows, ...known] : null;
}

/** The rows of what is wanted that words are part of the names of; null where one of them is of none, or of several. */
export function partsIn(parts: readonly string[], { lines }: Basket): PriceId[] | null {
  const rows = parts.map((part) => lines.filter(({ row }) => nameWords(row).has(part)));
  return rows.every(({ length }) => length === 1)
    ? [...new Set(rows.flatMap((of) => of.map(({ row }) => row)))]
    : null;
}

/** Every row that was wanted, in the order in which it came up. */
export function seenIn({ baskets }: Thread): PriceId[] {
  return [...new Set(baskets.flatMap(({ lines }) => lines.map(({ row }) => row)))];
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
export function allOf(now: Basket, { all }: Moves, thread: Thread): Basket | null {
  const lines = latest(thread, all);
  return lines && { ...now, lines };
}
