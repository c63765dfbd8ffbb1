import type { Locale } from "#app/i18n/locales.ts";
import { type Token, tokensOf } from "../text/tokens.ts";
import { changed, withOrders } from "./changes.ts";
import { exactChoice } from "./choices.server.ts";
import { guessLanguage, guessTopics } from "./classifier/classifiers.server.ts";
import { segmentsOf } from "./segments.ts";
import { emptyState, nextState, type Question, questionFor, type State } from "./state.ts";
import { withSubject } from "./subject.server.ts";
import { isEmergency } from "./text/emergency.ts";
import { masked } from "./text/masked.ts";
import { rowsNamed } from "./text/names.ts";
import { isUnlawful } from "./text/unlawful.ts";
import { isConversation, topics } from "./topics.ts";

export function understand(messages: readonly string[]): { questions: Question[]; language: Locale | null } {
  const last = (messages.at(-1) ?? "").slice(-MOST_ANSWERED);
  const earlier = messages.slice(-1 - MOST_REMEMBERED, -1).map((text) => text.slice(0, MOST_READ));
  const state = earlier.reduce(
    (before, text) => questionsOf(text, before).reduce(nextState, before),
    emptyState,
  );
  return { questions: questionsOf(last, state), language: guessLanguage(masked(tokensOf(last))) };
}

/** Number of earlier messages read, then the maximum length read of each and of the last, in UTF-16 code units. */
const MOST_REMEMBERED = 4;
const MOST_READ = 400;
const MOST_ANSWERED = 2000;

const SURE = 0.4;
/** Lower than SURE, because a follow-up is short and the previous topic helps to understand it. */
const SURE_FOLLOW_UP = 0.3;
/** Minimum probability for a guess to be offered as a choice. */
const POSSIBLE = 0.1;
/** A message of at most this many words keeps the previous topic, unless its own topic is clear. */
const SHORT = 4;
const CLEAR = 0.6;

function questionsOf(text: string, before: State): Question[] {
  const tokens = tokensOf(text);
  return questionsIn(tokens, before).map((question) => withOrders(question, tokens, before));
}

function questionsIn(tokens: readonly Token[], before: State): Question[] {
  if (isEmergency(tokens)) return [questionFor("emergency")];
  if (isUnlawful(tokens)) return [questionFor("unlawful")];
  const [guess] = guessTopics(masked(tokens), before.topic);
  const clear = guess && guess.probability >= CLEAR ? guess.class : null;
  const known = exactChoice(tokens) ?? changed(tokens, before, clear);
  if (known) return [known];
  const segments = segmentsOf(tokens);
  const questions = segments.map((segment) => questionOf(segment, tokens, before));
  if (questions.length < 2) return questions;
  // Beside a described need, a sentence that isn't a question is background.
  const isBackground = (one: Question, at: number) =>
    questions.some(isNeed) && !isNeed(one) && !segments[at]?.some(({ text }) => text === "?");
  const sure = questions.filter((one, at) => one.unsure.length === 0 && !isBackground(one, at));
  return sure.filter((one) => !sure.some((other) => isSaidIn(one, other)));
}

/** A sum or comparison of the same rows includes their prices. */
function isSaidIn({ topic, rows }: Question, other: Question) {
  return topic === "price" && topics[other.topic].rows === "sum" && `${other.rows}` === `${rows}`;
}

function isNeed({ candidates, isDescribed }: Question) {
  return isDescribed || candidates.length > 0;
}

function questionOf(tokens: readonly Token[], message: readonly Token[], before: State): Question {
  const words = masked(tokens);
  const guesses = guessTopics(words, before.topic);
  const [first] = guesses;
  if (!first || words.length === 0) return questionFor("unstated");
  const isShort = words.length <= SHORT && first.probability < CLEAR;
  const topic = isShort && before.topic && !isConversation(before.topic) ? before.topic : first.class;
  const isLikely = first.probability >= (before.topic ? SURE_FOLLOW_UP : SURE);
  if (isLikely || topic !== first.class) return withSubject(topic, tokens, message, before);

  const possible = guesses.filter(({ probability }) => probability >= POSSIBLE).map((guess) => guess.class);
  const ofRows = possible.find((topic) => topics[topic].rows);
  const names = words.flatMap((word) => word.names);
  if (ofRows && rowsNamed(names).length > 0) return withSubject(ofRows, tokens, message, before);
  // "I need a site" is a wish, not a question.
  const isWish = !before.topic && !tokens.some(({ text }) => text === "?");
  if (isWish && names.some(({ kind }) => kind === "loose"))
    return withSubject("price", tokens, message, before);
  const unsure = possible.filter((topic) => !isConversation(topic)).slice(0, 3);
  return questionFor("unstated", { unsure: unsure.length > 1 ? unsure : [] });
}
