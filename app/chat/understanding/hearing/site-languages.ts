import { languageNames } from "../../text/language-names.ts";
import { phraseFinder } from "../../text/phrases.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import { type Ask, plainAsk } from "../asks/ask.ts";
import { sites } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { isSold } from "../thread/said.ts";
import type { Thread } from "../thread/thread.ts";
import { read } from "../words/reading.ts";
import { questionsIn, tokensIn, type Words } from "../words/segments.ts";

/** An ask that is heard as one for a language, a price or a sum, where the languages of a site are meant. */
export function asSiteLanguages(ask: Ask, words: Words, before: Thread): Ask {
  if (isOfALanguage(ask, words)) return { ...ask, topic: "site-languages", products: [], described: false };
  const isSpoken = words.some(({ word }) => speaking.has(word));
  return (isOfASite(ask, words, before) && !isSpoken) || isOfLanguages(ask, words, before)
    ? { ...ask, topic: "site-languages" }
    : ask;
}

/** "Can it be in Dutch, and do you speak it?": the languages of the site, and those of the team. */
export function withSpoken(asks: readonly Ask[], words: Words): Ask[] {
  const at = asks.findIndex(({ topic }) => topic === "site-languages" || topic === "languages-spoken");
  const isBoth = asks.filter(({ topic }) => ofLanguages.has(topic)).length > 1;
  const parts = questionsIn(words);
  const spoken = parts.filter((part) => findSpoken(tokensIn(part)).length > 0);
  if (at < 0 || isBoth || spoken.length === 0) return [...asks];
  const isSite = asks[at]?.topic === "site-languages";
  if (!isSite && !parts.some((part) => !spoken.includes(part) && namesBoth(part))) return [...asks];
  const both = [plainAsk("site-languages"), plainAsk("languages-spoken")];
  return [...asks.slice(0, at), ...both, ...asks.slice(at + 1)];
}

/** "A site in French and German, how much?": what the site costs, and what of the languages. */
export function withSitePrice(asks: readonly Ask[], words: Words): Ask[] {
  const { cues, named } = read(words);
  const rows = named.filter(({ id }) => sites.has(id));
  const [row, more] = rows;
  const isPriced = asks.some(({ topic }) => ofPrices.has(topic));
  const at = asks.findIndex(isOfSiteLanguages);
  if (at >= 0 && !isPriced && cues.has("cost") && !cues.has("add") && row && !more)
    return [...asks.slice(0, at), plainAsk("price", row), ...asks.slice(at)];
  const [only, other] = asks;
  const isOfSite = only?.topic === "price" && !other && only.products.every(({ id }) => sites.has(id));
  const isBilingual = isOfSite && only.products.length > 0 && words.some(({ word }) => bilingual.has(word));
  return isBilingual ? [only, plainAsk("site-languages")] : [...asks];
}

const ofPrices: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "subscription-price",
  "budget",
  "estimate",
  "compare",
]);

/** "Does the site come in Italian too?" */
function namesBoth(part: Words) {
  return read(part).named.some(isSold) && part.some(({ word }) => languageNames.has(word));
}

/** "With Spanish as well as English?", of what is to be built. */
function isOfASite({ topic }: Ask, words: Words, { topic: before, products }: Thread) {
  if (topic !== "switch-language" && topic !== "languages-spoken" && topic !== "other-language") return false;
  const isSite = before === "shop" || before === "site-languages" || products.some(isSold);
  return (
    isSite && (read(words).cues.has("add") || words.filter(({ word }) => languageNames.has(word)).length > 1)
  );
}

/** "And the site, could it have two?", of languages: two sites are no part of it. */
function isOfLanguages({ topic, counts = {} }: Ask, words: Words, before: Thread) {
  const isCounted = topic === "estimate" && Object.keys(counts).length > 0;
  // "Two landing pages, what do they come to?"
  const isOfRows = Object.keys(read(words).counts).length > 0 || read(words).cues.has("cost");
  return isCounted && ofLanguages.has(before.topic) && !isOfRows;
}

export function isOfSiteLanguages({ topic }: Ask) {
  return topic === "site-languages";
}

const ofLanguages: ReadonlySet<Topic | null> = new Set<Topic | null>([
  "languages-spoken",
  "site-languages",
  "switch-language",
]);

/** "How much extra for the site in German as well?" */
function isOfALanguage({ topic, products }: Ask, words: Words) {
  const isOfSite = products.every(({ kind, id }) => kind !== "row" || id === "marketingWebsite");
  const isPriced =
    isOfSite && (topic === "price" || topic === "price-list" || topic === "subscription-price");
  const isShort = words.length <= EXTRA && read(words).cues.has("add");
  return isPriced && isShort && words.some(({ word }) => languageNames.has(word));
}

/** More words ask for more than that. */
const EXTRA = 14;

const findSpoken = phraseFinder([[inAllLanguages((vocabulary) => vocabulary.spoken), true]]);
const bilingual = wordsInAllLanguages((vocabulary) => vocabulary.bilingual);
const speaking = wordsInAllLanguages((vocabulary) => vocabulary.speaking);
