import { z } from "zod";
import { phraseFinder } from "../../text/phrases.ts";
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };

export const unlawfulLists = [
  "signs",
  "forging",
  "own",
  "taking",
  "robbing",
  "loot",
  "acts",
  "probing",
  "praise",
  "invented",
  "making",
  "spying",
  "ways",
  "victims",
  "kin",
  "none",
] as const;

/**
 * What the assistant has to know of a language beside its training text. Values are comma-separated phrases without
 * accents. A language without a table is understood through the names on its pages.
 */
const schema = z.strictObject({
  names: z.strictObject({
    rows: phrasesById(),
    /** words that may mean any of several rows, whose ids are the key */
    loose: phrasesById(),
    services: phrasesById(),
    projects: phrasesById(),
    tools: phrasesById(),
    otherTools: z.string(),
    nda: z.string(),
    /** phrases that contain a name and mean something else */
    ignored: z.string(),
  }),
  followUp: z.strictObject({
    add: z.string(),
    drop: z.string(),
    instead: z.string(),
    /** may stand beside a bare length of time */
    duration: z.string(),
    both: z.string(),
    places: z.array(z.string()),
    last: z.string(),
  }),
  /** before something that the visitor already has */
  own: z.string(),
  units: z.strictObject({ day: z.string(), week: z.string(), month: z.string(), year: z.string() }),
  halfYear: z.string(),
  /** between two questions in one sentence */
  joins: z.string(),
  emergency: z.strictObject({
    signs: z.string(),
    /** one phrase of each half in the same message */
    pairs: z.array(z.tuple([z.string(), z.string()])),
    none: z.string(),
  }),
  unlawful: z.record(z.enum(unlawfulLists), z.string()),
});

export type Words = z.infer<typeof schema>;

/** A message is read in all of them, whatever the languages of the site: an emergency is understood in each. */
export const wordTables: readonly Words[] = [en, fr, es].map((table) => schema.parse(table));

/** One list of phrases, in all languages. */
export function inAllLanguages(pick: (words: Words) => string) {
  return wordTables.map(pick).join(",");
}

/** Builds a function that finds the phrases of one list, in all languages. */
export function wordFinder(pick: (words: Words) => string) {
  return phraseFinder([[inAllLanguages(pick), true]]);
}

function phrasesById() {
  return z.record(z.string(), z.string());
}
