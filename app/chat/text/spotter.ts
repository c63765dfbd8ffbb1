/**
 * Makes a function that tells which of many phrases are said among words, by the values that were given for them. In a
 * phrase `*` stands for the rest of a word and `…` for at most four words; a plural in -s is the same word. However
 * many phrases there are, a text is looked at only where one of them may begin.
 */
export function spotter<Value>(entries: Iterable<readonly [phrases: string, value: Value]>) {
  const beginning = new Map<string, { phrase: readonly string[]; value: Value }[]>();
  for (const [phrases, value] of entries) {
    for (const said of phrases.split(/, */).filter(Boolean)) {
      const phrase = said.split(" ");
      const key = keyOf(phrase[0] ?? "");
      const known = beginning.get(key) ?? [];
      known.push({ phrase, value });
      beginning.set(key, known);
    }
  }
  return function spotted(words: readonly string[]): Set<Value> {
    const found = new Set<Value>();
    for (const [at, word] of words.entries()) {
      for (let length = 1; length <= Math.min(TELLING, word.length); length++) {
        for (const { phrase, value } of beginning.get(word.slice(0, length)) ?? [])
          if (!found.has(value) && isSaidAt(phrase, words, at)) found.add(value);
      }
    }
    return found;
  };
}

function isSaidAt(phrase: readonly string[], words: readonly string[], at: number): boolean {
  for (const [index, part] of phrase.entries()) {
    if (part === GAP) {
      const rest = phrase.slice(index + 1);
      const from = at + index;
      return Array.from({ length: MOST_BETWEEN + 1 }, (_, gap) => from + gap).some((next) =>
        isSaidAt(rest, words, next),
      );
    }
    if (!isWord(part, words[at + index])) return false;
  }
  return true;
}

function isWord(part: string, word: string | undefined) {
  if (word === undefined) return false;
  if (part.endsWith("*")) return word.startsWith(part.slice(0, -1));
  return word === part || (word === `${part}s` && isPlural.test(part));
}

const GAP = "…";
const MOST_BETWEEN = 4;
/** "days", but no "its" of "it". */
const isPlural = /^\p{L}{2,}[^s]$/u;

/** Where a phrase is found: by the first letters of its first word, as many as a star leaves. */
function keyOf(first: string) {
  return first.endsWith("*") ? first.slice(0, -1).slice(0, TELLING) : first.slice(0, TELLING);
}

const TELLING = 4;
