/** A word, a number or a sign, folded to lower case, ASCII digits and no accents. */
export type Token = {
  readonly text: string;
  readonly kind: "word" | "number" | "sign";
  /** white space before it */
  readonly gap: "" | " " | "\n";
  /** its place in the original text */
  readonly from: number;
  readonly to: number;
};

/** Tokenizes a text in one pass. Full-width characters become ASCII. */
export function tokensOf(original: string): Token[] {
  const tokens: Token[] = [];
  let gap: Token["gap"] = "";
  for (const { 0: part, index: from } of original.matchAll(parts)) {
    if (!part.trim()) {
      gap = lineEnd.test(part) ? "\n" : " ";
      continue;
    }
    const text = fold(part);
    if (!text) continue;
    tokens.push({ text, kind: kindOf(text), gap, from, to: from + part.length });
    gap = "";
  }
  return tokens;
}

/** The words and numbers of a text. */
export function wordsOf(text: string): string[] {
  return tokensOf(text)
    .filter(({ kind }) => kind !== "sign")
    .map((token) => token.text);
}

function kindOf(text: string): Token["kind"] {
  if (/^\p{L}/u.test(text)) return "word";
  return /^\d/.test(text) ? "number" : "sign";
}

function fold(part: string) {
  if (ascii.test(part)) return part.toLowerCase();
  return part
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}\p{Cc}]/gu, "")
    .replace(/(?!\d)\p{Nd}/gu, (digit) => digits.get(digit) ?? digit)
    .toLowerCase();
}

// Every repeat is bounded or unambiguous, so matching is linear. Three digits after a mark are thousands, fewer are a fraction.
const parts =
  /\s+|\p{Nd}{1,3}(?:[.,'’٬]\p{Nd}{3}){1,5}(?:[.,]\p{Nd}{1,2})?(?!\p{Nd})|\p{Nd}{1,15}(?:[.,٫]\p{Nd}{1,2}(?!\p{Nd}))?|\p{L}[\p{L}\p{M}\p{Cf}]{0,39}|./gsu;
const ascii = /^[!-~]+$/;
const lineEnd = /[\n\r\v\f\u2028\u2029]/;

/** The digits of other scripts. */
const digits = new Map<string, string>();
for (const numberingSystem of Intl.supportedValuesOf("numberingSystem")) {
  const format = new Intl.NumberFormat("en", { numberingSystem });
  for (let digit = 0; digit < 10; digit++) digits.set(format.format(digit), `${digit}`);
}
