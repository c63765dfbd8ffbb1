import { ofMoney } from "../asks/topic-families.ts";
import type { Topic } from "../asks/topics.ts";
import { guessTopics } from "../model/classifiers.server.ts";
import { UNMISTAKABLE } from "../thread/heard.ts";
import { productsIn } from "../words/masked-words.ts";
import { read } from "../words/reading.ts";
import { sentencesOf, type Words } from "../words/segments.ts";

/**
 * A message's marked questions, each with what is told before it: heard one after the other, as a conversation is. One
 * that hangs on the question before it goes with that, and what is told at the end with the last.
 */
export function turnsIn(words: Words): readonly Words[] {
  const sentences = sentencesOf(words);
  if (sentences.filter(isMarked).length > MOST) return [words];
  const turns: Words[] = [];
  let told: Words = [];
  for (const sentence of sentences) {
    told = [...told, ...sentence];
    if (!isMarked(sentence)) continue;
    const before = turns.at(-1);
    const isAlone = told.length === sentence.length;
    if (before && hangsOn(sentence, isAlone ? before : null)) turns[turns.length - 1] = [...before, ...told];
    else turns.push(told);
    told = [];
  }
  const last = turns.pop();
  // What is not cut stays the same words: they are looked at once.
  return last && turns.length > 0 ? [...turns, [...last, ...told]] : [words];
}

/** Of more questions at once hardly each is told a word, and a flood of them is read as one. */
const MOST = 6;

function isMarked(sentence: Words) {
  return sentence.at(-1)?.word === "?";
}

/** "How much?", "and what would that cost?", "what do your clients say? Any who let flats?" */
function hangsOn(question: Words, before: Words | null) {
  if (question.length <= FEW) return true;
  const [guess] = guessTopics(question, null);
  const isPlain = guess !== undefined && guess.probability >= UNMISTAKABLE && !ofThese.has(guess.class);
  // What is told between them, or a tool that is named, says what the second is of.
  if (productsIn(question).some(({ kind }) => kind === "tool" || kind === "otherTool")) return false;
  const isSame = before !== null && guess?.class === guessTopics(before, null)[0]?.class;
  return read(question).refers && (!isPlain || isSame);
}

/** Asked of what stands before. */
const ofThese: ReadonlySet<Topic> = new Set<Topic>([...ofMoney, "difference", "compare"]);

/** So few, with the question's mark, do not say what they are of. */
const FEW = 4;
