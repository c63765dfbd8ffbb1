import { maxPerRow } from "#app/studio/estimate-query.ts";
import { type PriceId, priceRow } from "#app/studio/prices.ts";
import type { Token } from "../text/tokens.ts";
import { type Question, questionFor, type State } from "./state.ts";
import { monthsIn, numberOf, unitOf } from "./text/durations.ts";
import { findNames, type Name, rowsNamed, rowsOf } from "./text/names.ts";
import { type Topic, topics } from "./topics.ts";
import { followUpFinder } from "./words/index.ts";

/** Interprets a short message that only changes the state; null for any other message. `guess` is its clear topic. */
export function changed(tokens: readonly Token[], before: State, guess: Topic | null): Question | null {
  const words = tokens.filter(({ kind }) => kind !== "sign");
  if (words.length > MOST_WORDS) return null;
  if (before.rows.length > 0 && isOnlyPayment(words))
    return questionFor(before.topic === "estimate" ? "estimate" : "compare", { rows: before.rows });
  const moved = movedRows(words, before);
  const names = moved?.map((id): Name => ({ kind: "row", id })) ?? chosen(words, before);
  const rows = rowsNamed(names);
  if (rows.length === 0) return names.length > 0 ? questionFor("project", { names }) : null;
  if (!moved && guess && !topics[guess].rows) return null;
  const kept = [guess, before.topic].find((one) => one && topics[one].rows === "detail");
  const single = before.topic === "compare" ? "compare" : "price";
  return questionFor(kept ?? (rows.length > 1 ? "estimate" : single), { rows });
}

const MOST_WORDS = 12;
/** In a longer message, "the second" or "both" isn't taken as a choice from a list. */
const MAX_CHOICE_WORDS = 7;

/** Adds how many of each row a message asks for, and how it pays, to what was said before. */
export function withOrders(question: Question, tokens: readonly Token[], before: State): Question {
  const named = findNames(tokens).flatMap(({ start, values }) =>
    rowsNamed(values).map((row) => ({ row, count: countAt(tokens, start - 1) })),
  );
  const ways = new Set(findBilling(tokens).flatMap(({ values }) => values));
  const [billing] = ways.size === 1 ? ways : [];
  const meant = named.length > 0 ? named.map(({ row }) => row) : question.rows;
  const rows = new Set([...before.orders.map(({ row }) => row), ...meant]);
  const orders = [...rows].map((row) => {
    const known = before.orders.find((order) => order.row === row);
    const said = meant.includes(row) && priceRow(row).subscription ? billing : undefined;
    const count = named.find((one) => one.row === row)?.count ?? known?.count ?? 1;
    return { row, billing: said ?? known?.billing ?? "fixed", count };
  });
  const isSeveral = orders.some(({ row, count }) => count > 1 && question.rows.includes(row));
  const topic = isSeveral && question.topic === "price" ? "estimate" : question.topic;
  return { ...question, topic, orders, months: monthsIn(tokens) ?? before.months };
}

function countAt(tokens: readonly Token[], at: number) {
  const count = tokens[at] ? numberOf(tokens[at]) : null;
  return count !== null && count > 0 && count <= maxPerRow ? count : null;
}

/** Whether a message only says for how long or in which way to pay: "and over two years?", "monthly instead". */
function isOnlyPayment(words: readonly Token[]) {
  if (monthsIn(words) === null && findBilling(words).length === 0) return false;
  const spans = [...findBilling(words), ...findFiller(words)];
  const isSaid = (at: number) => spans.some(({ start, end }) => start <= at && at < end);
  return words.filter((word, at) => (unitOf(word) ?? numberOf(word)) === null && !isSaid(at)).length <= 1;
}

/** Returns the rows after one is added, dropped or replaced: "add a panel", "without the roles". */
function movedRows(words: readonly Token[], { rows }: State): PriceId[] | null {
  const moves = findMoves(words);
  const named = findNames(words).flatMap(({ start, values }) => {
    const move = moves.findLast((one) => one.start < start)?.values[0];
    // A loose word ("without the panel") must fit exactly one row shown before.
    const fitting = values.flatMap(rowsOf).filter((id) => values[0]?.kind === "row" || rows.includes(id));
    return fitting.length === 1 ? fitting.map((id) => ({ id, move })) : [];
  });
  if (rows.length === 0 || named.length === 0 || moves.length === 0) return null;
  const dropped = named.filter(({ move }) => move === "drop").map(({ id }) => id);
  const added = named.map(({ id }) => id).filter((id) => !dropped.includes(id));
  const left = rows.filter((id) => !dropped.includes(id));
  const isReplaced = moves.some(({ values }) => values.includes("instead")) && dropped.length === 0;
  if (!isReplaced && dropped.length === 0 && !moves.some(({ values }) => values.includes("add"))) return null;
  return [...new Set([...(isReplaced ? left.slice(0, -1) : left), ...added])];
}

/** Returns the rows or projects chosen from those listed before: "the second one", "both". */
function chosen(words: readonly Token[], { listed, rows }: State): readonly Name[] {
  if (listed.length < 2 || words.length > MAX_CHOICE_WORDS || words.some((word) => unitOf(word) !== null))
    return [];
  if (findBoth(words).length > 0) return listed;
  const [place] = findPlaces(words).flatMap(({ values }) => values);
  const others = listed.filter(({ id }) => !rows.some((row) => row === id));
  if (place === undefined) return others.length === 1 && findOther(words).length > 0 ? others : [];
  const one = listed.at(place === "last" ? -1 : places.indexOf(place));
  return one ? [one] : [];
}

const places = ["first", "second", "third", "fourth"] as const;
const findMoves = followUpFinder("add", "drop", "instead");
const findBilling = followUpFinder("fixed", "subscription");
const findFiller = followUpFinder("filler");
const findBoth = followUpFinder("both");
const findOther = followUpFinder("other");
const findPlaces = followUpFinder(...places, "last");
