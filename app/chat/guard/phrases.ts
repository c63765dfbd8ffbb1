import { type Token, tokensOf } from "./tokens.ts";

/** A phrase tree: T holds all that its phrases mean. */
export type Phrases<T> = { next: Map<string, Phrases<T>>; value: T | null };
export type Match<T> = { end: number; value: T };

/** The node of a phrase, which is made where there is none. Signs between its words are left out unless they are part of it. */
export function phraseNode<T>(root: Phrases<T>, phrase: string, withSigns = false): Phrases<T> {
  let node = root;
  for (const { text, kind } of tokensOf(phrase)) {
    if (kind === "sign" && !withSigns) continue;
    const key = singular(text);
    const next = node.next.get(key) ?? { next: new Map(), value: null };
    node.next.set(key, next);
    node = next;
  }
  return node;
}

/** The longest phrase that begins at a token. */
export function longestAt<T>(
  root: Phrases<T>,
  tokens: readonly Token[],
  start: number,
): Match<T> | undefined {
  let node = root;
  let found: Match<T> | undefined;
  for (let at = start; at < tokens.length && at < start + LONGEST; at++) {
    const { text, kind, gap } = tokens[at] as Token;
    if (at > start && gap === "\n") break;
    const next = node.next.get(singular(text));
    if (!next && kind === "sign" && at > start && joins.has(text)) continue;
    if (!next) break;
    node = next;
    if (node.value) found = { end: at + 1, value: node.value };
  }
  return found;
}

/** No phrase has more tokens, signs included. */
const LONGEST = 14;
const joins = new Set(["-", "‐", "‑", "'", "’", "+", "&", "/"]);

function singular(word: string) {
  return word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word;
}
