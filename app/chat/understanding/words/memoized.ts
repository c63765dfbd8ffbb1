import type { MaskedWord } from "./masked-words.ts";

/** What is seen of a message is seen once: it is looked at as a whole, by parts, and in the light of what was spoken of. */
export function memoized<Seen>(see: (words: readonly MaskedWord[]) => Seen) {
  const seen = new WeakMap<readonly MaskedWord[], Seen>();
  return (words: readonly MaskedWord[]): Seen => {
    const known = seen.get(words) ?? see(words);
    seen.set(words, known);
    return known;
  };
}
