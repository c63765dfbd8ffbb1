import type { Span } from "../text/phrases.ts";
import { type Token, tokensOf } from "../text/tokens.ts";
import { findPhrases, type Meaning } from "./lexicon.ts";
import type { Mark } from "./words/guard-words.ts";

export type Phrase = Span & { readonly meaning: Meaning };

/** A text's tokens, with the phrases that start at a token or end just before it. Phrases don't overlap. */
export type Lexed = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly startingAt: readonly (Phrase | undefined)[];
  readonly endingAt: readonly (Phrase | undefined)[];
};

export function lex(text: string): Lexed {
  const tokens = tokensOf(text);
  const startingAt: Phrase[] = new Array(tokens.length + 1);
  const endingAt: Phrase[] = new Array(tokens.length + 1);
  for (const { start, end, values } of findPhrases(tokens)) {
    const [meaning] = values;
    if (meaning) startingAt[start] = endingAt[end] = { start, end, meaning };
  }
  return { text, tokens, startingAt, endingAt };
}

export function startsWith({ startingAt }: Lexed, at: number, ...marks: Mark[]) {
  return marks.some((mark) => startingAt[at]?.meaning.marks.has(mark));
}

/** Whether the phrase that ends before a token has one of the marks. */
export function endsWith({ endingAt }: Lexed, at: number, ...marks: Mark[]) {
  return marks.some((mark) => endingAt[at]?.meaning.marks.has(mark));
}

/** Returns the end of a phrase for "per month" that begins at a token: "monthly", "a month", "/month". */
export function monthlyEnd({ tokens, startingAt }: Lexed, at: number): number | null {
  const phrase = startingAt[at];
  if (phrase?.meaning.marks.has("monthly")) return phrase.end;
  const isPer = tokens[at]?.text === "/" || phrase?.meaning.marks.has("article");
  return isPer && startingAt[at + 1]?.meaning.unit === "month" ? at + 2 : null;
}
