/** A word, a number or a sign, folded to lower case without accents. */
export type Token = {
  readonly text: string;
  readonly kind: "word" | "number" | "sign";
  /** white space before it */
  readonly gap: "" | " " | "\n";
};

/** Tokenizes a text in one pass. Invisible characters are dropped, full-width ones become ASCII. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let gap: Token["gap"] = "";
  for (const [part] of fold(text).matchAll(parts)) {
    if (part === " " || part === "\n") {
      gap = part;
      continue;
    }
    tokens.push({ text: part, kind: kindOf(part), gap });
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

// Every repeat is bounded, so matching is linear. Three digits after a mark are thousands, fewer are a fraction.
const parts =
  /[ \n]|\d{1,3}(?:[.,'’]\d{3}){1,5}(?:[.,]\d{1,2})?(?!\d)|\d{1,15}(?:[.,]\d{1,2}(?!\d))?|\p{L}{1,40}|./gsu;

function kindOf(part: string): Token["kind"] {
  if (/^\p{L}/u.test(part)) return "word";
  return /^\d/.test(part) ? "number" : "sign";
}

function fold(text: string) {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/\s+/g, (blank) => (/[\n\r\v\f\u2028\u2029]/.test(blank) ? "\n" : " "))
    .replace(/\p{Cc}/gu, (sign) => (sign === "\n" ? sign : ""))
    .toLowerCase();
}
