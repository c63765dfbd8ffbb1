import { multiplierOf, spelledNumberAt } from "./number-words.ts";
import type { Span } from "./phrases.ts";
import type { Token } from "./tokens.ts";

/** A number as it stands in a text, and whether it is written in words. */
export type Figure = Span & { value: number; spelled: boolean };

/** A number in figures, with what groups it and multiplies it, or in words. */
export function figureAt(tokens: readonly Token[], at: number): Figure | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind !== "number") {
    const spelled = spelledNumberAt(tokens, at);
    return spelled && { ...spelled, spelled: true };
  }
  let digits = token.text;
  let end = at + 1;
  while (/^\d{1,3}( \d{3})*$/.test(digits) && isGroup(tokens[end]) && digits.length < 20) {
    digits += ` ${tokens[end]?.text}`;
    end++;
  }
  const number = numberIn(digits);
  const scale = scaleAt(tokens[end], number);
  return { start: at, end: scale ? end + 1 : end, value: number * (scale ?? 1), spelled: false };
}

function isGroup(token: Token | undefined) {
  return token?.kind === "number" && token.gap === " " && /^\d{3}([.,]\d{1,2})?$/.test(token.text);
}

/** Exactly three digits after a mark are thousands in all three languages; fewer are a fraction. */
function numberIn(digits: string) {
  return Number(digits.replace(/[.,'’ ](?=\d{3}(?!\d))/g, "").replace(",", "."));
}

/** Of thousands nobody says more. */
const FEW = 100;

function scaleAt(token: Token | undefined, number: number) {
  if (!token || token.gap === "\n") return null;
  // "3 grand", and French "3000 grand maximum"
  if (token.text === "k" || (token.text === "grand" && number < FEW)) return 1000;
  if (token.text === "mn" || token.text === "mio" || (token.text === "m" && token.gap === ""))
    return 1_000_000;
  return multiplierOf(token.text);
}
