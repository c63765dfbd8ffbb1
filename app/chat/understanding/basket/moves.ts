import { studio } from "#app/studio/company.ts";
import type { PriceId } from "#app/studio/prices.ts";
import type { BasketVocabulary, Vocabulary } from "#locales/language.ts";
import { languages } from "#locales/languages.server.ts";
import { monthsOf } from "../../text/durations.ts";
import { findNeeds } from "../../text/needs.ts";
import { type Found, phraseFinder } from "../../text/phrases.ts";
import type { Quantity } from "../../text/quantities.ts";
import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import { rowsAmong } from "../asks/row-picks.ts";
import type { MaskedWord } from "../words/masked-words.ts";
import { memoized } from "../words/memoized.ts";
import { fillers } from "../words/numbers-in.ts";
import { withPeriod } from "../words/periods.ts";
import { read } from "../words/reading.ts";
import { tokensIn, type Words } from "../words/segments.ts";

/** What a message does with what somebody has in mind, where it says nothing else. */
export type Moves = {
  readonly rows: readonly Named[];
  readonly places: readonly Pointed[];
  /** a number of nothing, or of things that are counted: "three of them", "for four shops" */
  readonly number: { readonly value: number; readonly isOfThings: boolean } | null;
  readonly period: Quantity | null;
  readonly amount: Quantity | null;
  readonly billing: "once" | "monthly" | null;
  readonly times: number | null;
  /** as many of what was spoken of: "all three" */
  readonly all: number;
  readonly said: ReadonlySet<Move>;
  /** words of what is taken away: of a row's name, or of something else */
  readonly parts: readonly string[];
  /** words that say something beside */
  readonly beside: readonly string[];
};

/** Stated, put on top, or taken away. */
type How = "stated" | "added" | "dropped";
export type Named = { readonly row: PriceId; readonly count: number | null; readonly how: How };
export type Pointed = { readonly place: number; readonly how: How };
export type Move =
  | Exclude<keyof BasketVocabulary, "aside">
  | "both"
  | "other"
  | "why"
  | "one"
  | "free"
  | "either"
  | "weighed";

/** The last of several. */
export const LAST = -1;

/** What a message's words do; null where it holds what no move is made of. */
export const movesIn = memoized(movesOf);

function movesOf(words: Words): Moves | null {
  const found = new Map(findMoves(tokensIn(words)).map((one) => [one.start, one]));
  const needed = new Map(findNeeds(tokensIn(words)).map((one) => [one.start, one]));
  const rows: Named[] = [];
  const places: Pointed[] = [];
  const said = new Set<Move>();
  const quantities: Quantity[] = [];
  const signs = new Set<Sign>();
  let number: Moves["number"] = null;
  let times: number | null = null;
  let how: How = "stated";
  const beside: string[] = [];
  const parts: string[] = [];
  // "With" may put on top, or say what is in it.
  let isLoose = false;
  let isExchange = false;
  let isSwap = false;
  let all = 2;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) break;
    const one = found.get(at);
    if (word.products.length > 0) {
      const own: How = isExchange ? "dropped" : how;
      // "Nothing of security" is all of its rows.
      // "All three of your security services", too.
      const isAll = own === "dropped" || said.has("both") || every.has(words[at - 1]?.word ?? "");
      const named = word.products.flatMap((product) =>
        product.kind === "row" ? [product.id] : isAll ? rowsAmong([product]) : [],
      );
      if (named.length === 0) return null;
      const count = word.cut === null ? countBefore(words, at) : null;
      for (const row of named) rows.push({ row, count, how: own });
      if (number !== null && count === number.value) number = null;
    } else if (word.quantity) {
      quantities.push(word.quantity);
    } else if (one) {
      const values = meantBy(one, words, how);
      if (values.includes("both"))
        all = words.slice(at, one.end).find((each) => (each.number ?? 0) > 2)?.number ?? 2;
      // "Maintenance on top": what stands before it comes on top.
      const last = rows.at(-1);
      if (
        values.includes("add") &&
        last?.how === "stated" &&
        (isAtEnd(words, one.end) || words[one.end]?.cut)
      )
        rows[rows.length - 1] = { ...last, how: "added" };
      for (const value of values) {
        if (typeof value === "number") places.push({ place: value, how: isExchange ? "dropped" : how });
        else if (isSign(value)) signs.add(value);
        else if (value !== "aside") said.add(value);
      }
      // "One with roles" is another one, and nothing on top.
      const isWith = values.includes("add") && withs.has(words[one.end - 1]?.word ?? "");
      isLoose ||= isWith;
      if (isWith && ones.has(words[at - 1]?.word ?? "")) return null;
      const next = howAfter(values, how, isExchange && rows.length > 0);
      isSwap ||= next === "exchange";
      if (next === "exchange") isExchange = true;
      else if (next !== how || values.includes("by")) {
        isExchange = false;
        how = next;
      }
      at = one.end - 1;
    } else if (word.number !== null) {
      // "Take one away"
      if (word.number === 1) {
        if (how === "dropped" && isAtEnd(words, at + 1)) said.add("one");
        continue;
      }
      const next = words[at + 1];
      const isThing = next !== undefined && isUnknown(next, found.has(at + 1));
      if (isThing && ofASite.has(next.word)) return null;
      if (number !== null) return null;
      number = { value: word.number, isOfThings: isThing };
      if (isThing) at += 1;
    } else if (isRowOf(needed.get(at), how, isExchange || isSwap)) {
      const { values, end } = needed.get(at) ?? { values: [], end: at + 1 };
      for (const row of values) rows.push({ row, count: null, how: isExchange ? "dropped" : how });
      at = end - 1;
    } else if (!isAside(word) && !(rows.length > 0 && isPurpose(words, at))) {
      // "Drop the tokens" may name a row by one word of its name.
      if (how === "dropped" || isExchange) parts.push(word.word);
      else beside.push(word.word);
    }
  }
  // "The gap between the two"
  if (said.has("weighed") && said.has("both")) said.add("difference");
  const { denied } = read(words);
  const named = rows.map((one) =>
    denied.some(({ id }) => id === one.row) ? { ...one, how: "dropped" as const } : one,
  );
  // Why a price is what it is changes nothing.
  // One of several is not all of them.
  const isChoice = said.has("either") && rows.length > 1;
  if (said.has("why") || isChoice || (isLoose && beside.length > 0)) return null;
  if (signs.has("double")) times = 2;
  if (signs.has("triple")) times = 3;
  if (signs.has("times") && number) times = number.value;
  const [isOnce, isMonthly] = [
    signs.has("once") || said.has("buying"),
    signs.has("monthly") || said.has("renting"),
  ];
  const billing = isOnce === isMonthly ? null : isOnce ? "once" : "monthly";
  const lengths = withPeriod(new Set(spans.filter((cue) => signs.has(cue))), quantities);
  const [period, ...others] = lengths.filter(({ kind }) => kind === "duration");
  const [amount, ...more] = quantities.filter(({ kind }) => kind === "money");
  // Two lengths of time, two amounts, a percentage, or a currency that is not the list's: not of this alone.
  if (others.length + more.length > 0 || quantities.some(({ kind }) => kind === "percent")) return null;
  if (amount && amount.kind === "money" && amount.currency !== studio.currency) return null;
  if (period && !isWhole(period)) return null;
  return {
    rows: named,
    places,
    number: times === null ? number : null,
    period: period ?? null,
    amount: amount ?? null,
    billing,
    times,
    all,
    beside,
    parts,
    said,
  };
}

type Sign = "once" | "monthly" | "double" | "triple" | "times" | (typeof spans)[number];
type Value = Move | Sign | "aside" | number;

const spans = ["year", "halfYear", "quarter"] as const;
const signs: ReadonlySet<Value> = new Set<Value>(["once", "monthly", "double", "triple", "times", ...spans]);

function isSign(value: Value): value is Sign {
  return signs.has(value);
}

/** Of a phrase's meanings those that hold where it stands. */
function meantBy({ values, start, end }: Found<Value>, words: Words, how: How): readonly Value[] {
  // "No panel" and "no, a panel"
  const isBeforeCut = words[end]?.cut !== null || end >= words.length;
  if (values.includes("drop") && values.includes("correct"))
    return values.filter((value) => value !== (isBeforeCut ? "drop" : "correct"));
  // "Not" says what goes, and alone nothing.
  const isShort = end - start === 1 && values.includes("drop");
  if (isShort && nots.has(words[start]?.word ?? "") && !isBeforeName(words, end))
    return values.filter((value) => value !== "drop");
  return how === "dropped" && values.includes("add") ? values.filter((value) => value !== "drop") : values;
}

/** What is needed names a row where it is taken away: "without the roles". */
function isRowOf(found: Found<PriceId> | undefined, how: How, isExchange: boolean) {
  return found?.values.length === 1 && (isExchange || how === "dropped");
}

/** "A landing page for our spring campaign": what it is for, to the end. */
function isPurpose(words: Words, at: number) {
  const from = words
    .slice(0, at)
    .findLastIndex(({ word, products }) => meantFor.has(word) || products.length > 0);
  const isFor = meantFor.has(words[from]?.word ?? "") && at - from <= MOST_PURPOSE;
  return (
    isFor &&
    words
      .slice(at)
      .every(
        ({ products, quantity, cut }, index) => products.length === 0 && !quantity && (index === 0 || !cut),
      )
  );
}

function isAtEnd(words: Words, at: number) {
  return words.slice(at).every(isAside);
}

/** Whether what is named, or pointed at, comes within two words. */
function isBeforeName(words: Words, at: number) {
  return [at, at + 1, at + 2].some((next) => (words[next]?.products.length ?? 0) > 0);
}

function howAfter(values: readonly Value[], how: How, isExchanging: boolean): How | "exchange" {
  if (isExchanging && values.includes("by")) return "added";
  if (values.includes("replace")) return "exchange";
  if (values.includes("insteadOf") || values.includes("drop")) return "dropped";
  if (values.includes("add")) return "added";
  // "With just the token check" adds, and "without the panel, just the site" does not take away.
  const isReset = values.includes("correct") || (values.includes("only") && how === "dropped");
  return isReset ? "stated" : how;
}

/** "Three landing pages", and "one" is one. */
function countBefore(words: Words, at: number): number | null {
  const { number = null, word = "" } = words[at - 1] ?? {};
  return number ?? (word === "another" ? null : null);
}

function isUnknown({ products, quantity, number, word }: MaskedWord, isFound: boolean) {
  const isNothing = products.length === 0 && quantity === null && number === null;
  return isNothing && !isFound && !fillers.has(word) && word !== "?" && /^\p{L}{3,}/u.test(word);
}

function isAside({ word }: MaskedWord) {
  return word === "?" || fillers.has(word) || !/\p{L}/u.test(word);
}

function isWhole(period: Quantity) {
  const months = period.kind === "duration" ? monthsOf(period) : null;
  return months !== null && months !== undefined && Number.isInteger(months) && months > 0;
}

const withs = wordsInAllLanguages((vocabulary) => vocabulary.having);
const ones = wordsInAllLanguages(({ versions, pronouns }) => `${versions}, ${pronouns}`);
const meantFor = wordsInAllLanguages((vocabulary) => vocabulary.meantFor);
const MOST_PURPOSE = 4;
const every = wordsInAllLanguages((vocabulary) => `${vocabulary.every}, all, todos los, todas las`);
const nots = wordsInAllLanguages(({ not }) => not);
const ofASite = wordsInAllLanguages(({ pages, pricing }) => `${pages}, ${pricing.parts}`);

const findMoves = phraseFinder<Value>(
  Object.values(languages).flatMap(({ vocabulary }): [string, Value][] => [
    ...Object.entries(vocabulary.basket).map(([move, phrases]): [string, Value] => [phrases, move as Move]),
    ...signPhrases(vocabulary),
    ...vocabulary.places.map((phrases, place): [string, Value] => [phrases, place]),
    [vocabulary.last, LAST],
    [vocabulary.all, "both"],
    [vocabulary.cues.compare, "weighed"],
    [vocabulary.why, "why"],
    [vocabulary.either, "either"],
    [vocabulary.cues.other, "other"],
    [vocabulary.cues.bigger, "bigger"],
    [vocabulary.cues.smaller, "smaller"],
    [vocabulary.months.free, "free"],
    [vocabulary.months.paid, "free"],
    [vocabulary.cues.define, "includes"],
  ]),
);

function signPhrases({ monthly, once, pricing, cues }: Vocabulary): [string, Value][] {
  return [
    [monthly, "monthly"],
    [once, "once"],
    [pricing.double, "double"],
    [pricing.triple, "triple"],
    [pricing.times, "times"],
    ...spans.map((cue): [string, Value] => [cues[cue], cue]),
  ];
}
