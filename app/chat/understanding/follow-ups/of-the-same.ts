import { mostOfARow } from "#app/studio/estimate-query.ts";
import type { Product } from "../../text/products.ts";
import type { Quantity } from "../../text/quantities.ts";
import { priceFor, rowsAmong } from "../asks/row-picks.ts";
import { onTheTable } from "../thread/references.ts";
import {
  anotherPeriod,
  type FollowUp,
  isPriced,
  isSold,
  overTime,
  periodOf,
  type Said,
  sameBudget,
} from "../thread/said.ts";
import { latest, latestOf, type Thread } from "../thread/thread.ts";
import { amountIn } from "../words/reading.ts";

/** "and monthly?", "over a year?", "for two of them?", "is that enough?" */
export function ofTheSame(said: Said): FollowUp | null {
  const { cues, focus, quantities, monthly, once, number, isOfThem, thread } = said;
  const counts = thread.counts;
  const amount = amountIn(quantities);
  if (amount) return ofAnAmount(said, amount);
  if (cues.has("afford") && thread.budget && !cues.has("cheaper"))
    return { topic: "budget", products: focus, counts, quantities: sameBudget(thread) };
  if (cues.has("dearer") && !cues.has("cheaper") && !cues.has("compare")) return ofExtremes(said, "dearest");
  if (cues.has("lowest") && !cues.has("compare") && !once && !monthly) return ofExtremes(said, "lowest");
  if (cues.has("cheaper") && !cues.has("compare") && !once && !monthly) return ofExtremes(said, "below");
  // "What does the gap between the low end and the high end depend on?"
  if (cues.has("range") && cues.has("compare") && focus.length === 1 && isPriced(thread))
    return { topic: "price", products: focus, aspect: "range" };
  if (focus.length === 0) return isBudgeted(thread) && monthly && !once ? ofBudget(thread) : null;
  if (cues.has("long") && isPriced(thread))
    return { topic: "time", products: thread.last.length > 1 ? thread.listed.filter(isSold) : focus };
  // "What is that for eight months?" asks for a sum.
  if (cues.has("define") && !once && !monthly && isPriced(thread) && !periodOf(quantities))
    return { topic: "includes", products: focus };
  if (cues.has("sum") && !periodOf(quantities)) {
    // "In total", of the one that was chosen from what was shown, is not of all that was shown.
    const isChosen = thread.last.length === 1 && thread.listed.some(({ id }) => id === thread.last[0]?.id);
    const shown = isChosen ? [] : thread.listed;
    const all = [focus, latest(thread, number ?? 2), shown.filter(isSold)].find(({ length }) => length > 1);
    if (all) return { topic: "estimate", products: all, counts };
  }
  if (cues.has("single") && Object.keys(counts).length > 0 && rowsAmong(focus).length === 1)
    return { topic: "price", products: focus, counts: {} };
  // "Vs paying once?" is eleven in another language.
  // "And two of them?" counts things.
  const period = once || isOfThem ? null : anotherPeriod(number, thread);
  if (period) return overTime(focus, counts, [period], thread);
  if (periodOf(quantities)) return overTime(focus, counts, quantities, thread);
  // "Times twelve", of what is paid each month.
  if (number !== null && number > mostOfARow && isMonthlyOnly(focus, thread))
    return overTime(
      focus,
      counts,
      [{ kind: "duration", unit: "month", value: number, start: 0, end: 0 }],
      thread,
    );
  if (number !== null && number <= mostOfARow && isCountable(focus) && !cues.has("range"))
    return {
      topic: "estimate",
      products: focus,
      counts: Object.fromEntries(rowsAmong(focus).map((row) => [row, number])),
    };
  if (cues.has("compare") && !once) {
    const several = thread.last.length > 1 ? thread.listed.filter(isSold) : latest(thread, 2);
    if (several.length > 1) return { topic: "compare", products: several };
  }
  if (
    (monthly && once) ||
    (cues.has("cheaper") && (monthly || once)) ||
    (cues.has("compare") && (monthly || once || isPriced(thread)))
  )
    return { topic: "compare", products: focus, quantities: thread.period ? [thread.period] : [] };
  if (monthly)
    return {
      topic: focus.length > 1 && thread.topic === "estimate" ? "estimate" : "subscription-price",
      products: focus,
      counts,
    };
  if (once) return { topic: "price", products: latestOf(thread, isPaidOnce) ?? focus, counts };
  if (cues.has("range") && isPriced(thread)) return { topic: "price", products: focus, aspect: "range" };
  return null;
}

/** "And by the month?", of what an amount is enough for. */
function ofBudget({ listed }: Thread): FollowUp {
  return { topic: "subscription-price", products: listed.slice(0, MOST_SHOWN), aspect: "choice" };
}

function isBudgeted({ topic, listed }: Thread) {
  return topic === "budget" && listed.length > 1 && listed.every(isSold);
}

const MOST_SHOWN = 4;

/** "The one-off part again": of what can be paid once. */
function isPaidOnce(subject: readonly Product[]) {
  return rowsAmong(subject).some((row) => priceFor(row, false) !== null);
}

function isMonthlyOnly(focus: readonly Product[], { topic }: Thread) {
  return topic === "subscription-price" || rowsAmong(focus).every((row) => priceFor(row, false) === null);
}

/** Of a design to be built there is one, whatever number of screens it has. */
function isCountable(focus: readonly Product[]) {
  const [row, more] = rowsAmong(focus);
  return row !== undefined && more === undefined && row !== "figmaToUi";
}

/** An amount: enough for what was spoken of, or for what? More of it: on top of what one has. */
function ofAnAmount({ cues, focus, thread, once, monthly }: Said, amount: Quantity): FollowUp | null {
  const before = thread.budget?.amount.value ?? 0;
  const sum = cues.has("add") && before > 0 ? { ...amount, value: amount.value + before } : amount;
  const isAsked = cues.has("afford") || thread.topic === "budget" || thread.topic === "estimate";
  const isOfThese =
    isAsked && focus.length > 0 && thread.last.length > 0 && !once && (!monthly || cues.has("afford"));
  return {
    topic: "budget",
    products: isOfThese ? focus : [],
    counts: isOfThese ? thread.counts : {},
    quantities: [sum],
  };
}

/** The cheapest or dearest of what was shown, what is cheaper than the one thing spoken of, or of all. */
function ofExtremes(
  { focus, thread, isFragment, cues }: Said,
  extreme: "lowest" | "below" | "dearest",
): FollowUp | null {
  const topic = extreme === "dearest" ? "dearest" : "cheapest";
  // "Which one wins at the cheap end?", of what is being compared.
  if (thread.topic === "compare" && focus.length > 0)
    return { topic: "compare", products: focus, quantities: thread.period ? [thread.period] : [] };
  const listed = onTheTable(thread).filter(isSold);
  const isService = thread.products.length === 1 && thread.products[0]?.kind === "service";
  if ((thread.last.length > 1 || isService) && rowsAmong(listed).length > 1)
    return { topic, products: listed };
  if (extreme === "below" && rowsAmong(focus).length > 0 && isPriced(thread))
    return { topic: "cheapest", products: focus, aspect: "below" };
  // "What would that be at the very least?", of what was just priced: its price says.
  const isOfOne = cues.has("cost") && rowsAmong(focus).length === 1;
  if (extreme === "lowest" && isOfOne && isPriced(thread)) return { topic: "price", products: focus };
  return isFragment ? { topic, products: [] } : null;
}
