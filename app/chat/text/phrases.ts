import { type Token, tokensOf } from "./tokens.ts";

/** A range of tokens: `start` is the index of the first token, `end` the index after the last. */
export type Span = { readonly start: number; readonly end: number };
export type Found<T> = Span & { readonly values: readonly T[] };

/**
 * Builds a function that finds phrases in a text, with the values of each phrase. `phrases` is a comma-separated list.
 * The longest match wins, matches don't overlap, and a plural in -s matches its singular.
 */
export function phraseFinder<T>(entries: Iterable<readonly [phrases: string, value: T]>) {
  const root: Node<T> = { next: new Map(), values: [] };
  for (const [phrases, value] of entries) {
    for (const phrase of phrases.split(",")) add(root, phraseKeys(phrase), value);
  }
  return function find(tokens: readonly Token[]): Found<T>[] {
    const found: Found<T>[] = [];
    for (let start = 0; start < tokens.length; start++) {
      const match = longestAt(root, tokens, start);
      if (!match) continue;
      found.push(match);
      start = match.end - 1;
    }
    return found;
  };
}

/** Returns the key of a phrase: its words in the singular, plus a final punctuation mark, as in "kr.". */
function phraseKeys(phrase: string): string[] {
  return tokensOf(phrase)
    .filter(({ kind }, at, all) => kind !== "sign" || at === all.length - 1)
    .map(({ text }) => singular(text));
}

const MAX_WORDS = 9;

type Node<T> = { next: Map<string, Node<T>>; values: T[] };

function add<T>(root: Node<T>, keys: string[], value: T) {
  if (keys.length === 0) return;
  let node = root;
  for (const key of keys) {
    const next = node.next.get(key) ?? { next: new Map(), values: [] };
    node.next.set(key, next);
    node = next;
  }
  if (!node.values.includes(value)) node.values.push(value);
}

function longestAt<T>(root: Node<T>, tokens: readonly Token[], start: number): Found<T> | null {
  let node = root;
  let found: Found<T> | null = null;
  for (let at = start; at < tokens.length && at < start + 2 * MAX_WORDS; at++) {
    const token = tokens[at];
    if (!token) break;
    const next = node.next.get(singular(token.text));
    // Signs inside a name are skipped: e-mail, Next.js, d'audit, OAuth + logging.
    if (!next && token.kind === "sign" && at > start && joiners.has(token.text)) continue;
    if (!next) break;
    node = next;
    if (node.values.length > 0) found = { start, end: at + 1, values: node.values };
  }
  return found;
}

const joiners = new Set(["-", "‐", "‑", "'", "’", ".", "+", "&", "/"]);

function singular(word: string) {
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
