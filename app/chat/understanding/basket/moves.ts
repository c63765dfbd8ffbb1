import { studio } from "#app/studio/company.ts";
import type { PriceId } from "#app/studio/prices.ts";
import type { BasketVocabulary, Vocabulary } from "#locales/language.ts";
import { languages } from "#locales/languages.server.ts";
import { monthsOf } from "../../text/durations.ts";
import { type Found, phraseFinder } from "../../text/phrases.ts";
import type { Quantity } from "../../text/quantities.ts";
import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { MaskedWord } from "../words/masked-words.ts";
import { memoized } from "../words/memoized.ts";
import { fillers } from "../words/numbers-in.ts";
import { withPeriod } from "../words/periods.ts";
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
};

/** Stated, put on top, or taken away. */
type How = "stated" | "added" | "dropped";
export type Named = { readonly row: PriceId; readonly count: number | null; readonly how: How };
export type Pointed = { readonly place: number; readonly how: How };
export type Move = Exclude<keyof BasketVocabulary, "aside"> | "both" | "other";

/** The last of several. */
export const LAST = -1;

/** What a message's words do, all of them; null where one of them says something beside. */
export const movesIn = memoized(movesOf);

function movesOf(words: Words): Moves | null {
  const found = new Map(findMoves(tokensIn(words)).map((one) => [one.start, one]));
  const rows: Named[] = [];
  const places: Pointed[] = [];
  const said = new Set<Move>();
  const quantities: Quantity[] = [];
  const signs = new Set<Sign>();
  let number: Moves["number"] = null;
  let times: number | null = null;
  let how: How = "stated";
  let isExchange = false;
  let all = 2;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) break;
    const one = found.get(at);
    if (word.products.length > 0) {
      const named = word.products.flatMap((product) => (product.kind === "row" ? [product.id] : []));
      if (named.length === 0) return null;
      const own: How = isExchange ? "dropped" : how;
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
      if (values.includes("add") && last?.how === "stated" && isAtEnd(words, one.end))
        rows[rows.length - 1] = { ...last, how: "added" };
      for (const value of values) {
        if (typeof value === "number") places.push({ place: value, how: isExchange ? "dropped" : how });
        else if (isSign(value)) signs.add(value);
        else if (value !== "aside") said.add(value);
      }
      const next = howAfter(values, how, isExchange && rows.length > 0);
      if (next === "exchange") isExchange = true;
      else if (next !== how || values.includes("by")) {
        isExchange = false;
        how = next;
      }
      at = one.end - 1;
    } else if (word.number !== null) {
      if (word.number === 1) continue;
      const next = words[at + 1];
      const isThing = next !== undefined && isUnknown(next, found.has(at + 1));
      if (isThing && parts.has(next.word)) return null;
      if (number !== null) return null;
      number = { value: word.number, isOfThings: isThing };
      if (isThing) at += 1;
    } else if (!isAside(word)) return null;
  }
  if (signs.has("double")) times = 2;
  if (signs.has("triple")) times = 3;
  if (signs.has("times") && number) times = number.value;
  const isOnce = signs.has("once") && !signs.has("monthly");
  const billing = isOnce ? "once" : signs.has("monthly") && !signs.has("once") ? "monthly" : null;
  const lengths = withPeriod(new Set(spans.filter((cue) => signs.has(cue))), quantities);
  const [period, ...others] = lengths.filter(({ kind }) => kind === "duration");
  const [amount, ...more] = quantities.filter(({ kind }) => kind === "money");
  // Two lengths of time, two amounts, a percentage, or a currency that is not the list's: not of this alone.
  if (others.length + more.length > 0 || quantities.some(({ kind }) => kind === "percent")) return null;
  if (amount && amount.kind === "money" && amount.currency !== studio.currency) return null;
  if (period && !isWhole(period)) return null;
  return {
    rows,
    places,
    number: times === null ? number : null,
    period: period ?? null,
    amount: amount ?? null,
    billing,
    times,
    all,
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
  return values.includes("correct") || values.includes("only") ? "stated" : how;
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

const nots = wordsInAllLanguages(({ not }) => not);
const parts = wordsInAllLanguages(({ pages, pricing }) => `${pages}, ${pricing.parts}`);

const findMoves = phraseFinder<Value>(
  Object.values(languages).flatMap(({ vocabulary }): [string, Value][] => [
    ...Object.entries(vocabulary.basket).map(([move, phrases]): [string, Value] => [phrases, move as Move]),
    ...signPhrases(vocabulary),
    ...vocabulary.places.map((phrases, place): [string, Value] => [phrases, place]),
    [vocabulary.last, LAST],
    [vocabulary.all, "both"],
    [vocabulary.cues.other, "other"],
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
