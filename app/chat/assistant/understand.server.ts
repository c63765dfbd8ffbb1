import type { Locale } from "#app/i18n/locales.ts";
import type { PriceId } from "#app/studio/prices.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, tokensOf } from "../text/tokens.ts";
import { exactChoice } from "./choices.server.ts";
import { guessLanguage, guessRows, guessTopics } from "./classifier/classifiers.server.ts";
import { followUp } from "./follow-up.ts";
import { type Ask, askFor, emptyMemory, type Memory, remember, rowsListed } from "./memory.ts";
import { segmentsOf } from "./segments.ts";
import { monthsIn, numberOf } from "./text/durations.ts";
import { isEmergency } from "./text/emergency.ts";
import { masked } from "./text/masked.ts";
import { findNames, type Name, rowsOf } from "./text/names.ts";
import { isUnlawful } from "./text/unlawful.ts";
import { isConversation, type Topic } from "./topics.ts";
import { inAllLanguages } from "./words/index.ts";

/** What the last message of a conversation asks, and the language that it is in. */
export function understand(messages: readonly string[]): { asks: Ask[]; language: Locale | null } {
  const last = (messages.at(-1) ?? "").slice(-MOST_ANSWERED);
  const earlier = messages.slice(-1 - MOST_REMEMBERED, -1).map((text) => text.slice(0, MOST_READ));
  const memory = earlier.reduce((before, text) => asksOf(text, before).reduce(remember, before), emptyMemory);
  return { asks: asksOf(last, memory), language: guessLanguage(masked(tokensOf(last))) };
}

/** Earlier messages that count, and how much is read of them and of the last, in UTF-16 units. */
const MOST_REMEMBERED = 4;
const MOST_READ = 400;
const MOST_ANSWERED = 2000;

const SURE = 0.4;
/** A follow-up is short, and the topic before it helps. */
const SURE_FOLLOW_UP = 0.3;
/** Below this, the guess isn't among the choices. */
const POSSIBLE = 0.1;
/** From this probability on, a description stands for a row. */
const DESCRIBED = 0.85;
const DESCRIBING = 7;
/** A message of fewer words stays with the topic before it, unless it is clear. */
const SHORT = 4;
const CLEAR = 0.6;

function asksOf(text: string, before: Memory): Ask[] {
  const tokens = tokensOf(text);
  if (isEmergency(tokens)) return [askFor("emergency")];
  if (isUnlawful(tokens)) return [askFor("unlawful")];
  const known = exactChoice(tokens) ?? followUp(tokens, before);
  if (known) return [known];
  const segments = segmentsOf(tokens);
  const asks = segments.map((segment) => askOf(segment, tokens, before));
  return asks.length > 1 ? asks.filter(({ unsure }) => unsure.length === 0) : asks;
}

function askOf(tokens: readonly Token[], message: readonly Token[], before: Memory): Ask {
  const words = masked(tokens);
  const guesses = guessTopics(words, before.topic);
  const [first] = guesses;
  if (!first || words.length === 0) return askFor("unstated");
  const isShort = words.length <= SHORT && first.probability < CLEAR;
  const topic = isShort && before.topic && !isConversation(before.topic) ? before.topic : first.class;
  if (topic === first.class && first.probability < (before.topic ? SURE_FOLLOW_UP : SURE)) {
    const likely = guesses.filter(
      ({ class: one, probability }) => probability >= POSSIBLE && !isConversation(one),
    );
    return askFor("unstated", { unsure: likely.slice(0, 3).map((guess) => guess.class) });
  }
  return withSubject(topic, tokens, message, before);
}

/** Topics whose answer is about rows of the price list. */
const ofRows: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "compare",
  "estimate",
  "includes",
  "time",
  "budget",
]);

function withSubject(topic: Topic, tokens: readonly Token[], message: readonly Token[], before: Memory): Ask {
  const found = findNames(tokens);
  const names = found.flatMap(({ values }) => values);
  const months = monthsIn(tokens);
  if (!ofRows.has(topic)) return askFor(topic, { names: inMind(topic, names, before), months });
  const subject = { names, months, counts: countsIn(tokens, found) };
  const wanted = topic === "price" && months !== null ? "compare" : topic;
  const named = [...new Set(names.flatMap((name) => (name.kind === "row" ? [name.id] : [])))];
  const [guess] = describedRow(message, before);
  const isInPassing = found.some(({ start, values }) => values[0]?.kind === "row" && isOwn(tokens, start));
  if (isInPassing && guess && !named.includes(guess))
    return askFor(topic, { ...subject, candidates: [guess, ...named] });
  const loose = [...new Set(names.flatMap(rowsOf))];
  const isLoose = named.length === 0 && loose.length > 0 && !loose.some((id) => before.rows.includes(id));
  if (topic === "estimate" && isLoose) return askFor("price", { ...subject, candidates: loose });
  if (topic === "estimate" && named.length < 2) {
    // A sum is of several rows: those named before count too.
    const rows = [...new Set([...rowsListed(before), ...named, ...(guess ? [guess] : [])])];
    if (rows.length > 0) return askFor(topic, { ...subject, rows });
  }
  if (named.length > 0) {
    return askFor(topic === "price" && named.length > 1 ? "estimate" : wanted, { ...subject, rows: named });
  }
  const isDoubtful = loose.length > 0 && (tokens.length < DESCRIBING || (guess && !loose.includes(guess)));
  if (guess && !isDoubtful) return askFor(wanted, { ...subject, rows: [guess], isDescribed: true });
  const shown = loose.filter((id) => before.rows.includes(id));
  if (shown.length > 0) return askFor(wanted, { ...subject, rows: shown });
  if (loose.length > 0 && topic !== "budget") return askFor(topic, { ...subject, candidates: loose });
  if (before.rows.length > 0) return askFor(wanted, { ...subject, rows: before.rows });
  return askFor(topic, { ...subject, candidates: topic === "price" ? before.candidates : [] });
}

/** The names in a message, or the project that the conversation is about. */
function inMind(topic: Topic, names: readonly Name[], { listed, topic: last }: Memory): readonly Name[] {
  if (names.length > 0 || topic !== "project" || last !== "project") return names;
  return listed.filter(({ kind }) => kind === "project").slice(-1);
}

/** A row that is described and not named. In a short follow-up, such words are about the rows before it. */
function describedRow(tokens: readonly Token[], before: Memory): PriceId[] {
  const words = masked(tokens);
  if (words.length < (before.topic ? DESCRIBING : SHORT)) return [];
  const [first] = guessRows(words);
  if (!first || first.class === "none" || first.probability < DESCRIBED) return [];
  return [first.class];
}

/** "Our SaaS": something that the visitor has already. */
function isOwn(tokens: readonly Token[], at: number) {
  return findOwn(tokens.slice(Math.max(0, at - 4), at)).length > 0;
}

/** "Two landing pages" */
function countsIn(tokens: readonly Token[], found: readonly { start: number; values: readonly Name[] }[]) {
  const counted = found.flatMap(({ start, values }) => {
    const [name] = values;
    const before = tokens[start - 1];
    const count = before ? (numberOf(before) ?? 1) : 1;
    return name?.kind === "row" && count > 1 && count < 10 ? [[name.id, count]] : [];
  });
  return Object.fromEntries(counted) as Partial<Record<PriceId, number>>;
}

const findOwn = phraseFinder([[inAllLanguages(({ own }) => own), true]]);
