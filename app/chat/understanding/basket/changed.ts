import { mostOfARow } from "#app/studio/estimate-query.ts";
import type { PriceId } from "#app/studio/prices.ts";
import type { Quantity } from "../../text/quantities.ts";
import { type Ask, plainAsk } from "../asks/ask.ts";
import { isRow, isUpkeep, rowsAmong } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { areSame, type Basket, type Line, productsOf } from "../thread/basket.ts";
import { FRAGMENT } from "../thread/heard.ts";
import type { Thread } from "../thread/thread.ts";
import type { Words } from "../words/segments.ts";
import { linesAfter } from "./lines.ts";
import { type Moves, movesIn } from "./moves.ts";

/**
 * What is asked by who changes what they have in mind, and says nothing else: "without the panel", "three of them, by
 * the month", "how much less is that than at first?"; null where that is not all of it, or where it changes nothing.
 */
export function changed(words: Words, thread: Thread): Ask | null {
  const now = thread.baskets.at(-1);
  const moves = now ? movesIn(words) : null;
  if (!now || !moves || !isMove(moves)) return null;
  const lines = linesAfter(moves, thread, now);
  if (!lines || lines.length === 0 || lines.some(({ count }) => count > mostOfARow)) return null;
  const months = monthsSaid(moves, thread);
  if (moves.number && !months && areSame(lines, now.lines)) return null;
  const billing = moves.billing ?? now.billing;
  const hasUpkeep = lines.some(({ row }) => isUpkeep({ kind: "row", id: row }));
  // "And paid once?" has no end.
  const isEndless = moves.billing === "once" && !moves.period && !hasUpkeep && !moves.said.has("cheaper");
  const period = isEndless ? null : (moves.period ?? months ?? now.period);
  return asked(moves, { lines, period, billing }, now, thread);
}

/** Whether it changes or compares anything: "how much?" alone is asked of what was spoken of. */
function isMove({ rows, places, number, period, amount, billing, times, said }: Moves) {
  const isSaid = rows.length + places.length > 0 || number || period || amount || billing || times;
  return (
    isSaid ||
    (["both", "single", "another", "difference", "breakEven"] as const).some((move) => said.has(move))
  );
}

/** "And eight?", of months. */
function monthsSaid({ number, said }: Moves, { counted, period }: Thread): Quantity | null {
  if (!number || number.isOfThings || said.has("pieces") || said.has("each") || counted !== "period")
    return null;
  return {
    kind: "duration",
    unit: period?.kind === "duration" ? period.unit : "month",
    value: number.value,
    start: 0,
    end: 0,
  };
}

function asked(moves: Moves, next: Basket, now: Basket, thread: Thread): Ask | null {
  const { said, amount } = moves;
  const isChanged = !areSame(next.lines, now.lines);
  const ask = (topic: Topic, more: Partial<Ask> = {}): Ask => ({
    ...plainAsk(topic, ...productsOf(next.lines)),
    counts: countsOf(next.lines),
    quantities: next.period ? [next.period] : [],
    monthly: next.billing === "monthly",
    once: next.billing === "once",
    firm: true,
    probability: FRAGMENT,
    ...more,
  });
  const isPointed = isChanged || moves.rows.length + moves.places.length > 0;
  // "No, the landing page": the same of it.
  const isSame =
    isChanged &&
    said.has("correct") &&
    isUnasked(moves) &&
    thread.topic !== null &&
    repeated.has(thread.topic);
  if (isSame && thread.topic) return ask(thread.topic, { quantities: [] });
  if (said.has("time")) return isPointed ? ask("time", { quantities: [] }) : null;
  if (said.has("includes") && !said.has("price") && !said.has("sum"))
    return isPointed ? ask("includes", { quantities: [] }) : null;
  if (said.has("difference")) return against(moves, next, now, thread, ask);
  if (said.has("cheaper") && (said.has("both") || next.lines.length > 1 || moves.places.length > 0))
    return null;
  if (said.has("cheaper") && !next.period && !isChanged) return ask("compare");
  if (said.has("breakEven")) return ask("compare", { quantities: [], aspect: "paidOff" });
  const budget = amount
    ? { amount, monthly: next.billing === "monthly" }
    : said.has("enough")
      ? thread.budget
      : null;
  if (amount && !isChanged && moves.rows.length === 0 && !isOfRows(thread)) return null;
  if (budget) return fitting(ask, next, budget);
  return priced(ask, next);
}

/** It names or points, and asks nothing. */
function isUnasked({ said, period, amount, billing, number }: Moves) {
  const isAsked = (
    ["price", "sum", "difference", "cheaper", "enough", "time", "includes", "breakEven"] as const
  ).some((move) => said.has(move));
  return !isAsked && !period && !amount && !billing && !number;
}

const repeated: ReadonlySet<Topic> = new Set<Topic>(["time", "includes"]);

/** What it comes to: of one, by the month or once, or over some months; of several, together. */
function priced(ask: Asking, { lines, period, billing }: Basket): Ask {
  const [only, more] = lines;
  if (more || (only && only.count > 1)) return ask("estimate");
  if (period) return ask("compare");
  return billing === "monthly" ? ask("subscription-price") : ask("price");
}

function fitting(
  ask: Asking,
  { lines, period }: Basket,
  { amount, monthly }: NonNullable<Thread["budget"]>,
): Ask {
  const [only, more] = lines;
  const quantities = period ? [period, amount] : [amount];
  const isOne = !more && only?.count === 1 && !period;
  return ask(isOne ? "budget" : "estimate", { quantities, monthly });
}

/** An amount was last said of rows, and not of the whole list. */
function isOfRows({ asked, budget }: Thread) {
  return asked !== null && budget !== null && rowsAmong(asked.products.filter(isRow)).length > 0;
}

/** By how much it differs from what was wanted before, or at first; of two that were not added up, the one from the other. */
function against(
  moves: Moves,
  next: Basket,
  now: Basket,
  { baskets, asked }: Thread,
  ask: Asking,
): Ask | null {
  const others = baskets.filter(({ lines }) => !areSame(lines, next.lines));
  const other = moves.said.has("first") ? others[0] : others.at(-1);
  const isChanged = !areSame(next.lines, now.lines);
  if (isChanged && !moves.said.has("first")) return ask("difference", { against: now.lines });
  const [one, two, more] = next.lines;
  const isSum = asked?.topic === "estimate" || asked?.aspect === "sum";
  if (one && two && !more && !isSum)
    return ask("difference", { products: productsOf(next.lines), against: [] });
  // "What is the difference over those twelve months?", of the two ways to pay.
  if (!two && next.period && asked?.topic === "compare" && !moves.said.has("first"))
    return ask("compare", { aspect: "gap" });
  if (!other) return null;
  const [before, several] = other.lines;
  const areSingle = one && !two && one.count === 1 && before?.count === 1 && !several && !next.period;
  return areSingle
    ? ask("difference", { products: productsOf([before, one]) })
    : ask("difference", { against: other.lines });
}

type Asking = (topic: Topic, more?: Partial<Ask>) => Ask;

function countsOf(lines: readonly Line[]): Partial<Record<PriceId, number>> {
  return Object.fromEntries(lines.flatMap(({ row, count }) => (count > 1 ? [[row, count]] : [])));
}
