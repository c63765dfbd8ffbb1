import type { PriceId } from "#app/studio/prices.ts";
import { phraseFinder } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { type Memory, type Question, questionFor } from "./memory.ts";
import { monthsIn, numberOf, unitOf } from "./text/durations.ts";
import { findNames, type Name, rowsNamed, rowsOf } from "./text/names.ts";
import { inAllLanguages, wordFinder, wordTables } from "./words/index.ts";

/** Interprets a short message as a follow-up to the rows or projects shown before; null for any other message. */
export function followUp(tokens: readonly Token[], before: Memory): Question | null {
  const words = tokens.filter(({ kind }) => kind !== "sign");
  if (words.length > MOST_WORDS) return null;
  return changedRows(words, before) ?? overTime(words, before) ?? chosen(words, before);
}

const MOST_WORDS = 12;
/** In a longer message, "the second" or "both" isn't taken as a choice from a list. */
const MAX_CHOICE_WORDS = 7;

function changedRows(words: readonly Token[], { rows, topic }: Memory): Question | null {
  const named = findNames(words).flatMap(({ start, values }) =>
    values.flatMap((name) => rowsMeant(name, rows).map((id) => ({ start, id }))),
  );
  const moves = findMoves(words);
  if (rows.length === 0 || named.length === 0 || moves.length === 0) return null;
  const dropped = named.filter(({ start }) => moveBefore(moves, start) === "drop").map(({ id }) => id);
  const added = named.filter(({ id }) => !dropped.includes(id)).map(({ id }) => id);
  const isReplaced = moves.some(({ values }) => values.includes("instead"));
  if (dropped.length === 0 && !isReplaced && !moves.some(({ values }) => values.includes("add"))) return null;
  const left = rows.filter((id) => !dropped.includes(id));
  const kept = isReplaced && dropped.length === 0 ? left.slice(0, -1) : left;
  const wanted = [...new Set<PriceId>([...kept, ...added])];
  if (wanted.length === 0) return null;
  return questionFor(wanted.length > 1 ? "estimate" : (rowTopic(topic) ?? "price"), { rows: wanted });
}

/** Returns the rows that a name means. A loose word ("without the panel") must fit exactly one row shown before. */
function rowsMeant(name: Name, shown: readonly PriceId[]) {
  if (name.kind === "row") return [name.id];
  const fitting = rowsOf(name).filter((id) => shown.includes(id));
  return name.kind === "loose" && fitting.length === 1 ? fitting : [];
}

function moveBefore(moves: readonly { start: number; values: readonly Move[] }[], at: number) {
  return moves.findLast(({ start }) => start < at)?.values[0];
}

/** Interprets a bare length of time as a question about the rows shown before: "and over two years?" */
function overTime(words: readonly Token[], { rows, topic }: Memory): Question | null {
  const months = monthsIn(words);
  if (months === null || rows.length === 0) return null;
  const rest = words.filter((word) => unitOf(word) === null && numberOf(word) === null);
  const beside = findDuration(rest).reduce((sum, { end, start }) => sum + end - start, 0);
  if (rest.length - beside > 1) return null;
  return questionFor(topic === "estimate" ? "estimate" : "compare", { rows, months });
}

/** Interprets a choice from the rows or projects listed before: "the second one", "both". */
function chosen(words: readonly Token[], { listed, rows: shown, topic }: Memory): Question | null {
  if (listed.length < 2 || words.length > MAX_CHOICE_WORDS || words.some((word) => unitOf(word) !== null))
    return null;
  const place = findPlaces(words)[0]?.values[0];
  const others = listed.filter(({ id }) => !shown.some((row) => row === id));
  const other = others.length === 1 && findOther(words).length > 0 ? others[0] : undefined;
  const one = place === undefined ? other : listed.at(place);
  const all = findBoth(words).length > 0 ? listed : one ? [one] : [];
  const rows = rowsNamed(all);
  if (rows.length > 0)
    return questionFor(rows.length > 1 ? "estimate" : (rowTopic(topic) ?? "price"), { rows });
  const projects = all.filter((name: Name) => name.kind === "project");
  return projects.length > 0 ? questionFor("project", { names: projects }) : null;
}

function rowTopic(topic: Memory["topic"]) {
  return topic === "includes" || topic === "compare" || topic === "time" ? topic : null;
}

const allMoves = ["add", "drop", "instead"] as const;
type Move = (typeof allMoves)[number];

const findMoves = phraseFinder(
  allMoves.map((move) => [inAllLanguages(({ followUp }) => followUp[move]), move] as const),
);
const findDuration = wordFinder(({ followUp }) => followUp.duration);
const findBoth = wordFinder(({ followUp }) => followUp.both);
const findOther = wordFinder(({ followUp }) => followUp.other);
const findPlaces = phraseFinder<number>(
  wordTables.flatMap(({ followUp }) => [
    ...followUp.places.map((phrases, place): [string, number] => [phrases, place]),
    [followUp.last, -1] as [string, number],
  ]),
);
