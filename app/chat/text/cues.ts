import type { Cue } from "#locales/language.ts";
import { languages } from "#locales/languages.server.ts";
import { phraseFinder } from "./phrases.ts";

/** Finds what a follow-up says of what was spoken of before, in any of the site's languages. */
export const findCues = phraseFinder<Cue>(phrases());

function* phrases(): Generator<[string, Cue]> {
  for (const { vocabulary } of Object.values(languages)) {
    for (const cue of cueNames()) yield [vocabulary.cues[cue], cue];
  }
}

function cueNames() {
  return [
    "add",
    "without",
    "instead",
    "swap",
    "sum",
    "compare",
    "cheaper",
    "lowest",
    "dearer",
    "bigger",
    "smaller",
    "other",
    "single",
    "stop",
    "later",
    "define",
    "again",
    "included",
    "range",
    "afford",
    "year",
    "halfYear",
    "quarter",
    "long",
    "cost",
    "this",
    "want",
    "heard",
    "doubt",
  ] as const satisfies readonly Cue[];
}
