import type { Span } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { type Lexed, startsWith } from "./lexed.ts";

export type Figure = Span & { readonly value: number; readonly isSpelled: boolean };

export function figureAt(lexed: Lexed, at: number): Figure | null {
  const { tokens, startingAt } = lexed;
  const token = tokens[at];
  if (token?.kind !== "number") return startingAt[at] ? spelledAt(lexed, at) : null;
  const value = numberOf(token.text);
  const scale = scaleOf(tokens[at + 1]) ?? startingAt[at + 1]?.meaning.number ?? 0;
  if (scale < 1000) return { start: at, end: at + 1, value, isSpelled: false };
  return { start: at, end: at + 2, value: value * scale, isSpelled: false };
}

/** Parses a number. Three digits after a separator are thousands: "1.900" is 1900. */
function numberOf(digits: string) {
  return Number(digits.replace(/[.,'’٬ ](?=\d{3}(?!\d))/g, "").replace(/[,٫]/, "."));
}

function scaleOf(token: Token | undefined) {
  return token?.gap === "" ? { k: 1000, m: 1_000_000 }[token.text] : undefined;
}

/** Multipliers multiply the number before them: "deux mille quatre-vingt-dix" is 2 · 1000 + 4 · 20 + 10. */
function spelledAt(lexed: Lexed, start: number): Figure | null {
  const { tokens, startingAt } = lexed;
  let [total, group, end] = [0, 0, start];
  for (let at = start; at < start + MOST_WORDS; at++) {
    const value = tokens[at]?.text === "-" ? 0 : startingAt[at]?.meaning.number;
    if (value === undefined || (value === 0 && at === start)) break;
    if (at > start && startsWith(lexed, at, "to")) break;
    if (value === 0) continue;
    if (value >= 1000) [total, group] = [total + (group || 1) * value, 0];
    else if (value === 100) group = (group || 1) * 100;
    else group += value === 20 && group % 100 === 4 ? 76 : value;
    end = at + 1;
  }
  return end > start ? { start, end, value: total + group, isSpelled: true } : null;
}

const MOST_WORDS = 14;
