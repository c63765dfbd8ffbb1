import { mostOfARow } from "#app/studio/estimate-query.ts";
import { figureAt } from "../text/figures.ts";
import { findProducts } from "../text/products.ts";
import type { Quantity } from "../text/quantities.ts";
import type { Token } from "../text/tokens.ts";
import { wordsInAllLanguages } from "../text/vocabulary.ts";
import { type Row, rowsOf } from "./listed.ts";

/** A stretch of a sentence that can be about something of its own: "an MVP costs €4,000", "a landing page 300". */
export type Clause = {
  start: number;
  end: number;
  quantities: Quantity[];
  /** the rows that it names */
  named: ReadonlySet<Row>;
  /** what its amounts are amounts of: these, else what the sentence names just before, else after */
  about: ReadonlySet<Row>;
};
export type Sentence = {
  start: number;
  end: number;
  clauses: Clause[];
  named: ReadonlySet<Row>;
  /** how many of a row: "2 × landing page" */
  counts: ReadonlyMap<Row, number>;
  /** where its first amount stands */
  firstQuantity: number;
};

/** A text's sentences and their clauses; a line is a sentence. Nothing is cut inside of a name or an amount. */
export function sentencesIn(tokens: readonly Token[], quantities: readonly Quantity[]): Sentence[] {
  const products = new Map(findProducts(tokens).map((found) => [found.start, found]));
  const measures = new Map(quantities.map((quantity) => [quantity.start, quantity]));
  const sentences: Sentence[] = [];
  let parts: Part[] = [];
  let part = newPart(0);
  let counts = new Map<Row, number>();
  let lastMeasure = -1;

  function endPart(at: number, next: number) {
    part.end = at;
    parts.push(part);
    part = newPart(next);
  }

  function endSentence(at: number) {
    endPart(at, at);
    sentences.push(asSentence(parts, counts));
    parts = [];
    counts = new Map();
  }

  for (let at = 0; at < tokens.length; at++) {
    const { text, gap } = tokens[at] ?? { text: "", gap: "" };
    if (gap === "\n" || (gap !== "" && endsSentence(tokens, at))) endSentence(at);
    const product = products.get(at);
    const measure = measures.get(at);
    if (product) {
      const rows = product.values.flatMap(rowsOf);
      part.named = new Set([...part.named, ...rows]);
      const count = countBefore(tokens, at);
      for (const row of count ? rows : []) counts.set(row, count);
    }
    if (measure) part.quantities.push(measure);
    const isRange = lastMeasure === at && measures.has(at + 1);
    lastMeasure = measure?.end ?? lastMeasure;
    // "A landing page and an MVP cost" is one clause, "a landing page costs €300 and an MVP 4,000" are two.
    const isJoin = joins.has(text) && part.quantities.length > 0 && !isRange;
    const end = measure?.end ?? product?.end;
    if (end) at = end - 1;
    else if (breaks.has(text) || isJoin) endPart(at, at + 1);
  }
  endSentence(tokens.length);
  return sentences;
}

type Part = Omit<Clause, "about">;

/** "2 × landing page", "two landing pages" */
function countBefore(tokens: readonly Token[], at: number) {
  const isTimes = times.has(tokens[at - 1]?.text ?? "");
  const figure = figureAt(tokens, isTimes ? at - 2 : at - 1);
  return figure && figure.value > 1 && figure.value <= mostOfARow ? figure.value : 0;
}

/** A full stop before it, with or without a quotation's end. */
function endsSentence(tokens: readonly Token[], at: number) {
  const last = closers.has(tokens[at - 1]?.text ?? "") ? at - 2 : at - 1;
  return enders.has(tokens[last]?.text ?? "");
}

function newPart(start: number): Part {
  return { start, end: start, quantities: [], named: nothing };
}

const nothing: ReadonlySet<Row> = new Set();

function asSentence(parts: Part[], counts: Sentence["counts"]): Sentence {
  const clauses = parts.map((part): Clause => ({ ...part, about: part.named }));
  // Names without an amount of their own belong to the next one's: "for a landing page, an MVP: €300 or 4,000".
  let before = nothing;
  let spent = false;
  for (const clause of clauses) {
    if (clause.named.size > 0) {
      before = new Set([...(spent ? [] : before), ...clause.named]);
      spent = false;
    } else clause.about = before;
    spent ||= clause.quantities.length > 0;
  }
  let after = nothing;
  for (const clause of clauses.toReversed()) {
    if (clause.about.size === 0) clause.about = after;
    if (clause.named.size > 0) after = clause.named;
  }
  const named = new Set(clauses.flatMap((clause) => [...clause.named]));
  const firstQuantity = clauses.find(({ quantities }) => quantities.length > 0)?.quantities[0]?.start ?? 0;
  return { start: parts[0]?.start ?? 0, end: parts.at(-1)?.end ?? 0, clauses, named, counts, firstQuantity };
}

const times = new Set(["×", "x"]);
const enders = new Set([".", "!", "?", "…"]);
const closers = new Set(["”", "»", '"', "’", ")", "*"]);
const breaks = new Set([",", ";"]);
const joins = wordsInAllLanguages(({ rangeAnd }) => rangeAnd);
