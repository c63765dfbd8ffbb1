import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import { isRow } from "../asks/row-picks.ts";
import type { Words } from "./segments.ts";

/** "How much more is | the one | than | the other": what is set against each other; nothing where nothing is. */
export function sidesOf(words: Words): Words[] {
  const from = words.findIndex(({ word }) => more.has(word));
  const to = words.findIndex(({ word }, at) => at > from + 1 && than.has(word));
  if (from < 0 || to < 0) return [];
  const sides = [words.slice(from + 1, to), words.slice(to + 1)];
  // "A page with more than three sections and an MVP" is wanted with it.
  return words.slice(0, from).some(({ products }) => products.some(isRow)) ? [] : sides;
}

const more = wordsInAllLanguages((vocabulary) => vocabulary.more);
const than = wordsInAllLanguages((vocabulary) => vocabulary.than);
