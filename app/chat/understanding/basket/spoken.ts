import type { PriceId } from "#app/studio/prices.ts";
import { findNeeds } from "../../text/needs.ts";
import type { Found } from "../../text/phrases.ts";
import type { Quantity } from "../../text/quantities.ts";
import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import { rowsAmong } from "../asks/row-picks.ts";
import type { MaskedWord } from "../words/masked-words.ts";
import { fillers } from "../words/numbers-in.ts";
import { tokensIn, type Words } from "../words/segments.ts";
import { findMoves, type Meaning, type Move } from "./move-phrases.ts";

/** Stated, put on top, or taken away. */
export type How = "stated" | "added" | "dropped";
export type Named = { readonly row: PriceId; readonly count: number | null; readonly how: How };
export type Pointed = { readonly place: number; readonly how: How };
/** Several rows, or several of one. */
export function isList(named: readonly Named[]) {
  return new Set(named.map(({ row }) => row)).size > 1 || named.some(({ count }) => (count ?? 1) > 1);
}

/** A number of nothing, or of things that are counted: "three of them", "for four shops". */
export type Counted = { readonly value: number; readonly isOfThings: boolean };

/** What a message's words say one after the other, as far as they were read. */
type Spoken = {
  readonly words: Words;
  readonly phrases: ReadonlyMap<number, Found<Meaning>>;
  readonly needs: ReadonlyMap<number, Found<PriceId>>;
  readonly rows: Named[];
  readonly places: Pointed[];
  readonly said: Set<Move>;
  readonly quantities: Quantity[];
  /** words of what is taken away: of a row's name, or of something else */
  readonly parts: string[];
  /** words that say something beside */
  readonly beside: string[];
  number: Counted | null;
  /** as many of what was spoken of: "all three" */
  all: number;
  /** how what comes next is meant; what is given up for another comes first */
  how: How | "given";
  wasGiven: boolean;
  /** "with" may put on top, or say what is in it */
  isLoose: boolean;
  /** so many rows stood before the clause that is read */
  rowsBefore: number;
};

/** Reads a message word by word; null where it holds what no move is made of. */
export function spokenIn(words: Words): Spoken | null {
  const tokens = tokensIn(words);
  const spoken: Spoken = {
    words,
    phrases: new Map(findMoves(tokens).map((one) => [one.start, one])),
    needs: new Map(findNeeds(tokens).map((one) => [one.start, one])),
    rows: [],
    places: [],
    said: new Set(),
    quantities: [],
    parts: [],
    beside: [],
    number: null,
    all: 2,
    how: "stated",
    wasGiven: false,
    isLoose: false,
    rowsBefore: 0,
  };
  let at: number | null = 0;
  while (at !== null && at < words.length) at = readAt(spoken, at);
  return at === null ? null : spoken;
}

/** Where the next word to read stands; null where this one is of nothing that can be wanted. */
function readAt(spoken: Spoken, at: number): number | null {
  const { words, phrases, needs, quantities, rows } = spoken;
  const word = words[at];
  if (!word) return at + 1;
  if (word.cut) spoken.rowsBefore = rows.length;
  if (word.products.length > 0) return readName(spoken, word, at);
  if (word.quantity) {
    quantities.push(word.quantity);
    return at + 1;
  }
  const phrase = phrases.get(at);
  // Spanish "tres" is a number, whatever it says in French.
  const isNumber = word.number !== null && word.number > 1 && phrase?.values.every((one) => one === "aside");
  if (phrase && !isNumber) return readPhrase(spoken, phrase);
  if (word.number !== null) return readNumber(spoken, word.number, at);
  const need = needs.get(at);
  const [row, more] = need?.values ?? [];
  // "Without the roles": what a row is needed for, where it is taken away or comes in its place.
  if (need && row && !more && (isTaken(spoken) || spoken.wasGiven)) {
    rows.push({ row, count: null, how: howOf(spoken) });
    return need.end;
  }
  const isPart = isAside(word) || (rows.length > 0 && isPurpose(words, at));
  // "Drop the tokens" may name a row by one word of its name.
  if (!isPart) (isTaken(spoken) ? spoken.parts : spoken.beside).push(word.word);
  return at + 1;
}

function readName(spoken: Spoken, { products, cut }: MaskedWord, at: number): number | null {
  const { words, said, rows } = spoken;
  const before = words[at - 1];
  // "All three of your security services", "nothing of security": each of its rows.
  const isAll = isTaken(spoken) || said.has("both") || every.has(before?.word ?? "");
  const named = products.flatMap((product) =>
    product.kind === "row" ? [product.id] : isAll ? rowsAmong([product]) : [],
  );
  const count = cut === null ? (before?.number ?? null) : null;
  rows.push(...named.map((row) => ({ row, count, how: howOf(spoken) })));
  if (count !== null && count === spoken.number?.value) spoken.number = null;
  return named.length > 0 ? at + 1 : null;
}

function readPhrase(spoken: Spoken, phrase: Found<Meaning>): number | null {
  const { words, said, rows, places } = spoken;
  const { start, end } = phrase;
  const meanings = meantBy(phrase, words);
  // "The first month" is no place, "in two payments" no number of anything.
  const isOfTime = meanings.some((one) => typeof one === "number") && units.has(words[end]?.word ?? "");
  const isInParts = meanings.includes("times") && within.has(words[start - 2]?.word ?? "");
  if (isOfTime || isInParts) return null;
  const isAdding = meanings.includes("add");
  // "Maintenance on top": what stands before it comes on top.
  const last = rows.at(-1);
  const isBehind = last?.how === "stated" && (isAtEnd(words, end) || (words[end]?.cut ?? null) !== null);
  if (isAdding && isBehind) rows[rows.length - 1] = { ...last, how: "added" };
  // "Take the on-call off again": said behind it, too.
  if (meanings.includes("drop") && isBehind && isAtEnd(words, end))
    rows[rows.length - 1] = { ...last, how: "dropped" };
  // "Drop the landing page, two panels instead": what stands before it, in a clause of its own, takes the place.
  if (meanings.includes("correct") && isAtEnd(words, end) && spoken.rowsBefore > 0)
    for (const [index, row] of rows.entries())
      if (index >= spoken.rowsBefore && row.how === "dropped") rows[index] = { ...row, how: "stated" };
  for (const meaning of meanings) {
    if (typeof meaning === "number") places.push({ place: meaning, how: howOf(spoken) });
    else if (meaning !== "aside") said.add(meaning);
  }
  if (meanings.includes("both"))
    spoken.all = words.slice(start, end).find(({ number }) => (number ?? 0) > 2)?.number ?? 2;
  const isWith = isAdding && withs.has(words[end - 1]?.word ?? "");
  spoken.isLoose ||= isWith;
  spoken.how = howAfter(meanings, spoken);
  spoken.wasGiven ||= spoken.how === "given";
  // "One with roles" is another one, and nothing on top.
  return isWith && ones.has(words[start - 1]?.word ?? "") ? null : end;
}

function readNumber(spoken: Spoken, value: number, at: number): number | null {
  const { words, phrases, said } = spoken;
  // "In month four"
  if (units.has(words[at - 1]?.word ?? "")) return null;
  if (value === 1) {
    if (isTaken(spoken) && isAtEnd(words, at + 1)) said.add("fewer");
    return at + 1;
  }
  const next = words[at + 1];
  const isNoun = next !== undefined && !phrases.has(at + 1) && isUnknown(next);
  const isOfParts = isNoun && ofASite.has(next.word);
  // "Two roles", "15 March": a number of what is not bought says something beside.
  const isOfThings = isNoun && things.has(next.word);
  // "Two, and not three"; "two files, of two brands".
  const isDenied = isTaken(spoken) && spoken.number !== null;
  if (isDenied || spoken.number?.value === value) return isOfThings ? at + 2 : at + 1;
  if (isOfParts || spoken.number !== null) return null;
  spoken.number = { value, isOfThings };
  return isOfThings ? at + 2 : at + 1;
}

function howOf({ how }: Spoken): How {
  return how === "given" ? "dropped" : how;
}

function isTaken(spoken: Spoken) {
  return howOf(spoken) === "dropped";
}

/** Of a phrase's meanings those that hold where it stands. */
function meantBy({ values, start, end }: Found<Meaning>, words: Words): readonly Meaning[] {
  if (!values.includes("drop")) return values;
  const without = (one: Meaning) => values.filter((value) => value !== one);
  // "No panel" and "no, a panel"
  const isBeforeCut = (words[end]?.cut ?? "end") !== null;
  if (values.includes("correct")) return without(isBeforeCut ? "drop" : "correct");
  // "Not" says what goes, and alone nothing.
  const isNot = end - start === 1 && nots.has(words[start]?.word ?? "");
  const isBeforeName = words
    .slice(end, end + NEAR)
    .some(({ products, number }) => products.length > 0 || number !== null);
  return isNot && !isBeforeName ? without("drop") : values;
}

function howAfter(meanings: readonly Meaning[], { how, rows }: Spoken): Spoken["how"] {
  if (meanings.includes("by") && how === "given") return rows.length > 0 ? "added" : "stated";
  if (meanings.includes("replace")) return "given";
  if (meanings.includes("insteadOf") || meanings.includes("drop")) return "dropped";
  if (meanings.includes("add")) return "added";
  // "With just the token check" adds, and "without the panel, just the site" does not take away.
  // "I'll also take the upkeep" corrects nothing.
  const isAwaited = how === "given" || (how === "added" && rows.at(-1)?.how !== "added");
  const isReset = meanings.includes("correct") ? !isAwaited : meanings.includes("only") && how === "dropped";
  return isReset ? "stated" : how;
}

/** "A landing page for our spring campaign": what it is for, to the end. */
function isPurpose(words: Words, at: number) {
  const isFor = ({ word }: MaskedWord) => meantFor.has(word);
  const from = words.slice(0, at).findLastIndex((word) => isFor(word) || word.products.length > 0);
  const [first, ...rest] = words.slice(at);
  const isPlain = ({ products, quantity }: MaskedWord) => products.length === 0 && !quantity;
  const begins = words[from] !== undefined && isFor(words[from]) && at - from <= LONG;
  return begins && first !== undefined && isPlain(first) && rest.every((word) => isPlain(word) && !word.cut);
}

function isAtEnd(words: Words, at: number) {
  return words.slice(at).every(isAside);
}

function isUnknown({ products, quantity, number, word }: MaskedWord) {
  const isNothing = products.length === 0 && quantity === null && number === null;
  return isNothing && !fillers.has(word) && /^\p{L}{3,}/u.test(word);
}

function isAside({ word }: MaskedWord) {
  return fillers.has(word) || !/\p{L}/u.test(word);
}

/** So few words stand between "not" and what is meant. */
const NEAR = 3;
/** What something is for is said in no more words. */
const LONG = 4;
const withs = wordsInAllLanguages((vocabulary) => vocabulary.having);
const ones = wordsInAllLanguages(({ versions, pronouns }) => `${versions}, ${pronouns}`);
const meantFor = wordsInAllLanguages((vocabulary) => vocabulary.meantFor);
const every = wordsInAllLanguages((vocabulary) => vocabulary.every);
const things = wordsInAllLanguages(({ basket }) => basket.things);
const units = wordsInAllLanguages((vocabulary) => Object.values(vocabulary.units).join(", "));
const within = wordsInAllLanguages((vocabulary) => vocabulary.within);
const nots = wordsInAllLanguages(({ not }) => not);
const ofASite = wordsInAllLanguages(({ pages, pricing }) => `${pages}, ${pricing.parts}`);
