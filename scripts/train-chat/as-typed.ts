import { hashOf } from "../../app/chat/understanding/model/features.ts";
import type { Locale } from "../../locales/index.ts";
import type { Phrase } from "./phrases.ts";
import { randomFrom } from "./random.ts";

/**
 * Phrases as they are, and once more as people type them: with slips of the pen, and behind a sentence that tells who
 * asks; of these so much is learned. Those sentences are the phrases' own: what stands before a question mark's
 * sentence asks for nothing.
 */
export function asTyped<Class extends string>(
  phrases: readonly Phrase<Class>[],
  slipped = 1,
): (Phrase<Class> & { share: number })[] {
  const told = sentencesBefore(phrases);
  const again = phrases
    .filter(({ text }) => text.length > SHORT)
    .map((phrase) => {
      // Of its own text, so that a phrase more or less changes no other.
      const random = randomFrom(hashOf(phrase.text));
      const stories = told.get(phrase.locale) ?? [];
      const story = stories[Math.floor(random() * roundly(stories.length))] ?? "";
      const text = random() < 0.6 ? phrase.text : `${story}${random() < 0.5 ? "," : ""} ${phrase.text}`;
      return { ...phrase, text: withSlips(text, random), share: slipped };
    });
  return [...phrases.map((phrase) => ({ ...phrase, share: 1 })), ...again];
}

/** So many that a few more are as many. */
function roundly(count: number) {
  return count - (count % 256) || count;
}

/** Of a shorter one a slip leaves nothing to know it by. */
const SHORT = 8;
/** Of so many letters one is mistyped. */
const RATE = 0.03;

function sentencesBefore(phrases: readonly Phrase<string>[]): Map<Locale, string[]> {
  const told = new Map<Locale, string[]>();
  for (const { text, locale } of phrases) {
    const [, sentence] = /^([^.?!]{20,120}[.,]) [^.!]*\?/.exec(text) ?? [];
    if (sentence) told.set(locale, [...(told.get(locale) ?? []), sentence.slice(0, -1)]);
  }
  return told;
}

/** A letter left out, twice, or in its neighbour's place. */
function withSlips(text: string, random: () => number) {
  const letters = [...text];
  return letters
    .map((letter, index) => {
      if (random() > RATE || !/\p{L}/u.test(letter)) return letter;
      const kind = random();
      if (kind < 0.4) return "";
      return kind < 0.6 ? letter + letter : (letters[index + 1] ?? "") + letter;
    })
    .join("");
}
