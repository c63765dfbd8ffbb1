import { languages } from "#locales/languages.server.ts";
import type { Span } from "./phrases.ts";
import type { Token } from "./tokens.ts";

/** The number that begins at a token, in the words of any of the site's languages: `nine hundred and ninety-nine`. */
export function spelledNumberAt(tokens: readonly Token[], start: number): (Span & { value: number }) | null {
  const numerals: string[] = [];
  let end = start;
  for (let at = start; at < start + LONGEST; at++) {
    const word = tokens[at]?.text ?? "";
    const value = values.get(word);
    if (value) {
      numerals.push(word);
      end = at + 1;
    } else if (numerals.length === 0 || (value !== 0 && word !== "-")) break;
  }
  return end === start ? null : { start, end, value: add(numerals) };
}

/** What a word multiplies the number before it by: thousand, mille, millones. */
export function multiplierOf(word: string) {
  const value = values.get(word) ?? 0;
  return value >= 1000 ? value : null;
}

const LONGEST = 14;

/** 2 · 1000 + 4 · 20 + 10: a multiplier multiplies what stands before it, anything else is added. */
function add(numerals: string[]) {
  let total = 0;
  let group = 0;
  for (const word of numerals) {
    const value = values.get(word) ?? 0;
    if (value >= 1000) {
      total += (group || 1) * value;
      group = 0;
    } else if (value === 100) group = (group || 1) * 100;
    else if (word === "vingts" || (word === "vingt" && group % 100 === 4)) group += (group % 100) * 19;
    else group += value;
  }
  return total + group;
}

const values = new Map<string, number>();
for (const { numbers } of Object.values(languages)) {
  for (const [words, first, step] of numbers)
    for (const [index, word] of words.split(" ").entries()) values.set(folded(word), first + index * step);
}

/** As the tokens have it: without accents. */
function folded(word: string) {
  return word.normalize("NFD").replace(/\p{M}/gu, "");
}
