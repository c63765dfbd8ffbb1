import type { PriceId } from "#app/studio/prices.ts";
import { languages } from "#locales/languages.server.ts";
import { type Found, phraseFinder } from "../../text/phrases.ts";
import { one, type Product } from "../../text/products.ts";
import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import { tokensIn, type Words } from "./segments.ts";

/**
 * The words with what they call by a short name: "the corporate one", "1 page", "la validation simple". The classifier
 * hears them as they are: they are no names by themselves.
 */
export function withShortNames(words: Words): Words {
  const found = [...findShort(tokensIn(words)), ...singlePages(words)].filter(
    ({ start, end }) =>
      words.slice(start, end).every(({ products }) => products.length === 0) &&
      // "One page of my site" is a part of what there is.
      !ofs.has(words[end]?.word ?? ""),
  );
  if (found.length === 0) return words;
  const named = words.map((word, at) => {
    const values = found.find(({ start, end }) => start <= at && at < end)?.values;
    return values ? { ...word, products: values } : word;
  });
  // "A site of 1 page": the page is all of it.
  const pages = found.filter(({ values }) => values.includes(landingPage));
  return named.map((word, at) =>
    word.products.some(({ id }) => id === "marketingWebsite") && pages.some((page) => isBeside(page, at))
      ? { ...word, products: [] }
      : word,
  );
}

function isBeside({ start, end }: Pick<Found<Product>, "start" | "end">, at: number) {
  return at === end || (at < start && start - at <= NEAR);
}

/** "1 page": a figure and its page. */
function singlePages(words: Words): Found<Product>[] {
  return words.flatMap(({ word, number }, at) =>
    word === FIGURE && number === 1 && page.has(words[at + 1]?.word ?? "")
      ? [{ start: at + 1, end: at + 2, values: [landingPage] }]
      : [],
  );
}

const FIGURE = "<number>";
const NEAR = 3;
const landingPage = one({ kind: "row", id: "landingPage" });
const page = wordsInAllLanguages(({ shortNames }) => shortNames.page);
const ofs = wordsInAllLanguages(({ shortNames }) => shortNames.of);
const findShort = phraseFinder<Product>(names());

function* names(): Generator<[string, Product]> {
  for (const { vocabulary } of Object.values(languages)) {
    for (const [id, phrases] of Object.entries(vocabulary.shortNames.rows) as [PriceId, string][])
      yield [phrases, one({ kind: "row", id })];
  }
}
