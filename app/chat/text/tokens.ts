/** A word, a number or a sign of a text, and where it stands. */
export type Token = {
  /** small letters without accents, one way to write what can be written in several */
  readonly text: string;
  readonly kind: "word" | "number" | "sign";
  /** what stands before it: nothing, a space, the end of a line */
  readonly gap: "" | " " | "\n";
  /** its place in the text as it was written */
  readonly from: number;
  readonly to: number;
};

/** Takes a text apart in one pass. Invisible characters are nothing, and full-width ones the usual ones. */
export function tokensOf(text: string): Token[] {
  const { folded, places } = fold(text);
  const tokens: Token[] = [];
  let gap: Token["gap"] = "";
  for (const { 0: part, index } of folded.matchAll(parts)) {
    if (part === " " || part === "\n") {
      gap = part;
      continue;
    }
    const from = places[index] ?? 0;
    const to = places[index + part.length] ?? text.length;
    tokens.push({ text: part, kind: kindOf(part), gap, from, to });
    gap = "";
  }
  return tokens;
}

/** A text's words alone, as the tokens have them. */
export function wordsOf(text: string): string[] {
  return tokensOf(text)
    .filter(({ kind }) => kind !== "sign")
    .map((token) => token.text);
}

// Every repeat is bounded: no text takes longer than its length asks for. A number is read with its own marks:
// exactly three digits after one are thousands in all three languages, fewer are a fraction.
const parts =
  /[ \n]|\d{1,3}(?:[.,'’]\d{3}){1,5}(?:[.,]\d{1,2})?(?!\d)|\d{1,15}(?:[.,]\d{1,2}(?!\d))?|\p{L}{1,40}|./gsu;

function kindOf(part: string): Token["kind"] {
  // Most of what is read are plain letters and digits: no pattern is asked for these.
  const code = part.charCodeAt(0);
  if (code >= 97 && code <= 122) return "word";
  if (code >= 48 && code <= 57) return "number";
  return /^\p{L}/u.test(part) ? "word" : "sign";
}

/** The text in small letters without accents, and for each of its characters the place of the one it came from. */
function fold(text: string) {
  const folded: string[] = [];
  const places: number[] = [];
  for (const { 0: part, index } of text.matchAll(pieces)) {
    const isPlain = part >= "!" && part < "\u007f";
    const read = isPlain ? part.toLowerCase() : plainOf(part);
    folded.push(read);
    for (let unit = 0; unit < read.length; unit++) places.push(isPlain ? index + unit : index);
  }
  places.push(text.length);
  return { folded: folded.join(""), places };
}

function plainOf(part: string) {
  // Several spaces are one, and a line's end among them counts.
  if (isBlank.test(part)) return isLineEnd.test(part) ? "\n" : " ";
  return part.normalize("NFKD").replace(unseen, "").toLowerCase();
}

/** Plain letters and signs in a row, spaces in a row, and any other character by itself. */
const pieces = /[!-~]+|\s+|./gsu;
const isBlank = /^\s/;
const isLineEnd = /[\n\r\v\f\u2028\u2029]/;
const unseen = /[\p{M}\p{Cf}\p{Cc}\s]/gu;
