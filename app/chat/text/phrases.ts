import { type Token, wordsOf } from "./tokens.ts";

/** Where a phrase stands among a text's tokens: the first of them, and the one after the last. */
export type Span = { readonly start: number; readonly end: number };
export type Found<T> = Span & { readonly values: readonly T[] };

/**
 * Makes a function that finds phrases among a text's tokens, the longest first, none inside of another; each with
 * the values that were given for it. A plural in -s is the same word. The text is passed once, whatever its length.
 */
export function phraseFinder<T>(entries: Iterable<readonly [phrases: string, value: T]>) {
  const root = treeOf(entries);
  return function find(tokens: readonly Token[]): Found<T>[] {
    const found: Found<T>[] = [];
    for (let start = 0; start < tokens.length; start++) {
      const match = longest(root, tokens, start);
      if (!match) continue;
      found.push(match);
      start = match.end - 1;
    }
    return found;
  };
}

/** How many tokens a phrase of theirs takes that begins at a token; 0 where none does. */
export function lengthAt(phrases: string) {
  const root = treeOf([[phrases, true]]);
  return (tokens: readonly Token[], at: number) => {
    const found = longest(root, tokens, at);
    return found ? found.end - at : 0;
  };
}

/** Whether a phrase of theirs ends just before a token: a function for `in`, `up to`, `por la`. */
export function endsBefore(phrases: string) {
  const find = phraseFinder([[phrases, true]]);
  return (tokens: readonly Token[], at: number) => {
    const before = tokens.slice(Math.max(0, at - LONGEST), at);
    return find(before).at(-1)?.end === before.length && before.length > 0;
  };
}

/** No phrase has more words. */
const LONGEST = 9;

type Node<T> = { next: Map<string, Node<T>>; values: T[] };

function treeOf<T>(entries: Iterable<readonly [phrases: string, value: T]>) {
  const root: Node<T> = { next: new Map(), values: [] };
  for (const [phrases, value] of entries) {
    for (const phrase of phrases.split(",")) add(root, wordsOf(phrase), value);
  }
  return root;
}

function add<T>(root: Node<T>, words: string[], value: T) {
  if (words.length === 0) return;
  let node = root;
  for (const word of words.map(singular)) {
    const next = node.next.get(word) ?? { next: new Map(), values: [] };
    node.next.set(word, next);
    node = next;
  }
  if (!node.values.includes(value)) node.values.push(value);
}

function longest<T>(root: Node<T>, tokens: readonly Token[], start: number): Found<T> | null {
  let node = root;
  let found: Found<T> | null = null;
  for (let at = start; at < tokens.length && at < start + 2 * LONGEST; at++) {
    const token = tokens[at];
    if (!token) break;
    // What joins two words is no word: e-mail, Next.js, d'audit, OAuth + logging.
    if (token.kind === "sign" && at > start && joins.has(token.text)) continue;
    const next = node.next.get(singular(token.text));
    if (!next) break;
    node = next;
    if (node.values.length > 0) found = { start, end: at + 1, values: node.values };
  }
  return found;
}

const joins = new Set(["-", "‐", "‑", "'", "’", ".", "+", "&", "/"]);

function singular(word: string) {
  return word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word;
}
