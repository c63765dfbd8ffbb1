/** A text as it is read, and where each of its characters stood in the original. */
export type CleanText = { text: string; originAt: (at: number) => number };

/** Resolves entities, digits of other scripts and full-width letters; drops invisible characters, escapes and code marks. */
export function cleanText(original: string): CleanText {
  const moves: { at: number; by: number }[] = [];
  let by = 0;
  const text = original.replace(disguised, (found: string, at: number) => {
    const plain = plainOf(found);
    by += found.length - plain.length;
    if (found.length !== plain.length) moves.push({ at: at + found.length - by, by });
    return plain;
  });
  return { text, originAt: (at) => at + (moves[lastBefore(moves, at)]?.by ?? 0) };
}

/** The index of the last move at or before a place, or -1. */
function lastBefore(moves: readonly { at: number }[], place: number) {
  let [low, high] = [0, moves.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moves[middle]?.at ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function plainOf(found: string) {
  if (!found.startsWith("&"))
    return digits.get(found) ?? (isFullWidth.test(found) ? found.normalize("NFKC") : "");
  const [, hex, decimal] = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(found) ?? [];
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN);
  if (code > 0 && code <= 0x10_ff_ff) return String.fromCodePoint(code);
  return entities.get(found.toLowerCase()) ?? found;
}

const disguised =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal escapes hide text
  /\u001b\[[\d;]{0,9}[a-z]|&(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,6});|[`*\0-\x08\x0e-\x1f]|(?![\0-\x7f])[\p{Cf}\p{Cc}\p{Nd}٫٬！-～]/giu;
const isFullWidth = /[！-～]/;
const entities = new Map(
  Object.entries({
    euro: "€",
    pound: "£",
    yen: "¥",
    dollar: "$",
    cent: "¢",
    nbsp: " ",
    amp: "&",
    percnt: "%",
  }).map(([name, sign]) => [`&${name};`, sign]),
);
const digits = new Map([
  ["٫", "."],
  ["٬", ","],
]);
for (const system of Intl.supportedValuesOf("numberingSystem")) {
  const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
  const written = Array.from({ length: 10 }, (_, digit) => format.format(digit));
  if (written.every((one) => /^\p{Nd}$/u.test(one)))
    for (const [digit, one] of written.entries()) digits.set(one, `${digit}`);
}
