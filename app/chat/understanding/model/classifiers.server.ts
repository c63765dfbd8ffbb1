import { type Locale, locales } from "#app/i18n/locales.ts";
import { needs } from "../asks/needs.ts";
import { type Topic, topics } from "../asks/topics.ts";
import type { MaskedWord } from "../words/masked-words.ts";
import { memoized } from "../words/memoized.ts";
import { carriedOn, featuresOf } from "./features.ts";
import { type Guess, likeliestFirst, linearLikelihoods, linearModel } from "./linear-model.ts";
import languageWeights from "./weights/languages.json" with { type: "json" };
import needWeights from "./weights/needs.json" with { type: "json" };
import topicWeights from "./weights/topics.json" with { type: "json" };

const topicOf = linearLikelihoods(topicWeights, topics);
// A row that is new, too: it is known by its name alone until then.
const described = needs.filter((need) => need in needWeights.classes);
const needOf = linearModel(needWeights, described);
// A new language is guessed once `npm run train:chat` has learned its phrases.
const learned = locales.filter((locale) => locale in languageWeights.classes);
const languageOf = linearModel(languageWeights, learned);

/**
 * What is asked for, the likeliest first: in the light of what was spoken of before, unless it is asked in full and
 * plain without.
 */
export function guessTopics(words: readonly MaskedWord[], after: Topic | null) {
  const alone = guess(words, null);
  const isPlain = words.length >= IN_FULL && (alone[0]?.probability ?? 0) >= PLAIN;
  return after === null || isPlain ? alone : guess(words, after);
}

/** How likely a text is after each topic. */
export function likelihoods(words: readonly MaskedWord[], after: Topic | null): ReadonlyMap<Topic, number> {
  return new Map(guessTopics(words, after).map((guess) => [guess.class, guess.probability]));
}

function guess(words: readonly MaskedWord[], after: Topic | null) {
  const guesses = guessed(words);
  const known = guesses.get(after) ?? likeliestFirst(topics, topicOf(seenAfter(words, after)));
  guesses.set(after, known);
  return known;
}

function seenAfter(words: readonly MaskedWord[], after: Topic | null) {
  return after === null ? seenOf(words) : new Set([...seenOf(words), ...carriedOn(words, after)]);
}

/** Fewer words hang on what was spoken of, however plain they seem. */
const IN_FULL = 4;
const PLAIN = 0.9;

/** The row of the price list that a text describes without naming it, the likeliest first. */
export const guessNeeds = memoized((words) => needOf(seenOf(words)));

/** The language of a text, or null where it is too short to tell, or too mixed. */
export function guessLanguage(words: readonly MaskedWord[]): Locale | null {
  const letters = words.filter(({ word }) => /^\p{L}/u.test(word)).join("");
  const [first] = words.length >= 3 && letters.length >= 10 ? languageOf(seenOf(words)) : [];
  return first && first.probability > 0.9 ? first.class : null;
}

const guessed = memoized(() => new Map<Topic | null, Guess<Topic>[]>());
const seenOf = memoized(featuresOf);
