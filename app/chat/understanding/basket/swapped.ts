import type { PriceId } from "#app/studio/prices.ts";
import { isUpkeep } from "../asks/row-picks.ts";
import type { Line } from "../thread/basket.ts";
import type { Moves } from "./moves.ts";
import type { Named } from "./spoken.ts";

export function withoutThese(
  start: readonly Line[],
  dropped: readonly Named[],
  more: readonly Named[],
  moves: Moves,
  seen: readonly PriceId[],
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
  // "And if we skip the panel?", which is gone already, or the upkeep, which never was part of it: all stays as it is.
  const isNone = ({ row }: Named) => seen.includes(row) || isUpkeep({ kind: "row", id: row });
  if (!isTaken && more.length === 0) return dropped.every(isNone) ? start : null;
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

export function withMore(start: readonly Line[], more: readonly Named[], count = 1): Line[] {
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
