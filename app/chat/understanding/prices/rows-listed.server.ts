import type { PriceId } from "#app/studio/prices.ts";
import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import { SURE } from "../asks/ask.ts";
import { isRow, rowsAmong, sites } from "../asks/row-picks.ts";
import { guessNeeds } from "../model/classifiers.server.ts";
import { productsIn } from "../words/masked-words.ts";
import { read } from "../words/reading.ts";
import type { Words } from "../words/segments.ts";
import { sidesOf } from "../words/sides.ts";

/**
 * The rows that a message lists, named or described, in its order: of all ways to cut it into stretches the one whose
 * stretches are each most likely of a row, or of nothing. None where it says one thing, or nothing plainly.
 */
export function rowsListed(words: Words, least = LIKELY): PriceId[] {
  const pieces = piecesOf(words);
  const seen = new Map<string, Heard>();
  const hear = (from: number, to: number) => {
    const key = `${from} ${to}`;
    const heard = seen.get(key) ?? heardIn(pieces.slice(from, to).flat());
    seen.set(key, heard);
    return heard;
  };
  const [best] = partitions(pieces.length)
    .map((cuts) => {
      const heard = cuts.slice(1).map((to, at) => hear(cuts[at] ?? 0, to));
      return {
        rows: [...new Set(heard.flatMap(({ rows }) => rows))],
        probability: heard.reduce((product, { probability }) => product * probability, 1),
      };
    })
    .filter(({ rows }) => rows.length > 1)
    .sort((a, b) => b.probability - a.probability);
  const whole = hear(0, pieces.length);
  const isOne = whole.rows.length === 1 && (best?.probability ?? 0) < whole.probability * AS_LIKELY;
  return best && best.probability >= least && !isOne ? best.rows : [];
}

/** "How much more is the one with accounts and paid plans than the first version with sign-up alone?" */
export function rowsSetAgainst(words: Words): PriceId[] {
  const sides = sidesOf(words).map(heardIn);
  if (sides.length === 0) return [];
  const rows = [...new Set(sides.flatMap((side) => side.rows))];
  return sides.every((side) => side.rows.length === 1 && side.probability >= PLAINLY) ? rows : [];
}

type Heard = { rows: readonly PriceId[]; probability: number };

/** What a stretch of a message is of, and how likely it is that and nothing more. */
function heardIn(words: Words): Heard {
  const named = rowsAmong(productsIn(words).filter(isRow));
  // "Six months, how much in total?" describes nothing.
  const isBare = named.length === 0 && read(words).rest === 0;
  const guesses = !isBare && (words.length >= DESCRIBING || named.length > 0) ? guessNeeds(words) : [];
  const [guess] = guesses;
  const likely = (of: (row: string) => boolean) =>
    guesses.reduce((sum, one) => (of(one.class) ? sum + one.probability : sum), 0);
  // "Accounts, a checkout and a dashboard" names a part of what it describes; "keep my site up to date" what it is done to.
  const isPart =
    guess !== undefined &&
    guess.probability >= PLAINLY &&
    ((guess.class === "saasPrototype" && named.every((row) => row === "adminPanels")) ||
      (guess.class === "maintenance" && named.every((row) => sites.has(row))));
  if (named.length > 0 && !isPart) {
    const own = likely((row) => row === "none" || named.some((id) => id === row));
    return { rows: named, probability: Math.max(own, NAMED) };
  }
  if (!guess || guess.class === "none")
    return { rows: [], probability: guess ? guess.probability : SAYING_NOTHING };
  const isNothing = words.length < SHORT && guess.probability < SURE;
  return isNothing
    ? {
        rows: [],
        probability: Math.max(
          likely((row) => row === "none"),
          NAMED,
        ),
      }
    : { rows: [guess.class], probability: guess.probability };
}

/** Where a list may go on: at a comma, a stop, an "and". */
function piecesOf(words: Words): Words[] {
  const starts = words.flatMap(({ word, cut }, at) =>
    at === 0 || cut !== null || joining.has(word) ? [at] : [],
  );
  const kept = starts.slice(0, MOST_PIECES);
  return kept.map((start, at) => words.slice(start, kept[at + 1]));
}

/** All ways to cut so many pieces into stretches: the places of the cuts, both ends among them. */
function partitions(count: number): number[][] {
  return Array.from({ length: 2 ** Math.max(0, count - 1) }, (_, mask) => [
    0,
    ...Array.from({ length: count - 1 }, (_, at) => at + 1).filter((at) => mask & (2 ** (at - 1))),
    count,
  ]);
}

/** 128 ways to cut. */
const MOST_PIECES = 8;
/** So many words may describe something, and below so many only what is likely does. */
const DESCRIBING = 2;
const SHORT = 4;
/** So likely a row that is named is meant, whatever else is said beside it … */
const NAMED = 0.5;
/** … but for what it is plainly a part of. */
const PLAINLY = 0.85;
const SAYING_NOTHING = 0.9;
const LIKELY = 0.4;
const AS_LIKELY = 0.7;

const joining = wordsInAllLanguages(({ joins, cues }) => `${joins}, ${cues.add}`);
