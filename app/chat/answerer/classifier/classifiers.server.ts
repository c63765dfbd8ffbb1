import { type Locale, locales } from "#app/i18n/locales.ts";
import { type PriceId, prices } from "#app/studio/prices.ts";
import type { MaskedWord } from "../text/masked.ts";
import { type Topic, topicIds } from "../topics.ts";
import { contextFeatures, featuresOf } from "./features.ts";
import { linearModel } from "./linear-model.ts";
import languageWeights from "./weights/languages.json" with { type: "json" };
import rowWeights from "./weights/rows.json" with { type: "json" };
import topicWeights from "./weights/topics.json" with { type: "json" };

const topicModel = linearModel(topicWeights, topicIds);
const rowModel = linearModel<PriceId | "none">(rowWeights, [...prices.map(({ id }) => id), "none"]);
const languageModel = linearModel(languageWeights, locales);

/** Returns the topics of a message, the most likely first. Ignores the topic before a long and clear message. */
export function guessTopics(words: readonly MaskedWord[], after: Topic | null) {
  const alone = topicModel(featuresOf(words));
  const isClear = words.length >= LONG && (alone[0]?.probability ?? 0) >= CLEAR;
  if (after === null || isClear) return alone;
  return topicModel(new Set([...featuresOf(words), ...contextFeatures(words, after)]));
}

/** In words. */
const LONG = 4;
const CLEAR = 0.9;

/** Returns the rows of the price list that a message describes without naming them, the most likely first. */
export function guessRows(words: readonly MaskedWord[]) {
  return rowModel(featuresOf(words));
}

/** Returns the language of a message; null if the message is too short or too mixed to tell. */
export function guessLanguage(words: readonly MaskedWord[]): Locale | null {
  const letters = words.filter(({ word }) => /^\p{L}/u.test(word)).map(({ word }) => word);
  if (words.length < 3 || letters.join("").length < 10) return null;
  const [first] = languageModel(featuresOf(words));
  return first && first.probability > 0.9 ? first.class : null;
}

export function isTrained(locale: Locale) {
  return locale in languageWeights.classes;
}
