import { phraseFinder } from "../../text/phrases.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import { amountIn, read } from "./reading.ts";
import { tokensIn, type Words } from "./segments.ts";

/** Whether a part of a message names an amount that can be spent. */
export function isToSpend(part: Words) {
  return amountIn(part.flatMap(({ quantity }) => quantity ?? [])) !== undefined && !isRefused(part);
}

/** "I can't pay 2,000 in one go": not "I can't pay more than 2,000". */
function isRefused(part: Words) {
  return (
    read(part).once &&
    findNot(tokensIn(part)).length > 0 &&
    !part.some(({ word }) => more.has(word) || exceeding.has(word))
  );
}

const findNot = phraseFinder([[inAllLanguages(({ not }) => not), true]]);
const more = wordsInAllLanguages((vocabulary) => vocabulary.more);
/** "I can't go over 1,500" names what can be spent. */
const exceeding = wordsInAllLanguages((vocabulary) => vocabulary.exceeding);
