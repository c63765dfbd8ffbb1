import { type PriceId, prices } from "#app/studio/prices.ts";
import { languages } from "#locales/languages.server.ts";
import { phraseFinder } from "./phrases.ts";

/** Finds the rows of the price list that come closest to what people need who do not know what a row is called. */
export const findNeeds = phraseFinder<PriceId>(phrases());

function* phrases(): Generator<[string, PriceId]> {
  for (const { vocabulary } of Object.values(languages)) {
    for (const { id } of prices) yield [vocabulary.needs[id] ?? "", id];
  }
}
