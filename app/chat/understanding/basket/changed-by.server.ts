import type { Quantity } from "../../text/quantities.ts";
import type { Ask } from "../asks/ask.ts";
import { isGrown, isUpkeep } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { guessNeeds, guessTopics } from "../model/classifiers.server.ts";
import { areSame, type Basket } from "../thread/basket.ts";
import { PLAIN, UNSURE } from "../thread/heard.ts";
import { asProducts } from "../thread/shown-by.ts";
import type { Thread } from "../thread/thread.ts";
import type { Words } from "../words/segments.ts";
import { linesAfter } from "./lines.ts";
import { type Move, ofSizes } from "./move-phrases.ts";
import { type Moves, movesIn } from "./moves.ts";
import { otherBudget } from "./other-budget.ts";
import { isOfPrices, questionOf } from "./question.ts";
import { isList } from "./spoken.ts";

/** What is asked by words that are moves, all of them but a word or two. */
export function changedBy(words: Words, thread: Thread): Ask | null {
  const moves = forEditing(ofContents(withDescribed(movesIn(words), words, thread), words, thread), words);
  if (
    !moves ||
    (thread.topic === null && !isFirst(moves)) ||
    !isMove(moves, thread) ||
    !isAllOf(moves, words, thread)
  )
    return null;
  const isOfLine = pointing.some((move) => moves.said.has(move));
  // "And if I need one more?", of rounds of corrections, is of no row.
  if (isOfLine && namesNothing(moves) && !isOfPrices(thread)) return null;
  const now = thread.baskets.at(-1) ?? nothing;
  const budget = otherBudget(moves, thread);
  if (budget) return budget;
  const lines = linesAfter(moves, thread, now);
  if (!lines || lines.length === 0 || lines.some(({ count }) => count < 1 || count > MOST)) return null;
  // "How many are you?" "Two?" is of another matter.
  const isBare = moves.number !== null && moves.rows.length === 0 && !moves.number.isOfThings;
  if (isBare && !isOfPrices(thread)) return null;
  const months = monthsSaid(moves, thread);
  if (moves.number && !months && areSame(lines, now.lines)) return null;
  return questionOf(moves, { ...settings(moves, now, months, lines, thread), lines }, now, thread);
}

/** "Plus a place where the staff edit the orders": what is put on top without its name. */
function withDescribed(moves: Moves | null, words: Words, thread: Thread): Moves | null {
  if (!moves?.said.has("add") || moves.rows.length > 0 || moves.beside.length < DESCRIBING) return moves;
  const lines = thread.baskets.at(-1)?.lines ?? [];
  const [guess] = guessNeeds(words);
  const row = guess && guess.class !== "none" && guess.probability >= PLAIN ? guess.class : null;
  const isKnown = lines.some((line) => line.row === row);
  if (!row || isKnown || lines.length === 0 || !isOfPrices(thread)) return moves;
  // An MVP with payments is the larger product, and nothing on top.
  if (isGrown(row, asProducts(lines.map((line) => line.row)))) return moves;
  return { ...moves, rows: [{ row, count: null, how: "added" }], beside: [] };
}

/** "And what do I get for that price?" asks for what is in it, in words of a price. */
function ofContents(moves: Moves | null, words: Words, { topic }: Thread): Moves | null {
  if (!moves?.said.has("includes") || !moves.said.has("price") || moves.amount) return moves;
  const [guess] = guessTopics(words, topic);
  if (guess?.class !== "includes" || guess.probability < PLAIN) return moves;
  return { ...moves, said: new Set([...moves.said].filter((move) => move !== "price")) };
}

/** "And with a panel, so that I can change the texts?" says what it is for, and exchanges nothing. */
function forEditing(moves: Moves | null, words: Words): Moves | null {
  const isPanel = moves?.rows.every(({ row, how }) => row === "adminPanels" && how === "added");
  if (!moves?.said.has("replace") || moves.rows.length === 0 || !isPanel) return moves;
  if (guessTopics(words, null)[0]?.class !== "content-editing") return moves;
  return { ...moves, said: new Set<Move>(["add"]), parts: [] };
}

/** Fewer words describe nothing. */
const DESCRIBING = 2;

/** "A landing page plus an MVP, by the month": to begin with, what is listed is added up, and not weighed. */
function isFirst({ rows, said, beside }: Moves) {
  return isList(rows) && beside.length === 0 && !others.some((move) => said.has(move));
}

const others = [
  "free",
  "same",
  "weighed",
  "difference",
  "cheaper",
  "breakEven",
  "drop",
  "replace",
  "insteadOf",
  "time",
  "includes",
  "other",
  "each",
] as const;

/** Whether it says nothing else; a word or two beside, where all of it is heard as money. */
function isAllOf({ beside, said, rows }: Moves, words: Words, { topic }: Thread) {
  if (beside.length === 0) return true;
  const [guess] = guessTopics(words, topic);
  // "And if I add a page while we wait for the launch?" asks for no terms of a change.
  const isAdded = said.has("add") && rows.some(({ how }) => how === "added");
  if (isAdded && beside.length <= MOST_ADDING && adding.has(guess?.class ?? "price")) return true;
  const isOfMoney = guess !== undefined && ofAmounts.has(guess.class);
  const least = beside.length === 1 ? UNSURE : PLAIN;
  return (
    isOfMoney &&
    beside.length <= MOST_BESIDE &&
    beside.length * SHARE <= words.length &&
    guess.probability >= least
  );
}

/** How long, and paid how. */
function settings(
  moves: Moves,
  now: Basket,
  months: Quantity | null,
  lines: Basket["lines"],
  thread: Thread,
) {
  const billing = moves.billing ?? now.billing;
  const hasUpkeep = lines.some(({ row }) => isUpkeep({ kind: "row", id: row }));
  // "And paid once?" has no end, unless it is weighed against so many months.
  const isWeighed = moves.said.has("cheaper") || moves.said.has("difference");
  // "Without the upkeep": what it was to last goes with it.
  const isUpkept = now.lines.some(({ row }) => isUpkeep({ kind: "row", id: row }));
  if (isUpkept && !hasUpkeep && !moves.period && !months && billing !== "monthly")
    return { billing, period: null };
  // "Over the same time", of what was spoken of before.
  const again = moves.said.has("same") && !now.period ? thread.period : null;
  const isEndless = moves.billing === "once" && !moves.period && !hasUpkeep && !isWeighed;
  return { billing, period: isEndless ? null : (moves.period ?? months ?? now.period ?? again) };
}

/** Whether it changes or compares anything: "how much?" alone is asked of what was spoken of. */
function isMove(
  { rows, places, parts, number, period, amount, billing, times, said }: Moves,
  { budget }: Thread,
) {
  const isSaid =
    rows.length + places.length + parts.length > 0 || number || period || amount || billing || times;
  return isSaid || (budget !== null && said.has("left")) || telling.some((move) => said.has(move));
}

const telling = [
  "both",
  "together",
  "single",
  "another",
  "fewer",
  "difference",
  "breakEven",
  "bigger",
  "smaller",
  ...ofSizes,
  "restore",
  "before",
  "includes",
] as const;

/** Of what is spoken of, where that is sold. */
const pointing = ["another", "fewer", "single", "bigger", "smaller", ...ofSizes] as const;

function namesNothing({ rows, places, parts, amount, billing, period, said }: Moves) {
  const isPriced = said.has("price") || said.has("sum") || said.has("together");
  return rows.length + places.length + parts.length === 0 && !amount && !billing && !period && !isPriced;
}

/** "And eight?", of months. */
function monthsSaid({ number, said }: Moves, { counted, period }: Thread): Quantity | null {
  const isOfThings = number?.isOfThings || said.has("pieces") || said.has("each");
  if (!number || isOfThings || counted !== "period") return null;
  const unit = period?.kind === "duration" ? period.unit : "month";
  return { kind: "duration", unit, value: number.value, start: 0, end: 0 };
}

const ofAmounts: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "subscription-price",
  "compare",
  "estimate",
  "budget",
]);
/** Heard where something is put on top. */
const adding: ReadonlySet<Topic> = new Set<Topic>([...ofAmounts, "scope-change", "extend", "extra-costs"]);
const MOST_ADDING = 4;
const MOST_BESIDE = 2;
/** One word of so many. */
const SHARE = 4;
const nothing: Basket = { lines: [], period: null, billing: null };
/** Nobody wants more of one thing; the estimate's page counts fewer. */
const MOST = 20;
