import { phraseFinder } from "../../text/phrases.ts";
import type { Product } from "../../text/products.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import { guessNeeds } from "../model/classifiers.server.ts";
import type { MaskedWord } from "../words/masked-words.ts";
import { read } from "../words/reading.ts";
import { tokensIn, type Words } from "../words/segments.ts";

/**
 * The words without what somebody has or runs already, where they want something else: "we run a SaaS, and customers
 * must not see each other's data", "our MVP is live, now the staff need roles". Its price was not asked for.
 */
export function withoutOwned(words: Words): Words {
  if (!words.some(isOwnable)) return words;
  const tokens = tokensIn(words);
  const owns = [...findRuns(tokens), ...findHas(tokens).filter(({ start }) => !isSupposed(words, start))];
  const states = findStates(tokens);
  const isOwned = (at: number) =>
    owns.some(({ end }) => isObject(words, end, at)) ||
    (!isSupposed(words, at) && states.some(({ start }) => start > at && isNear(words, at, start)));
  const owned = new Set<number>();
  for (const at of words.keys()) {
    if (!isOwnable(words[at]) || isPlanned(words, at)) continue;
    if (isOwned(at) || isJoined(words, owned, at)) owned.add(at);
  }
  if (owned.size === 0) return words;
  const rest = words.map((word, at) => (owned.has(at) ? { ...word, products: [] } : word));
  const ids = new Set([...owned].flatMap((at) => words[at]?.products.map(({ id }) => id) ?? []));
  return wantsMore(rest, ids) ? rest : words;
}

/** Whether something else is named, needed or described. */
function wantsMore(words: Words, owned: ReadonlySet<Product["id"]>) {
  const { named, needed } = read(words);
  if ([...named, ...needed].some(({ kind, id }) => kind === "row" && !owned.has(id))) return true;
  const [guess] = words.length >= DESCRIBING ? guessNeeds(words) : [];
  return (
    guess !== undefined && guess.class !== "none" && !owned.has(guess.class) && guess.probability >= DESCRIBED
  );
}

/** "We run a small SaaS", "tenemos ya una web": between them an article, and a word at most. */
function isObject(words: Words, end: number, at: number) {
  const between = words.slice(end, at);
  return (
    at >= end &&
    between.length <= FEW &&
    between.every(({ cut, products, quantity }) => !cut && products.length === 0 && !quantity) &&
    between.filter(({ word }) => !determiners.has(word)).length <= 1 &&
    !words[at]?.cut
  );
}

/** "We have a site and a panel": both. */
function isJoined(words: Words, owned: ReadonlySet<number>, at: number) {
  const before = words.findLastIndex((_, index) => index < at && owned.has(index));
  const between = before < 0 ? [] : words.slice(before + 1, at);
  return (
    between.length > 0 &&
    between.length <= FEW &&
    between.every(({ word }) => adding.has(word) || determiners.has(word))
  );
}

function isNear(words: Words, at: number, start: number) {
  return (
    start - at <= NEAR &&
    words.slice(at + 1, start).every(({ cut, products }) => !cut && products.length === 0)
  );
}

/** "If we have a site by then", "once the site is live" */
function isSupposed(words: Words, at: number) {
  return words.slice(Math.max(0, at - NEAR), at).some(({ word }) => supposing.has(word));
}

/** "We have a site in mind", "tenemos un MVP que hacer": it is wanted. */
function isPlanned(words: Words, at: number) {
  return findPlanned(tokensIn(words.slice(at + 1, at + 1 + NEAR))).length > 0;
}

function isOwnable(word: MaskedWord | undefined) {
  const products = word?.products ?? [];
  return products.length > 0 && products.every(({ kind, id }) => kind === "row" && ownable.has(id));
}

const ownable: ReadonlySet<Product["id"]> = new Set<Product["id"]>([
  "marketingWebsite",
  "mvp",
  "saasPrototype",
  "adminPanels",
]);
const FEW = 3;
const NEAR = 4;
/** So many words describe something … */
const DESCRIBING = 6;
/** … and so likely. */
const DESCRIBED = 0.5;
const determiners = wordsInAllLanguages(({ determiners, article }) => `${determiners}, ${article}`);
const adding = wordsInAllLanguages(({ joins }) => joins);
const supposing = wordsInAllLanguages(({ owned }) => owned.supposing);
const findRuns = phraseFinder([[inAllLanguages(({ owned }) => owned.runs), true]]);
const findHas = phraseFinder([[inAllLanguages(({ owned }) => owned.has), true]]);
const findStates = phraseFinder([[inAllLanguages(({ owned }) => owned.states), true]]);
const findPlanned = phraseFinder([[inAllLanguages(({ owned }) => owned.planned), true]]);
