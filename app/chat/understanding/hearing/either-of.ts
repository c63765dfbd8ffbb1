import { phraseFinder } from "../../text/phrases.ts";
import type { Product } from "../../text/products.ts";
import { inAllLanguages } from "../../text/vocabulary.ts";
import { isRow, sites } from "../asks/row-picks.ts";
import { tokensIn, type Words } from "../words/segments.ts";
import { either } from "../words/telling-words.ts";

/** The two rows of which one is to be chosen, where "or" stands between them. */
export function namedEither(words: Words): readonly Product[] | null {
  for (const [at, { word }] of words.entries()) {
    if (!either.has(word) && !versus.has(word)) continue;
    const one = rowsOf(words.slice(Math.max(0, at - NEAR), at)).at(-1);
    const [other] = rowsOf(words.slice(at + 1, at + 1 + NEAR));
    if (one && other && one.id !== other.id) return [one, other];
  }
  return null;
}

/** "One page or several?": the two kinds of site, though one of them is not named. */
export function sitesIn(words: Words): readonly Product[] | null {
  const tokens = tokensIn(words);
  const named = new Set(rowsOf(words).map(({ id }) => id));
  const isOne = named.has("landingPage") || findOnePage(tokens).length > 0;
  const isMore = named.has("marketingWebsite") || findSeveral(tokens).length > 0;
  const isWeighed = words.some(({ word }) => either.has(word)) || findContents(tokens).length > 0;
  const isOther = [...named].some((id) => !sites.has(id));
  return isOne && isMore && isWeighed && !isOther ? bothSites : null;
}

function rowsOf(words: Words) {
  return words.flatMap(({ products }) => products.filter(isRow));
}

const bothSites: readonly Product[] = [
  { kind: "row", id: "landingPage" },
  { kind: "row", id: "marketingWebsite" },
];

const versus = new Set(["vs", "versus"]);
const NEAR = 4;
const findOnePage = phraseFinder([[inAllLanguages(({ pricing }) => pricing.onePage), true]]);
const findSeveral = phraseFinder([[inAllLanguages(({ pricing }) => pricing.severalPages), true]]);
/** What says that it is asked what is in a thing, or what sets two apart. */
export const findContents = phraseFinder([[inAllLanguages(({ pricing }) => pricing.contents), true]]);
