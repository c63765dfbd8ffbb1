import type { PriceId } from "#app/studio/prices.ts";
import type { Token } from "../text/tokens.ts";
import { guessRows } from "./classifier/classifiers.server.ts";
import { type Question, questionFor, type State } from "./state.ts";
import { monthsIn } from "./text/durations.ts";
import { masked } from "./text/masked.ts";
import { findByKeyword, findNames, type Name, rowsNamed, rowsOf } from "./text/names.ts";
import { type Topic, topics } from "./topics.ts";

/**
 * Adds the rows that a question is about: named, described, or carried over from the conversation. If a word may mean
 * several rows, the answerer asks which row is meant.
 */
export function withSubject(
  topic: Topic,
  tokens: readonly Token[],
  message: readonly Token[],
  before: State,
): Question {
  const names = findNames(tokens).flatMap(({ values }) => values);
  const named = [...new Set(rowsNamed(names))];
  const shortest = before.topic ? MIN_DESCRIPTION_TOKENS : MIN_FIRST_DESCRIPTION_TOKENS;
  const described = describedRows(message, shortest, MIN_ROW_PROBABILITY);
  if (!topics[topic].rows) {
    const related = [...new Set([...named, ...described])];
    return questionFor(topic, { names: namesOrProject(topic, tokens, names, before), related });
  }
  const about = (rows: readonly PriceId[], more: Partial<Question> = {}) =>
    questionFor(topicFor(topic, rows, monthsIn(tokens)), { rows, names, ...more });

  const loose = [...new Set(names.flatMap(rowsOf))].filter((row) => !named.includes(row));
  const shown = loose.filter((row) => before.rows.includes(row));
  // A clear description says more than a vague word such as "app".
  const isClear = described.length > 0 && tokens.length >= MIN_DESCRIPTION_TOKENS;
  const isVague = named.length === 0 && loose.length > 0 && shown.length === 0 && !isClear;
  if (isVague && (topic !== "budget" || before.topic === "budget"))
    return questionFor("price", { names, candidates: [...new Set([...described, ...loose])] });
  if (topic === "estimate" && named.length < 2) {
    // A sum needs several rows, so the rows shown before count too.
    return about([...new Set([...rowsNamed(before.listed), ...named, ...described])]);
  }
  if (named.length > 0) return about(named);
  if (described.length > 0) return about(described, { isDescribed: true });
  if (shown.length > 0) return about(shown);
  if (before.rows.length > 0) return about(before.rows);
  if (topic !== "price") return about([]);
  // To somebody who was asked which row, and asks the price again, the rows offered are shown.
  const offered = rowsNamed(before.listed);
  if (offered.length > 0) return questionFor(topic, { names, rows: offered });
  const possible = describedRows(message, MIN_DESCRIPTION_TOKENS, MIN_CHOICE_PROBABILITY);
  return about([], { candidates: possible });
}

const MIN_ROW_PROBABILITY = 0.85;
const MIN_CHOICE_PROBABILITY = 0.15;
/** Minimum length of a description within a conversation; a shorter message is about the rows shown before. */
const MIN_DESCRIPTION_TOKENS = 7;
const MIN_FIRST_DESCRIPTION_TOKENS = 4;

function topicFor(topic: Topic, rows: readonly PriceId[], months: number | null): Topic {
  if (topic === "price" && rows.length > 1) return "estimate";
  const isPrice = topic === "price" || topic === "estimate";
  return isPrice && rows.length === 1 && months !== null ? "compare" : topic;
}

/** Returns the names in a message, else what its keywords fit, else for a follow-up the last project listed. */
function namesOrProject(topic: Topic, tokens: readonly Token[], names: readonly Name[], before: State) {
  const kinds = sought[topic] ?? [];
  if (names.some(({ kind }) => kinds.includes(kind))) return names;
  const fitting = findByKeyword(tokens).filter(({ kind }) => kinds.includes(kind));
  if (fitting.length > 0) return [...names, ...fitting];
  if (names.length > 0 || topic !== "project" || before.topic !== "project") return names;
  return before.listed.filter(({ kind }) => kind === "project").slice(-1);
}

/** What the answer to a topic can show, if the message names it or a keyword fits. */
const sought: Partial<Record<Topic, readonly Name["kind"][]>> = {
  ai: ["project"],
  industries: ["testimonial", "project"],
  project: ["project"],
  projects: ["project"],
  references: ["testimonial"],
  stack: ["tool", "otherTool"],
};

/** Returns the rows that a message describes, or may describe if `least` is low. */
function describedRows(tokens: readonly Token[], shortest: number, least: number): PriceId[] {
  const words = masked(tokens);
  if (words.length < shortest) return [];
  const likely = guessRows(words).filter(({ probability }) => probability >= least);
  return likely.flatMap(({ class: row }) => (row === "none" ? [] : [row]));
}
