import { copyIn } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { tokensOf, wordsOf } from "../text/tokens.ts";
import { type Question, questionFor } from "./state.ts";
import { findNames, rowsOf } from "./text/names.ts";
import { isConversation, type Topic, topicIds, topics } from "./topics.ts";

/** Interprets a message in a language without training text, by names and by the most similar answer (TF-IDF). */
export function searchQuestions(message: string, questions: readonly Question[], locale: Locale): Question[] {
  const names = findNames(tokensOf(message)).flatMap(({ values }) => values);
  const rows = [...new Set(names.flatMap(rowsOf))];
  const listed = questions.find(({ topic }) => topic === "emergency" || topic === "unlawful");
  if (listed) return [listed];
  if (names.some(({ kind }) => kind === "project")) return [questionFor("project", { names })];
  const found = bestMatch(message, locale);
  if (rows.length === 0) return [questionFor(found ?? "unstated")];
  return [questionFor(found && topics[found].rows ? found : "price", { rows })];
}

function bestMatch(message: string, locale: Locale): Topic | null {
  const { documents, frequency } = indexOf(locale);
  const idf = (word: string) => Math.log(documents.length / ((frequency.get(word) ?? 0) + 1));
  const asked = new Set(wordsOf(message));
  const scored = documents.map(({ topic, words }) => {
    const shared = [...asked].filter((word) => words.has(word));
    const weight = shared.reduce((sum, word) => sum + idf(word), 0);
    return { topic, score: weight / Math.sqrt(words.size + BIAS) };
  });
  const best = scored.reduce((most, one) => (one.score > most.score ? one : most));
  return best.score >= LEAST ? best.topic : null;
}

/** Keeps very short answers from winning on one word. */
const BIAS = 10;
const LEAST = 0.9;

type Index = { documents: { topic: Topic; words: Set<string> }[]; frequency: Map<string, number> };
const indexes = new Map<Locale, Index>();

function indexOf(locale: Locale): Index {
  const known = indexes.get(locale);
  if (known) return known;
  const { topics } = copyIn(locale, "answerer");
  const documents = topicIds
    .filter((topic) => !isConversation(topic))
    .map((topic) => ({ topic, words: new Set(wordsOf(`${topics[topic].ask} ${topics[topic].answer}`)) }));
  const frequency = new Map<string, number>();
  for (const { words } of documents)
    for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const index = { documents, frequency };
  indexes.set(locale, index);
  return index;
}
