import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { Words } from "./segments.ts";

/** "About six pages": whatever they are for, they are a site of several. */
export function countsPages(words: Words) {
  return words.some(({ word }, at) => pages.has(word) && (words[at - 1]?.number ?? 0) > 1);
}

const pages = wordsInAllLanguages((vocabulary) => vocabulary.pages);
