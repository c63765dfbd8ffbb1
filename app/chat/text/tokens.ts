import { asciiDigits } from "#app/i18n/ascii-digits.ts";

/** A word, a number or a sign, normalized to lower case and ASCII digits, without accents. */
export type Token = {
  readonly text: string;
  readonly kind: "word" | "number" | "sign";
  /** white space before the token */
  readonly gap: "" | " " | "\n";
  /** position in the original text */
  readonly from: number;
  readonly to: number;
};

/** Tokenizes a text in one pass. Invisible characters and Markdown's code and bold marks are left out. */
export function tokensOf(original: string): Token[] {
  const tokens: Token[] = [];
  let gap: Token["gap"] = "";
  for (const { 0: part, index: from } of original.matchAll(parts)) {
    const { text, kind } = foldedPart(part);
    if (kind) tokens.push({ text, kind, gap, from, to: from + part.length });
    if (text) gap = kind ? "" : text === "\n" ? "\n" : " ";
  }
  return tokens;
}

/** Returns the words and numbers of a text. */
export function wordsOf(text: string): string[] {
  return tokensOf(text)
    .filter(({ kind }) => kind !== "sign")
    .map((token) => token.text);
}

/** `kind` is null for white space and for characters that are left out. */
type Folded = { text: string; kind: Token["kind"] | null };

function foldedPart(part: string): Folded {
  const text = fold(part);
  if (/^\d/.test(text)) return { text, kind: isNumber.test(text) ? "number" : "sign" };
  if (text.trim()) return { text, kind: /^\p{L}/u.test(text) ? "word" : "sign" };
  return { text: lineEnd.test(text) ? "\n" : text && " ", kind: null };
}

function fold(part: string) {
  if (plain.test(part)) return part.toLowerCase();
  if (part.startsWith("&") && part.length > 1) return characterOf(part);
  if (/^\s/.test(part)) return part;
  const visible = part.replace(hidden, "").normalize("NFKD");
  // Signs that stand for several characters, such as "…" and "₨", stay as they are.
  if (!/^[\p{L}\p{Nd}\p{No}]/u.test(part)) return visible.length === 1 ? visible : part.replace(hidden, "");
  return undisguised(asciiDigits(visible).replace(/\p{M}/gu, "").toLowerCase());
}

function characterOf(entity: string) {
  const code = /^&#(.+);$/.exec(entity)?.[1]?.replace(/^x/i, "0x");
  return code ? String.fromCodePoint(Number(code)) : (entities.get(entity) ?? entity);
}

/** Replaces Cyrillic lookalikes in a word of two scripts, such as "еuros" with a Cyrillic е. */
function undisguised(word: string) {
  if (!mixed.test(word)) return word;
  return word.replace(cyrillic, (one) => "aeopcxyikmth"["аеорсхуікмтн".indexOf(one)] ?? one);
}

// Every repetition is bounded or unambiguous, so matching takes linear time. Scripts without spaces are split into
// characters.
const parts =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal escapes hide text
  /[a-z]{1,40}(?![\p{L}\p{M}\p{Cf}])|\s+|\p{Nd}{1,3}(?:\p{Zs}\p{Nd}{3}(?!\p{Nd})){1,5}(?:[.,]\p{Nd}{1,2}(?!\p{Nd}))?|\p{Nd}(?:[\p{Cf}\p{M}]{0,2}[.,'’٫٬]?\p{Nd}){0,40}\p{M}{0,2}|[²³¹⁰⁴-⁹₀-₉①-⑳⓪]{1,40}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]\p{M}*|\p{L}[\p{L}\p{M}\p{Cf}]{0,39}|\u001b\[[\d;]{0,9}[a-z]|&(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,6});|./gisu;
const plain = /^[a-z\d.,]+$|^[!-%'-)+-_{-~]$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal escapes hide text
const hidden = /^\u001b.+|[`*\p{Cf}\p{Cc}]/gsu;
// Three digits after a separator are thousands, and one or two are a fraction. Anything else is a date or a version.
const isNumber =
  /^\d{1,3}(?:[.,'’٬\s]\d{2,3}){0,5}[.,'’٬\s]\d{3}(?:[.,٫]\d{1,2})?$|^\d{1,15}(?:[.,٫]\d{1,2})?$/;
const lineEnd = /[\n\r\v\f\u2028\u2029]/;
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
