import { type Locale, locales } from "#app/i18n/locales.ts";
import { hashesOf, inBuckets, plainLook, wideLook } from "./features.ts";
import { likeliestFirst, linearLikelihoods, linearModel } from "./linear-model.ts";
import type { MaskedWord } from "./masked-words.ts";
import { memoized } from "./memoized.ts";
import { needs } from "./needs.ts";
import { topics } from "./topics.ts";
import languageWeights from "./weights/languages.json" with { type: "json" };
import needWeights from "./weights/needs.json" with { type: "json" };
import topicWeights from "./weights/topics.json" with { type: "json" };
import wordingWeights from "./weights/wordings.json" with { type: "json" };

const topicOf = linearLikelihoods(topicWeights, topics);
const wordedTopicOf = linearLikelihoods(wordingWeights, topics);
// A row that is new, too: it is known by its name alone until then.
const described = needs.filter((need) => need in needWeights.classes);
const needOf = linearModel(needWeights, described);
// A new language is guessed once `npm run train:chat` has learned its phrases.
const learned = locales.filter((locale) => locale in languageWeights.classes);
const languageOf = linearModel(languageWeights, learned);

/** What is asked for, the likeliest first: what two classifiers make of it that see and know different things. */
export const guessTopics = memoized((words) =>
  agreed(topicOf(seenOf(words)), wordedTopicOf(inBuckets(hashed(words), wideLook))),
);

/** The row of the price list that a text describes without naming it, the likeliest first. */
export function guessNeeds(words: readonly MaskedWord[]) {
  return needOf(seenOf(words));
}

/** The language of a text, or null where it is too short to tell, or too mixed. */
export function guessLanguage(words: readonly MaskedWord[]): Locale | null {
  const letters = words.filter(({ word }) => /^\p{L}/u.test(word)).join("");
  const [first] = words.length >= 3 && letters.length >= 10 ? languageOf(seenOf(words)) : [];
  return first && first.probability > 0.9 ? first.class : null;
}

/**
 * The geometric mean of both: what either takes for unlikely is. The rules around it were measured with the first,
 * which hears short follow-ups better; the more the second counts, the more of what is worded newly is heard.
 */
function agreed(first: Float64Array, second: Float64Array) {
  const joint = first.map((value, index) => value ** FIRST * (second[index] ?? 0) ** (1 - FIRST));
  const sum = joint.reduce((total, value) => total + value, 0);
  return likeliestFirst(
    topics,
    joint.map((value) => value / sum),
  );
}

const FIRST = 0.73;

const hashed = memoized(hashesOf);
const seenOf = memoized((words) => inBuckets(hashed(words), plainLook));
