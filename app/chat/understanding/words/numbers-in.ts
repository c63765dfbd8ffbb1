import { mostOfARow } from "#app/studio/estimate-query.ts";
import type { PriceId } from "#app/studio/prices.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { Counts } from "../asks/ask.ts";
import type { Words } from "./segments.ts";

/** "two landing pages"; a design of three screens is still one. */
export function countsIn(words: Words): Counts {
  const counts: Partial<Record<PriceId, number>> = {};
  for (const [index, { products, cut }] of words.entries()) {
    // "Two separate pages"
    const isAlike = alike.has(words[index - 1]?.word ?? "") && words[index - 1]?.cut === null;
    const number = (cut === null ? words[isAlike ? index - 2 : index - 1]?.number : null) ?? 1;
    for (const { kind, id } of products) {
      const isOfParts = id === "figmaToUi" && ofADesign.has(words[index + 1]?.word ?? "");
      if (kind === "row" && !isOfParts && number > 1 && number <= mostOfARow) counts[id] = number;
    }
  }
  return counts;
}

/** "For two?", and not "two languages". */
export function isAlone(words: Words, index: number) {
  const number = words[index]?.number ?? 0;
  const next = words[index + 1]?.word;
  // "The two" are those just spoken of.
  const before = words[index - 1]?.word ?? "";
  // "Tomorrow at three", "in month three" count nothing.
  if (unitWords.has(before) || those.has(before) || hour.has(before)) return false;
  // "Five or six pages" count pages.
  if ((words[index + 2]?.number ?? null) !== null) return false;
  return number > 1 && number <= MOST_SAID && (next === undefined || fillers.has(next));
}

const alike = wordsInAllLanguages(({ pricing }) => pricing.alike);
const ofADesign = wordsInAllLanguages(({ pages, pricing }) => `${pages}, ${pricing.parts}`);
/** "After ten", of months; of rows fewer. */
const MOST_SAID = 36;
const unitWords = wordsInAllLanguages(({ units }) => Object.values(units).join(", "));
const hour = wordsInAllLanguages((vocabulary) => vocabulary.hour);
const those = wordsInAllLanguages(({ those }) => those);
/** words of which a follow-up may consist, beside what it is about */
export const fillers = new Set([
  ...wordsInAllLanguages(({ fillers }) => fillers),
  ...inAllLanguages(({ places, last, all, every }) => [...places, last, all, every].join(" ")).split(/[, ]+/),
]);
