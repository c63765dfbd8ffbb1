import type { Vocabulary } from "#locales/language.ts";
import { languages } from "#locales/languages.server.ts";

/** One kind of phrase in all languages: a visitor may write in another than the page's. */
export function inAllLanguages(of: (vocabulary: Vocabulary) => string) {
  return Object.values(languages)
    .map(({ vocabulary }) => of(vocabulary))
    .join(", ");
}

/** The same as single words. */
export function wordsInAllLanguages(of: (vocabulary: Vocabulary) => string): ReadonlySet<string> {
  return new Set(inAllLanguages(of).split(/, */).filter(Boolean));
}
