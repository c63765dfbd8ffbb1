/**
 * Makes a function that exchanges a mistyped word for the nearest known one: one slip in a word of five
 * letters, two from nine on. What is near to none stays as it is.
 */
export function createSpelling(known: readonly string[]) {
  const counts = new Map<string, number>();
  for (const word of known) counts.set(word, (counts.get(word) ?? 0) + 1);

  return function correct(word: string) {
    if (counts.has(word) || word.length < 5 || word.length > 24 || /\d/.test(word)) return word;
    const allowed = word.length < 9 ? 1 : 2;
    let best = word;
    let bestSlips = allowed + 1;
    for (const [candidate, count] of counts) {
      if (candidate.length < 4 || Math.abs(candidate.length - word.length) > allowed) continue;
      // Hardly anyone mistypes a word's first letter, and many short words differ in nothing else.
      if (candidate[0] !== word[0]) continue;
      const slips = distance(word, candidate);
      if (slips < bestSlips || (slips === bestSlips && count > (counts.get(best) ?? 0))) {
        best = candidate;
        bestSlips = slips;
      }
    }
    return best;
  };
}

/** Slips between two words: a letter more, less, wrong, or two exchanged. */
export function distance(a: string, b: string) {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const exchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const at = (from: number[], index: number) => from[index] ?? Number.POSITIVE_INFINITY;
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (same ? 0 : 1),
        exchanged ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
