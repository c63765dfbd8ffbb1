/**
 * The number that a phrase ends with, in English, French or Spanish words, or null:
 * "costs nine hundred and ninety-nine " → 999, "coûte deux mille " → 2000.
 */
export function numberInWords(phrase: string): { written: string; value: number } | null {
  const words = phrase.trim().split(/[\s-]+/);
  let from = words.length;
  while (from > 0 && (values.has(fold(words[from - 1])) || joiners.has(fold(words[from - 1])))) from--;
  while (from < words.length && joiners.has(fold(words[from]))) from++;
  const numerals = words
    .slice(from)
    .map(fold)
    .filter((word) => !joiners.has(word));
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

function fold(word = "") {
  return word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

const joiners = new Set(["and", "et", "y"]);

const values = new Map<string, number>();
const lists: [string, number, number][] = [
  [
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    1,
    1,
  ],
  ["twenty thirty forty fifty sixty seventy eighty ninety", 20, 10],
  ["un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize", 1, 1],
  ["vingt trente quarante cinquante soixante", 20, 10],
  [
    "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte",
    1,
    1,
  ],
  ["veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa", 20, 10],
  [
    "cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
    100,
    100,
  ],
  ["hundred", 100, 0],
  ["cent cents", 100, 0],
  ["ciento", 100, 0],
  ["thousand mille mil", 1000, 0],
  ["vingts", 20, 0],
];
for (const [words, first, step] of lists) {
  for (const [index, word] of words.split(" ").entries()) values.set(word, first + index * step);
}
