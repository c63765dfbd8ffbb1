import type { Token } from "../text/tokens.ts";
import { guessTopics } from "./classifier/classifiers.server.ts";
import { masked } from "./text/masked.ts";
import { isConversation } from "./topics.ts";
import { wordFinder } from "./words/index.ts";

/** Splits a message into questions. A greeting or a story before a question doesn't count as one. */
export function segmentsOf(tokens: readonly Token[]): Token[][] {
  const parts = sentencesOf(tokens).flatMap(atJoin);
  const clear = parts.filter(isClearQuestion);
  const topics = new Set(clear.map(clearTopic));
  return topics.size > 1 ? clear.slice(0, MAX_QUESTIONS) : [[...tokens]];
}

const MAX_QUESTIONS = 3;
/** Maximum number of conjunctions tried per sentence. Each attempt classifies both halves. */
const MAX_JOINS = 4;
const CLEAR = 0.7;
/** Minimum number of words for a sentence, or half a sentence, to count as a question. */
const SHORTEST = 2;
const SHORTEST_HALF = 3;

function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    sentences.at(-1)?.push(token);
    if (/^[.?!;]$/.test(token.text)) sentences.push([]);
  }
  return sentences.filter((sentence) => words(sentence) >= SHORTEST);
}

function atJoin(sentence: Token[]): Token[][] {
  for (const { start, end } of findJoins(sentence).slice(0, MAX_JOINS)) {
    const halves = [sentence.slice(0, start), sentence.slice(end)];
    if (halves.every((half) => words(half) >= SHORTEST_HALF && clearTopic(half) !== null)) return halves;
  }
  return [sentence];
}

function isClearQuestion(part: Token[]) {
  const topic = clearTopic(part);
  return topic !== null && !isConversation(topic);
}

function clearTopic(part: Token[]) {
  const [guess] = guessTopics(masked(part), null);
  return guess && guess.probability >= CLEAR ? guess.class : null;
}

function words(part: readonly Token[]) {
  return part.filter(({ kind }) => kind !== "sign").length;
}

const findJoins = wordFinder(({ joins }) => joins);
