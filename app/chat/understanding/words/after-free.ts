import { phraseFinder } from "../../text/phrases.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import { tokensIn, type Words } from "./segments.ts";
import { findLaunch } from "./telling-words.ts";

/** "A year after the free month", "once the free one has run out": the months that are paid are meant. */
export function isAfterFree(words: Words) {
  const isNear = (at: number, near: ReadonlySet<string>, back: number, on: number) =>
    words.slice(Math.max(0, at - back), at + on + 1).some(({ word }) => near.has(word));
  return findFree(tokensIn(words)).some(({ start }) => {
    const before = words.slice(Math.max(0, start - FAR), start);
    const from = before.findLastIndex(({ word }) => afterwards.has(word));
    const isAfter = from >= 0 && findLaunch(tokensIn(before.slice(from))).length === 0;
    return isAfter || isNear(start, ended, ENDING, ENDING);
  });
}

/** "The rest of the first year after the free month" is a year with it. */
export function isRest(words: Words) {
  return words.some(({ word }) => rest.has(word));
}

const FAR = 6;
const ENDING = 4;
const afterwards = wordsInAllLanguages(({ pricing }) => pricing.afterwards);
const ended = wordsInAllLanguages(({ pricing }) => pricing.ended);
const rest = wordsInAllLanguages(({ pricing }) => pricing.rest);
const findFree = phraseFinder([[inAllLanguages(({ months }) => months.free), true]]);
