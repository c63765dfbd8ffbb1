import type { Ask } from "../asks/ask.ts";
import { isRow } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { areSame, type Basket } from "../thread/basket.ts";
import type { Thread } from "../thread/thread.ts";
import { amountIn } from "../words/reading.ts";
import { askerOf } from "./asker.ts";
import { differing, ofTwo } from "./differing.ts";
import type { Moves } from "./moves.ts";

/** What a message's moves ask of what is wanted now; null where that is asked better by its words. */
export function questionOf(moves: Moves, next: Basket, now: Basket, thread: Thread): Ask | null {
  const { said } = moves;
  // "The cheaper of the two" is one of them; "is the monthly way of both cheaper over three months?" is of both.
  const isOfSeveral =
    (said.has("both") && !(moves.period && moves.billing)) || (now.lines.length > 1 && !moves.billing);
  if (said.has("cheaper") && !said.has("difference") && (isOfSeveral || moves.places.length > 0)) return null;
  const isChanged = !areSame(next.lines, now.lines);
  const isPointed = isChanged || moves.rows.length + moves.places.length > 0;
  const ask = askerOf(next);
  const again = isPointed ? repeated(moves, thread) : null;
  if (again) return ask(again, { quantities: [], aspect: again === "compare" ? "paidOff" : undefined });
  if (said.has("time")) return isPointed ? ask("time", { quantities: [] }) : null;
  const isOfSum = isAsked(said) || moves.billing || moves.rows.some(({ how }) => how !== "stated");
  // "What has the second that the first has not?"
  if (said.has("includes") && moves.places.length > 1) return ask("difference", { quantities: [] });
  if (said.has("includes") && !isOfSum)
    return isPointed || isOfPrices(thread) ? ask("includes", { quantities: [] }) : null;
  if (said.has("difference")) return differing(moves, next, now, thread);
  if (said.has("breakEven")) return ask("compare", { quantities: [], aspect: "paidOff" });
  // "And the cheapest by the month?", of the whole list
  const isOfList =
    thread.asked !== null && ranking.has(thread.asked.topic) && thread.asked.products.length === 0;
  if (said.has("cheaper") && isOfList && !isPointed) return null;
  if (said.has("cheaper") && !isChanged) return cheaper(moves, next);
  return (
    fitting(moves, next, isChanged, thread) ??
    (isPriced(moves, isPointed, thread) ? priced(moves, next, isChanged, thread) : null)
  );
}

/** An amount that is no budget for what is wanted asks for something else. */
function isPriced(
  { amount, period, billing, number, times, said }: Moves,
  isPointed: boolean,
  thread: Thread,
) {
  if (amount) return false;
  return (
    isPointed ||
    (isOfPrices(thread) && (period || billing || number || times || said.has("both"))) ||
    isAsked(said)
  );
}

export function isOfPrices({ topic }: Thread) {
  return topic !== null && pricing.has(topic);
}

function isAsked(said: Moves["said"]) {
  return said.has("price") || said.has("sum") || said.has("together");
}

/** "No, the landing page", "and an MVP?": the same of it. */
function repeated(
  { rows, places, said, period, amount, billing, number }: Moves,
  { asked }: Thread,
): Topic | null {
  const isUnasked = !period && !amount && !billing && !number && !asking.some((move) => said.has(move));
  const named = [...rows, ...places];
  const isStated = named.every(({ how }) => how === "stated");
  if (!asked || !isUnasked || !isStated || named.length === 0) return null;
  if (asked.topic === "compare")
    return asked.quantities.length === 0 && !asked.products[1] ? "compare" : null;
  return asked.topic === "time" || asked.topic === "includes" ? asked.topic : null;
}

/** Whether one way to pay costs less than the other: over the months that were spoken of, or from when on. */
function cheaper({ billing }: Moves, { lines, period }: Basket): Ask | null {
  const ask = askerOf({ lines, period, billing: null });
  // "Is that less than buying it outright?", of several.
  const isSeveral = lines.length > 1 || lines.some(({ count }) => count > 1);
  if (isSeveral) return period && (billing || lines.length === 1) ? ask("compare", { aspect: "gap" }) : null;
  return ask("compare", period ? {} : { aspect: "paidOff" });
}

/** Whether an amount is enough, and what is left of it. */
function fitting(moves: Moves, next: Basket, isChanged: boolean, thread: Thread): Ask | null {
  const { asked, budget, choice } = thread;
  const { said, amount } = moves;
  const isOfRows = asked?.products.some(isRow) ?? false;
  // "Is tax on top of that? And would 4,000 do?"
  const isOnTop = asked?.topic === "invoice" && next.lines.length > 0;
  const wasChecked = isOfRows && amountIn(asked?.quantities ?? []) !== undefined;
  // "We have 10,000", after a price; "what do I get for 2,000?" asks for something else.
  const isNew =
    amount !== null && (isChanged || moves.rows.length > 0 || isOfRows || isOnTop) && !said.has("includes");
  const isAgain =
    budget !== null &&
    (said.has("enough") || said.has("left") || (wasChecked && !moves.billing && !moves.period));
  const isInAll = said.has("sum") || said.has("buying");
  const held = isNew ? { amount, monthly: next.billing === "monthly" && !isInAll } : isAgain ? budget : null;
  if (!held) return null;
  const [only, more] = next.lines;
  const isOne = !more && only?.count === 1 && !next.period;
  const quantities = next.period ? [next.period, held.amount] : [held.amount];
  const isChoice = (choice || wasWeighed(thread)) && !isChanged && !isSummed(said);
  const aspect = isChoice ? "choice" : said.has("left") ? "left" : undefined;
  return askerOf(next)(isOne || isChoice ? "budget" : "estimate", {
    quantities,
    monthly: held.monthly,
    aspect,
  });
}

/** What it comes to: of one, by the month or once, or over some months; of several, together, unless they were weighed. */
function priced({ said }: Moves, next: Basket, isChanged: boolean, thread: Thread): Ask | null {
  const { lines, period, billing } = next;
  const [only, more] = lines;
  const ask = askerOf(next);
  // Alternatives are no sum, unless somebody asks for it.
  const isApart = more !== undefined && !isChanged && !isSummed(said);
  if (isApart && thread.choice) return null;
  if (isApart && wasWeighed(thread))
    return period && thread.asked?.topic !== "difference" ? ask("compare") : ofTwo(next);
  if (more || (only && only.count > 1)) return ask("estimate");
  if (period) return ask("compare");
  return billing === "monthly" ? ask("subscription-price") : ask("price");
}

function wasWeighed({ asked }: Thread) {
  return asked !== null && weighing.has(asked.topic);
}

/** What is added up. */
function isSummed(said: Moves["said"]) {
  return said.has("sum") || said.has("together") || said.has("both");
}

const asking = [
  "price",
  "sum",
  "together",
  "difference",
  "cheaper",
  "enough",
  "left",
  "time",
  "includes",
  "breakEven",
] as const;

const ranking: ReadonlySet<Topic> = new Set<Topic>(["cheapest", "dearest"]);
const weighing: ReadonlySet<Topic> = new Set<Topic>(["compare", "difference"]);

const pricing: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "subscription-price",
  "subscription",
  "compare",
  "difference",
  "estimate",
  "budget",
  "cheapest",
  "dearest",
  "discount",
  "includes",
  "hosting",
  "invoice",
  "instalments",
  "payment-methods",
  "maintenance",
  "free-maintenance",
  "on-call",
  "quote",
]);
