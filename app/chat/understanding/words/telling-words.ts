import { phraseFinder } from "../../text/phrases.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";

/** Words that several rules ask for: between two things of which one is to be chosen; of each of several. */
export const either = wordsInAllLanguages((vocabulary) => vocabulary.either);
export const every = wordsInAllLanguages(({ pricing }) => pricing.every);

/** The levels of a service; a login or an API that is to be secured; what is counted from the launch. */
export const findLevels = phraseFinder([[inAllLanguages(({ pricing }) => pricing.levels), true]]);
export const findSecured = phraseFinder([[inAllLanguages(({ pricing }) => pricing.secured), true]]);
export const findLaunch = phraseFinder([[inAllLanguages(({ pricing }) => pricing.launch), true]]);
