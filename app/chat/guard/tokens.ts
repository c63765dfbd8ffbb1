/** A word in small letters without accents, a number in ASCII digits, or a sign. */
export type Token = {
  readonly text: string;
  readonly kind: "word" | "number" | "sign";
  /** the white space before it */
  readonly gap: "" | " " | "\n";
  /** its place in the original, however its characters were written there */
  readonly from: number;
  readonly to: number;
};

/** Tokenizes a text in one pass. Every repetition in the pattern is bounded or unambiguous. */
export function tokensOf(original: string): Token[] {
  const tokens: Token[] = [];
  const folded = new Map<string, Pick<Token, "text" | "kind">>();
  let gap: Token["gap"] = "";
  for (const { 0: part, index: from } of original.matchAll(parts)) {
    const token = folded.get(part) ?? fold(part);
    folded.set(part, token);
    if (token.text.trim()) tokens.push({ ...token, gap, from, to: from + part.length });
    // Invisible characters and code marks are left out, and separate nothing.
    if (token.text) gap = token.text.trim() ? "" : token.text === "\n" ? "\n" : " ";
  }
  return tokens;
}

function fold(part: string): Pick<Token, "text" | "kind"> {
  if (/^\s/.test(part)) return { text: lineEnd.test(part) ? "\n" : " ", kind: "sign" };
  if (/^\p{Nd}/u.test(part)) {
    const text = part.normalize("NFKD").replace(/\P{ASCII}/gu, digitOf);
    return { text, kind: isNumber.test(text) ? "number" : "sign" };
  }
  if (/^\p{L}/u.test(part))
    return { text: plainWord(part.toLowerCase().normalize("NFKD").replace(unseen, "")), kind: "word" };
  if (part.length === 1 || !part.startsWith("&"))
    return { text: part.replace(/^[`*\p{Cf}\p{Cc}].*/su, ""), kind: "sign" };
  const [, hex, decimal] = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(part) ?? [];
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? 0);
  return { text: code > 0 ? String.fromCodePoint(code) : (entities.get(part) ?? part), kind: "sign" };
}

/** Every script's ten digits begin at a code that ends in 0 or in 6. */
function digitOf(one: string) {
  const code = one.codePointAt(0) ?? 0;
  const low = code & 15;
  if (!/\p{Nd}/u.test(one)) return { "٫": ".", "٬": ",", "’": "'" }[one] ?? "";
  return `${low >= 6 && !/\p{Nd}/u.test(String.fromCodePoint(code - low)) ? low - 6 : low}`;
}

/** A word in two scripts is a disguise: "еuros" with a Cyrillic е. */
function plainWord(word: string) {
  return mixed.test(word)
    ? word.replace(cyrillic, (one) => "aeopcxyikmth"["аеорсхуікмтн".indexOf(one)] ?? one)
    : word;
}

// Scripts without spaces are read sign by sign.
const parts =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal escapes hide text
  /[a-z]{1,40}(?![\p{L}\p{M}\p{Cf}])|\s+|\p{Nd}(?:[\p{Cf}.,'’٫٬]?\p{Nd}){0,40}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]\p{M}*|\p{L}[\p{L}\p{M}\p{Cf}]{0,39}|\u001b\[[\d;]{0,9}[a-z]|&(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,6});|./gisu;
// Three digits after a mark are thousands, fewer are a fraction; anything else is a date or a version.
const isNumber = /^\d{1,3}(?:[.,']\d{2,3}){0,5}[.,']\d{3}(?:[.,]\d{1,2})?$|^\d{1,15}(?:[.,]\d{1,2})?$/;
const lineEnd = /[\n\r\v\f\u2028\u2029]/;
const unseen = /[\p{M}\p{Cf}]/gu;
const mixed = /[a-z].*[\u0400-\u04ff]|[\u0400-\u04ff].*[a-z]/;
const cyrillic = /[\u0400-\u04ff]/g;
const entities = new Map([
  ["&euro;", "€"],
  ["&pound;", "£"],
  ["&yen;", "¥"],
  ["&dollar;", "$"],
  ["&nbsp;", " "],
  ["&percnt;", "%"],
]);
