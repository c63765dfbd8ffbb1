import MiniSearch from "minisearch";
import type { Locale } from "#app/i18n/locales.ts";
import type { FactId } from "#locales/language.ts";
import { languages } from "#locales/languages.server.ts";
import { type Fact, factsIn } from "./facts-list.server.ts";
import { createSpelling } from "./spelling.ts";

/**
 * The facts that answer a question, best first: none where the site says nothing about it, two where it asks
 * both for a price and for a time. `before` is what the visitor asked just before, for questions like "and an MVP?".
 */
export function findFacts(locale: Locale, question: string, before = ""): Fact[] {
  const { facts, index, read, isPrice, isTime } = searchIn(locale);
  let words = read(question);
  const isIntent = ({ stem }: Word) => isPrice(stem) || isTime(stem);
  if (before && !words.some(isIntent)) words = [...words, ...read(before).filter(isIntent)];
  const price = words.some(({ stem }) => isPrice(stem));
  const time = words.some(({ stem }) => isTime(stem));

  const subjects = words.filter((word) => !isIntent(word)).length;
  const terms = [...new Set(words.map(({ stem }) => stem))].join(" ");
  const boostDocument = (id: string) => (weights[id] ?? 1) * (!price && id.startsWith("price.") ? 0.4 : 1);
  const hits = index.search(terms, { boostDocument }).filter((hit) => {
    const shared = words.filter(({ stem }) => hit.queryTerms.includes(stem));
    const share = shared.reduce((sum, word) => sum + (word.corrected ? 0.5 : 1), 0) / words.length;
    if (share < MIN_SHARE) return false;
    const [kind, subject] = String(hit.id).split(".");
    // A price or a time is for those who ask for it, and a particular one for those who say of what: a word
    // in common beside others that it does not hold is no reason to quote an amount.
    if (kind === "time" && !time) return false;
    if (kind === "price" && !price && share < 1) return false;
    if (!isParticular(kind, subject)) return true;
    const sharedSubjects = shared.filter((word) => !isIntent(word)).length;
    return sharedSubjects > 0 && sharedSubjects >= subjects / 2;
  });
  const ids = hits.map(({ id }) => String(id));
  const wanted =
    price && time
      ? [ids.find((id) => id.startsWith("price")), ids.find((id) => id.startsWith("time"))]
      : [ids[0]];
  return wanted.flatMap((id) => facts.filter((fact) => fact.id === id));
}

/** Of a question's words, those that a fact must share with it to be its answer. */
const MIN_SHARE = 0.34;

type Word = { stem: string; corrected: boolean };

function isParticular(kind = "", subject = "") {
  return kind === "price" || (kind === "time" && subject !== "all");
}

/** The general answers stand back where a particular one fits. */
const weights: Record<string, number> = { prices: 0.7, "time.all": 0.6, "service.all": 0.8, thanks: 0.5 };

const searches = new Map<Locale, ReturnType<typeof createSearch>>();

function searchIn(locale: Locale) {
  const known = searches.get(locale);
  if (known) return known;
  const search = createSearch(locale);
  searches.set(locale, search);
  return search;
}

function createSearch(locale: Locale) {
  const { asked, stem } = languages[locale];
  const facts = factsIn(locale);
  const stopWords = new Set(split(asked.stopWords));
  const content = (text: string) => split(text).filter((word) => !stopWords.has(word));
  const stems = (text: string) => new Set(content(text).map(stem));
  const priceStems = stems(asked.price);
  const timeStems = stems(asked.time);

  const rephrase = (text: string) =>
    asked.phrases.reduce((result, [phrase, meaning]) => result.replace(phrase, meaning), text.toLowerCase());

  const index = new MiniSearch<{ id: FactId; asked: string; title: string; text: string }>({
    fields: ["asked", "title", "text"],
    tokenize: content,
    processTerm: stem,
    searchOptions: {
      // A question comes in here as stems already.
      tokenize: (text) => text.split(" "),
      processTerm: (term) => term,
      boost: { asked: 3, title: 1.5, text: 0.4 },
    },
  });
  index.addAll(facts.map(({ id, title, text }) => ({ id, title, text, asked: asked.asked[id] })));

  const correct = createSpelling(
    [...Object.values(asked.asked), ...facts.map(({ title }) => title)].flatMap(content),
  );
  return {
    facts,
    index,
    isPrice: (word: string) => priceStems.has(word),
    isTime: (word: string) => timeStems.has(word),
    /** A question's words that mean something, spelt as we spell them, as stems. */
    read(question: string): Word[] {
      const written = [...new Set(content(rephrase(question.slice(0, 500))))];
      return written
        .map((word) => ({ word, meant: correct(word) }))
        .filter(({ meant }) => !stopWords.has(meant))
        .map(({ word, meant }) => ({ stem: stem(meant), corrected: meant !== word }));
    },
  };
}

/** Words in small letters without accents: visitors leave them out. */
function split(text: string) {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
}
