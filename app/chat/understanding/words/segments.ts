import { findCues } from "../../text/cues.ts";
import type { Token } from "../../text/tokens.ts";
import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { MaskedWord } from "./masked-words.ts";
import { memoized } from "./memoized.ts";

export type Words = readonly MaskedWord[];

/** A message's sentences: what lies between full stops, question marks and the ends of lines. */
export const sentencesOf = memoized((words): readonly Words[] =>
  cutBefore(words, (index) => words[index]?.cut === "sentence"),
);

/** A message's questions, and what it tells between them. */
export const questionsIn = memoized((words): readonly Words[] => sentencesOf(words).flatMap(questionsOf));

/** Whether a sentence asks for something, and does not only tell. */
export function asks(sentence: Words) {
  return sentence.some(
    (_, index) =>
      word(sentence, index) === "?" || (beginsQuestion(sentence, index) && !isEmbedded(sentence, index)),
  );
}

/** Whether a part is a question by itself, and no words before one. */
export function isQuestion(part: Words) {
  return part.some(({ word }) => word === "?") || beginsQuestion(part, pastJoin(part, 0));
}

/** Whether a part only says what for, or when: "if we stay for a year". */
export function isContext(part: Words) {
  return context.has(word(part, 0));
}

/** Whether a part begins with what must be so for what it asks: "if we pay at once, do we get …?" */
export function isConditional(part: Words) {
  return whether.has(word(part, 0));
}

/** A sentence's questions: "how much is an MVP | and how long does it take". */
function questionsOf(sentence: Words): Words[] {
  const parts = cutBefore(sentence, (index) => isIndirect(sentence, index) || isDirect(sentence, index)).map(
    withoutJoin,
  );
  return parts.map((part, index) =>
    index > 0 && whether.has(word(part, 0)) ? [...part.slice(1), questionMark] : part,
  );
}

function isDirect(sentence: Words, index: number) {
  if (!beginsQuestion(sentence, pastJoin(sentence, index))) return false;
  return joins.has(word(sentence, index)) || sentence[index]?.cut === "comma" || isStrong(sentence, index);
}

/** "I'd like to know what a site costs | if hosting is included | and if …" */
function isIndirect(sentence: Words, index: number) {
  // "We pay by transfer; procurement also wants to know | whether there are instalments."
  if (index >= FAR && whether.has(word(sentence, index)) && embedding.has(word(sentence, index - 1)))
    return true;
  if (!whether.has(word(sentence, pastJoin(sentence, index)))) return false;
  if (!joins.has(word(sentence, index)) && sentence[index]?.cut !== "comma") return false;
  return beginsQuestion(sentence, 0) || beginsQuestion(sentence, 1);
}

/** So many words before it are a sentence of their own. */
const FAR = 7;

/** What a question lists: "price | delivery time | and maintenance for an MVP". */
export const itemsOf = memoized(itemsAnew);

function itemsAnew(question: Words): readonly Words[] {
  // "Le plus de temps" is more of one thing, and not one thing more.
  const phrases = findCues(tokensIn(question)).filter(
    ({ start, end, values }) => end - start > 1 && !values.includes("add"),
  );
  const isWithin = (index: number) => phrases.some(({ start, end }) => start <= index && index < end);
  return cutBefore(
    question,
    (index) =>
      (joins.has(word(question, index)) && !isBetween(question, index) && !isWithin(index)) ||
      question[index]?.cut === "comma",
  )
    .map(withoutJoin)
    .filter((item) => item.length > 0);
}

/** "The difference between an MVP | and | a SaaS": two that are set against each other are no list. */
function isBetween(question: Words, index: number) {
  const isRow = (at: number) => question[at]?.products.some(({ kind }) => kind === "row") ?? false;
  // "Six or seven pages"
  if ([-1, 1].every((step) => (question[index + step]?.number ?? null) !== null)) return true;
  if ([either, adding].some((phrases) => phrases.has(word(question, index)))) return false;
  const isAgainst = question.some((masked) => against.has(masked.word));
  return isAgainst && isRow(index - 1) && (isRow(index + 1) || isRow(index + 2));
}

/** Its words as phrases are found in: with what is named and measured taken out. */
export function tokensIn(words: Words): Token[] {
  return words.map(({ word }) => ({ text: word, kind: "word", gap: " ", from: 0, to: 0 }));
}

/** Whether something paid by the month is meant. */
export function isMonthly(part: Words) {
  const said = ` ${part.map((masked) => masked.word).join(" ")} `;
  return [...monthly].some((phrase) => said.includes(` ${phrase} `));
}

function cutBefore(words: Words, isCut: (index: number) => boolean): Words[] {
  const parts: MaskedWord[][] = [];
  for (const [index, masked] of words.entries()) {
    if (index === 0 || isCut(index)) parts.push([]);
    parts.at(-1)?.push(masked);
  }
  // What is not cut stays the same words: they are looked at once.
  return parts.length === 1 ? [words] : parts;
}

/** Two words that nobody says in passing begin a question wherever they stand: "… a landing page how much is it". */
function isStrong(sentence: Words, index: number) {
  const two = `${word(sentence, index)} ${word(sentence, index + 1)}`;
  const isInQuestion = [1, 2, 3].some((back) => index >= back && beginsQuestion(sentence, index - back));
  return asking.has(two) && !isInQuestion && !isEmbedded(sentence, index);
}

function isEmbedded(sentence: Words, index: number) {
  return embedding.has(word(sentence, index - 1));
}

function beginsQuestion(sentence: Words, index: number) {
  const [one, two, three, four] = [0, 1, 2, 3].map((more) => word(sentence, index + more));
  return [one, `${one} ${two}`, `${one} ${two} ${three}`, `${one} ${two} ${three} ${four}`].some((phrase) =>
    asking.has(phrase ?? ""),
  );
}

function pastJoin(sentence: Words, index: number) {
  return joins.has(word(sentence, index)) ? index + 1 : index;
}

function withoutJoin(words: Words) {
  const first = word(words, 0);
  // "Plus an admin panel" says more than "and"; "où seraient les données ?" is folded to "or".
  const isKept = adding.has(first) || isWhere(words);
  return joins.has(first) && !isKept && words.length > 1 ? words.slice(1) : words;
}

/** A join that asks, too, before neither a thing nor another way. */
function isWhere([first, next]: Words) {
  if (!first || !next || !asking.has(first.word)) return false;
  const isThing = next.products.length > 0 || next.quantity !== null || next.number !== null;
  return !isThing && !afterOr.has(next.word) && !determining.has(next.word);
}

function word(words: Words, index: number) {
  return words[index]?.word ?? "";
}

const asking = wordsInAllLanguages((vocabulary) => vocabulary.asking);
const context = wordsInAllLanguages((vocabulary) => vocabulary.context);
const questionMark: MaskedWord = {
  word: "?",
  text: "?",
  cut: null,
  products: [],
  quantity: null,
  akin: [],
  number: null,
};
const whether = wordsInAllLanguages((vocabulary) => vocabulary.whether);
const embedding = wordsInAllLanguages((vocabulary) => vocabulary.embedding);
const against = wordsInAllLanguages((vocabulary) => vocabulary.more);
const either = wordsInAllLanguages((vocabulary) => vocabulary.either);
const adding = wordsInAllLanguages(({ cues }) => cues.add);
const joins = wordsInAllLanguages((vocabulary) => vocabulary.joins);
const afterOr = wordsInAllLanguages((vocabulary) => vocabulary.afterOr);
const determining = wordsInAllLanguages(({ determiners, article }) => `${determiners}, ${article}`);
const monthly = wordsInAllLanguages((vocabulary) => vocabulary.monthly);
