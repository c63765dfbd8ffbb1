/** A word in small letters without accents, a number or a sign. */
export type Token = {
  readonly text: string;
  readonly kind: "word" | "number" | "sign";
  /** the white space before it */
  readonly gap: "" | " " | "\n";
  readonly from: number;
  readonly to: number;
};

/** Tokenizes a text in one pass. Every repetition in the pattern is bounded or unambiguous. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const known = new Map<string, string>();
  let gap: Token["gap"] = "";
  for (const { 0: part, index: from } of text.matchAll(parts)) {
    const kind = kindOf(part);
    if (kind === "space") {
      gap = lineEnd.test(part) ? "\n" : " ";
      continue;
    }
    let folded = part;
    if (kind === "word") {
      folded = known.get(part) ?? fold(part);
      known.set(part, folded);
    }
    tokens.push({ text: folded, kind, gap, from, to: from + part.length });
    gap = "";
  }
  return tokens;
}

function kindOf(part: string): Token["kind"] | "space" {
  const code = part.charCodeAt(0);
  if (code >= 48 && code <= 57) return "number";
  if (code < 128) return (code | 32) >= 97 && (code | 32) <= 122 ? "word" : code <= 32 ? "space" : "sign";
  if (letter.test(part)) return "word";
  return space.test(part) ? "space" : "sign";
}

function fold(word: string) {
  const small = word.toLowerCase();
  if (ascii.test(small)) return small;
  const plain = small.normalize("NFKD").replace(marks, "");
  // A word in two scripts is a disguise: "еuros" with a Cyrillic е.
  return mixed.test(plain)
    ? plain.replace(cyrillic, (one) => "aeopcxyikmth"["аеорсхуікмтн".indexOf(one)] ?? one)
    : plain;
}

// A number is read with its own marks: three digits after one are thousands, fewer are a fraction.
// Scripts without spaces are read sign by sign.
const parts =
  /[a-z]{1,40}(?![\p{L}\p{M}])|\s+|\d{1,3}(?:[.,'’]\d{3}){1,5}(?:[.,]\d{1,2})?(?!\d)|\d{1,15}(?:[.,]\d{1,2}(?!\d))?|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]\p{M}*|\p{L}[\p{L}\p{M}]{0,39}|./gisu;
const lineEnd = /[\n\r\v\f\u2028\u2029]/;
const letter = /^\p{L}/u;
const space = /^\s/;
const ascii = /^[a-z]+$/;
const marks = /\p{M}/gu;
const mixed = /[a-z].*[\u0400-\u04ff]|[\u0400-\u04ff].*[a-z]/;
const cyrillic = /[\u0400-\u04ff]/g;
