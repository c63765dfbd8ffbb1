import { z } from "zod";
import { phraseFinder } from "../../text/phrases.ts";
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };

export type UnlawfulList = keyof typeof en.unlawful;
export const unlawfulLists = Object.keys(en.unlawful) as UnlawfulList[];

const phrasesById = z.record(z.string(), z.string());

/**
 * Word lists of one language, in addition to its training text, as comma-separated phrases without accents. In a
 * language without word lists, the answerer understands only the names on the pages.
 */
const schema = z.strictObject({
  names: z.strictObject({
    rows: phrasesById,
    /** ambiguous words; the key lists the ids of the rows that they may mean */
    loose: phrasesById,
    services: phrasesById,
    projects: phrasesById,
    tools: phrasesById,
    otherTools: z.string(),
    nda: z.string(),
    /** phrases that contain a name but mean something else */
    ignored: z.string(),
  }),
  /** `filler` holds words allowed beside a length of time */
  followUp: phrasesById,
  /** phrases that say that somebody close to the visitor has died */
  grief: z.string(),
  units: z.strictObject({ day: z.string(), week: z.string(), month: z.string(), year: z.string() }),
  halfYear: z.string(),
  /** words before a year that mean half of it */
  halfOf: z.string(),
  /** conjunctions between two questions in one sentence */
  joins: z.string(),
  emergency: z.strictObject({
    signs: z.string(),
    /** a message is an emergency if it contains a phrase from each half of a pair */
    pairs: z.array(z.tuple([z.string(), z.string()])),
    /** phrases that contain a sign but aren't an emergency */
    none: z.string(),
  }),
  unlawful: z.record(z.enum(unlawfulLists), z.string()),
});

export type Words = z.infer<typeof schema>;

/** All tables apply to every message, whatever the site's languages, so that no emergency is missed. */
export const wordTables: readonly Words[] = [en, fr, es].map((table) => schema.parse(table));

export function inAllLanguages(pick: (words: Words) => string) {
  return wordTables.map(pick).join(",");
}

export function wordFinder(pick: (words: Words) => string) {
  return phraseFinder([[inAllLanguages(pick), true]]);
}

/** Builds a function that finds phrases of these `followUp` lists; a value is the name of its list. */
export function followUpFinder<List extends string>(...lists: List[]) {
  return phraseFinder(lists.map((list) => [inAllLanguages(({ followUp }) => followUp[list] ?? ""), list]));
}
