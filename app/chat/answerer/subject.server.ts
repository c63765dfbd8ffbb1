import type { PriceId } from "#app/studio/prices.ts";
import type { Token } from "../text/tokens.ts";
import { guessRows } from "./classifier/classifiers.server.ts";
import { type Memory, type Question, questionFor } from "./memory.ts";
import { monthsIn, numberOf } from "./text/durations.ts";
import { masked } from "./text/masked.ts";
import { findNames, type Name, rowsNamed, rowsOf } from "./text/names.ts";
import { ofRows, type Topic } from "./topics.ts";
import { wordFinder } from "./words/index.ts";

/**
 * Adds the rows that a question is about: named, described, or carried over from the conversation. If a word may mean
 * several rows, or the message names a row that the visitor already has but describes another, the answerer asks which
 * row is meant.
 */
export function withSubject(
  topic: Topic,
  tokens: readonly Token[],
  message: readonly Token[],
  before: Memory,
): Question {
  const found = findNames(tokens);
  const names = found.flatMap(({ values }) => values);
  const named = [...new Set(rowsNamed(names))];
  const described = describedRow(message, before);
  const months = monthsIn(tokens);
  if (!ofRows.has(topic))
    return questionFor(topic, {
      names: namesOrProject(topic, names, before),
      months,
      related: [...named, ...described],
    });
  const about = (rows: readonly PriceId[], more: Partial<Question> = {}) =>
    questionFor(topicFor(topic, rows, months), {
      rows,
      names,
      months,
      counts: countsIn(tokens, found),
      ...more,
    });
  const choice = (candidates: readonly PriceId[]) =>
    questionFor("price", { names, months, candidates: [...new Set(candidates)] });

  const isInPassing = found.some(({ start, values }) => values[0]?.kind === "row" && isOwn(tokens, start));
  if (isInPassing && described.some((row) => !named.includes(row))) return choice([...described, ...named]);
  const loose = [...new Set(names.flatMap(rowsOf))].filter((row) => !named.includes(row));
  const shown = loose.filter((row) => before.rows.includes(row));
  if (named.length === 0 && loose.length > 0 && shown.length === 0 && topic !== "budget") {
    const isDescribed =
      described.some((row) => loose.includes(row)) && tokens.length >= MIN_DESCRIPTION_TOKENS;
    return isDescribed ? about(described, { isDescribed }) : choice([...described, ...loose]);
  }
  if (topic === "estimate" && named.length < 2) {
    // A sum needs several rows, so the rows shown before count too.
    return about([...new Set([...rowsNamed(before.listed), ...named, ...described])]);
  }
  if (named.length > 0) return about(named);
  if (described.length > 0) return about(described, { isDescribed: true });
  if (shown.length > 0) return about(shown);
  if (before.rows.length > 0) return about(before.rows);
  return about([], { candidates: topic === "price" ? before.candidates : [] });
}

/** Whether a message is little more than the name of a row: "landing page please". */
export function isBareName(tokens: readonly Token[]) {
  const found = findNames(tokens).filter(({ values }) => values.some((name) => rowsOf(name).length > 0));
  const named = found.reduce((sum, { start, end }) => sum + end - start, 0);
  return found.length > 0 && tokens.filter(({ kind }) => kind !== "sign").length - named <= BESIDE_NAME;
}

const BESIDE_NAME = 2;
const MIN_ROW_PROBABILITY = 0.85;
/** Minimum length of a description within a conversation; a shorter message is about the rows shown before. */
const MIN_DESCRIPTION_TOKENS = 7;
const MIN_FIRST_DESCRIPTION_TOKENS = 4;

function topicFor(topic: Topic, rows: readonly PriceId[], months: number | null): Topic {
  if (topic === "price" && rows.length > 1) return "estimate";
  const isPrice = topic === "price" || topic === "estimate";
  return isPrice && rows.length === 1 && months !== null ? "compare" : topic;
}

/** Returns the names in a message; for a follow-up that names no project, the last project listed. */
function namesOrProject(
  topic: Topic,
  names: readonly Name[],
  { listed, topic: last }: Memory,
): readonly Name[] {
  if (names.length > 0 || topic !== "project" || last !== "project") return names;
  return listed.filter(({ kind }) => kind === "project").slice(-1);
}

function describedRow(tokens: readonly Token[], before: Memory): PriceId[] {
  const words = masked(tokens);
  if (words.length < (before.topic ? MIN_DESCRIPTION_TOKENS : MIN_FIRST_DESCRIPTION_TOKENS)) return [];
  const [first] = guessRows(words);
  if (!first || first.class === "none" || first.probability < MIN_ROW_PROBABILITY) return [];
  return [first.class];
}

/** Whether a name is something that the visitor already has: "our SaaS". */
function isOwn(tokens: readonly Token[], at: number) {
  return findOwn(tokens.slice(Math.max(0, at - 4), at)).length > 0;
}

/** Returns the quantities of rows that are wanted more than once: "two landing pages". */
function countsIn(tokens: readonly Token[], found: readonly { start: number; values: readonly Name[] }[]) {
  const counted = found.flatMap(({ start, values }) => {
    const [name] = values;
    const before = tokens[start - 1];
    const count = before ? (numberOf(before) ?? 1) : 1;
    return name?.kind === "row" && count > 1 && count < 10 ? [[name.id, count]] : [];
  });
  return Object.fromEntries(counted) as Partial<Record<PriceId, number>>;
}

const findOwn = wordFinder(({ own }) => own);
