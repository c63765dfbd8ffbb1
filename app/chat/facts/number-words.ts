import { languages } from "#locales/languages.server.ts";

/**
 * The number that a phrase ends with, in the words of any of the site's languages, or null:
 * "costs nine hundred and ninety-nine " → 999, "coûte deux mille " → 2000.
 */
export function numberInWords(phrase: string): { written: string; value: number } | null {
  const words = phrase.trim().split(/[\s-]+/);
  let from = words.length;
  while (from > 0 && values.has(fold(words[from - 1]))) from--;
  while (from < words.length && isJoiner(fold(words[from]))) from++;
  const numerals = words
    .slice(from)
    .map(fold)
    .filter((word) => !isJoiner(word));
  // "One euro" is a figure of speech far more often than an offer; so is "a hundred".
  if (numerals.length === 0) return null;
  const value = add(numerals);
  return value > 1 ? { written: words.slice(from).join(" "), value } : null;
}

/** 2 · 1000 + 4 · 20 + 10: a multiplier multiplies what stands before it, anything else is added. */
function add(numerals: string[]) {
  let thousands = 0;
  let group = 0;
  for (const word of numerals) {
    const value = values.get(word) ?? 0;
    if (value === 1000) {
      thousands += (group || 1) * 1000;
      group = 0;
    } else if (value === 100) group = (group || 1) * 100;
    else if (word === "vingts" || (word === "vingt" && group % 100 === 4)) group += (group % 100) * 19;
    else group += value;
  }
  return thousands + group;
}

function isJoiner(word: string) {
  return values.get(word) === 0;
}

function fold(word = "") {
  return word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

const values = new Map<string, number>();
for (const { numbers } of Object.values(languages)) {
  for (const [words, first, step] of numbers)
    for (const [index, word] of words.split(" ").entries()) values.set(word, first + index * step);
}
