import { type PriceId, prices } from "#app/studio/prices.ts";
import { languages } from "#locales/languages.server.ts";
import { wordsOf } from "../../text/tokens.ts";

/** The words that a row is called by, in all languages: "tokens", "roles", "audit". */
export function nameWords(row: PriceId): ReadonlySet<string> {
  return words.get(row) ?? new Set();
}

/** A shorter one joins others. */
const LONG = 4;
const words: ReadonlyMap<PriceId, ReadonlySet<string>> = new Map(
  prices.map(({ id }) => {
    const names = Object.values(languages).flatMap(({ copy, vocabulary }) => [
      copy.services.pricing.rows[id],
      vocabulary.products.rows[id] ?? "",
    ]);
    const own = names.flatMap((name) => wordsOf(name)).filter((word) => word.length >= LONG);
    return [id, new Set(own.flatMap((word) => [word, word.replace(/s$/, "")]))];
  }),
);
